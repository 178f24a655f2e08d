/**
 * Runs in the page: waits for the end of all finite animations. During one, colours lie between two values, and a button may
 * move away from the pointer.
 */
export async function waitForAnimations(): Promise<void> {
  const finiteAnimations = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(finiteAnimations.map((animation) => animation.finished));
}
