/**
 * For the page: waits until nothing moves any more. Halfway through a transition colours are neither the old nor the new
 * ones, and a button goes away under a pointer that is quicker than any hand.
 */
export async function atRest(): Promise<void> {
  const passing = document.getAnimations().filter((motion) => motion.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(passing.map((motion) => motion.finished));
}
