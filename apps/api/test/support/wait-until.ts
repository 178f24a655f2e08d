import { isLongRun } from './proof-report';

/** Milliseconds that a quiet machine may need: a mail server that has gone silent is waited for twenty seconds. */
const timeoutMs = isLongRun ? 300_000 : 25_000;

/** Waits until something is true; fails with its last value when that takes many times as long as it should. */
export async function waitUntil<Value>(
  readValue: () => Promise<Value>,
  isDone: (value: Value) => boolean,
): Promise<Value> {
  const deadline = performance.now() + timeoutMs * patience;
  for (;;) {
    const value = await readValue();
    if (isDone(value)) return value;
    if (performance.now() > deadline) throw new Error(`Still not so: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
