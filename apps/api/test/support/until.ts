/** Waits until something is true; fails with its last value after the time. */
export async function until<Value>(
  look: () => Promise<Value>,
  isDone: (value: Value) => boolean,
  milliseconds = 30_000,
): Promise<Value> {
  const deadline = performance.now() + milliseconds;
  for (;;) {
    const value = await look();
    if (isDone(value)) return value;
    if (performance.now() > deadline) throw new Error(`Still not so: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
