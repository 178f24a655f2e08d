import type { NestExpressApplication } from '@nestjs/platform-express';
import { Readiness } from './health/readiness.js';

const patience = 9_000; // milliseconds; whoever stops us kills after ten seconds (decisions §13)

/** On SIGTERM or SIGINT: not ready any more, requests in flight end, then exit 0. */
export function closeOnSignals(app: NestExpressApplication): void {
  let isClosing = false;
  const close = async (): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    app.get(Readiness).close();
    setTimeout(() => process.exit(0), patience).unref();
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void close());
  process.on('SIGINT', () => void close());
}
