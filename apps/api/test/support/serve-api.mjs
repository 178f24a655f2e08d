// One API process, for tests that need several, another time zone or a clock that stands still.
// TEST_NOW: the instant at which the clock stands until a message sets it. TEST_LOCK=off: proves that the evening lock is needed.
// TEST_MINUTE=asked: the jobs of every minute run only when a test asks. The clocks of several processes are set one after the
// other, and a process whose clock is still a week behind would treat a mail of another as one from the future.
// TEST_STORE=upsert: proves that a session must only ever be updated.
import {
  Clock,
  EveningLock,
  SchedulerRegistry,
  SessionStore,
  SystemClock,
  closeOnSignals,
  createApp,
} from '../../dist/for-tests.js';
import { runMinuteJobs } from './run-minute-jobs.mjs';

class StandingClock extends Clock {
  constructor(instant) {
    super();
    this.instant = instant;
    process.on('message', (message) => {
      if (message === 'memory' || message === 'minute' || message.standStill) return;
      this.instant = message;
      process.send('moved');
    });
  }

  now() {
    return new Date(this.instant);
  }
}

if (process.env.TEST_LOCK === 'off') EveningLock.prototype.acquireForChange = () => Promise.resolve();
if (process.env.TEST_STORE === 'upsert') delete SessionStore.prototype.set; // leaves connect-pg-simple's own
const clock = process.env.TEST_NOW ? new StandingClock(process.env.TEST_NOW) : new SystemClock();
const app = await createApp({ env: process.env, clock });
closeOnSignals(app);
await app.init();
if (process.env.TEST_MINUTE === 'asked')
  for (const job of app.get(SchedulerRegistry).getCronJobs().values()) job.stop();
await app.listen(0, '127.0.0.1');
process.on('message', (message) => {
  if (message !== 'memory') return;
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  process.send({ bytes: heapUsed + external });
});
process.on('message', async (message) => {
  if (message !== 'minute') return;
  await runMinuteJobs(app);
  process.send('done');
});
process.on('message', ({ standStill = 0 }) => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, standStill); // milliseconds, as on an overloaded machine
});
process.on('disconnect', () => process.exit(0)); // never outlives the test
process.send(app.getHttpServer().address().port);
