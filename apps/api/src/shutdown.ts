import { setTimeout as wait } from 'node:timers/promises';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { OpenResponses } from './platform/http/server/open-responses.js';
import { LiveStreams } from './operations/live/live-streams.js';

// milliseconds
const notReadyFor = 500; // readiness says no, and keep-alive clients are told to leave before the door closes
const hardLimit = 9_000; // whoever stops us kills after ten seconds (rules §13)

/** On SIGTERM or SIGINT: not ready any more, requests in flight end, then exit 0. */
export function closeOnSignals(app: NestExpressApplication): void {
  let isClosing = false;
  const close = async (): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(0), hardLimit).unref();
    app.get(LiveStreams).close(); // they would never end by themselves
    app.get(OpenResponses).close();
    await wait(notReadyFor);
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void close());
  process.on('SIGINT', () => void close());
}

/** `npm start` starts this process: killed without a word, it leaves nobody who would stop us, and the port to the next start. */
export function endWithStarter(): void {
  process.once('disconnect', () => process.exit(1));
}
