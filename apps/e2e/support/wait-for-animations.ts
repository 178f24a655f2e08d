/**
 * For the page: waits until nothing moves any more. Halfway through a transition colours are neither the old nor the new
 * ones, and a button goes away under a pointer that is quicker than any hand.
 */
export async function waitForAnimations(): Promise<void> {
  const finiteAnimations = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(finiteAnimations.map((motion) => motion.finished));
}
