// One API process for tests that need several, another time zone or a clock that stands still.
// TEST_NOW: the instant at which the clock stands until a message moves it. TEST_LOCK=off: the control that shows what the lock is for.
// TEST_MINUTE=asked: what is done every minute is done when a test says so; clocks of several processes are moved one after the
// other, and one that still stands a week back would take a mail for one of a clock that was ahead.
// TEST_STORE=upsert: the control that shows why a session is only ever updated.
import {
  Clock,
  EveningLock,
  SchedulerRegistry,
  SessionStore,
  SystemClock,
  closeOnSignals,
  createApp,
} from '../../dist/for-tests.js';
import { aMinutePasses } from './a-minute.mjs';

class StandingClock extends Clock {
  constructor(instant) {
    super();
    this.instant = instant;
    process.on('message', (moved) => {
      if (moved === 'memory' || moved === 'minute' || moved.standStill) return;
      this.instant = moved;
      process.send('moved');
    });
  }

  now() {
    return new Date(this.instant);
  }
}

if (process.env.TEST_LOCK === 'off') EveningLock.prototype.acquire = () => Promise.resolve();
if (process.env.TEST_STORE === 'upsert') delete SessionStore.prototype.set; // connect-pg-simple's own comes to light
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
  await aMinutePasses(app);
  process.send('done');
});
process.on('message', ({ standStill = 0 }) => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, standStill); // milliseconds; as on a machine that others have
});
process.on('disconnect', () => process.exit(0)); // never outlives the test that forked it
process.send(app.getHttpServer().address().port);
