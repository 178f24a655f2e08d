import { setTimeout as wait } from 'node:timers/promises';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { OpenResponses } from './platform/http/server/open-responses.js';
import { LiveStreams } from './operations/live/live-streams.js';

// milliseconds
const drainMs = 500; // readiness fails and keep-alive clients are told to leave before the server closes
const exitTimeoutMs = 9_000; // a process that takes longer than ten seconds is killed (rules §13)

/** On SIGTERM or SIGINT the process reports not ready, finishes the requests in flight and exits with 0. */
export function closeOnSignals(app: NestExpressApplication): void {
  let isClosing = false;
  const close = async (): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(0), exitTimeoutMs).unref();
    app.get(LiveStreams).close(); // these streams do not end by themselves
    app.get(OpenResponses).beginClosing();
    await wait(drainMs);
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void close());
  process.on('SIGINT', () => void close());
}

/**
 * Ends this process when `npm start`, which started it, is killed. Otherwise it would keep the port, and the next start
 * would fail.
 */
export function exitWithParent(): void {
  process.once('disconnect', () => process.exit(1));
}
