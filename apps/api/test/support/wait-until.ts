import { isLongRun } from './proof-report';

/** For a machine without other work; the app itself waits twenty seconds for a mail server that does not respond. */
const timeoutMs = isLongRun ? 300_000 : 25_000;

/** Reads a value until it is the expected one; fails with the last value after the time limit. */
export async function waitUntil<Value>(
  readValue: () => Promise<Value>,
  isDone: (value: Value) => boolean,
): Promise<Value> {
  const deadline = performance.now() + timeoutMs * timeLimitFactor;
  for (;;) {
    const value = await readValue();
    if (isDone(value)) return value;
    if (performance.now() > deadline) throw new Error(`Still not so: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
