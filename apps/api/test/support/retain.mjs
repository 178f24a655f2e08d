// Runs the nightly retention job at each instant that it is told, in a process of its own.
import { RetentionJob, createApp } from '../../dist/for-tests.js';

let now = new Date();
const app = await createApp({ env: process.env, clock: { now: () => now } });
process.on('disconnect', () => process.exit(0)); // never outlives the test that forked it
process.on('message', async (instant) => {
  now = new Date(instant);
  await app.get(RetentionJob, { strict: false }).deleteOldRows();
  process.send('done');
});
process.send('ready');
