// npm run check: everything that needs no browser.
import { prepare } from './lib/prepare.mjs';

await prepare();
const { allBuilt, checks, testRun } = await import('./lib/test-run.mjs');
await testRun(async (run) => {
  if (await allBuilt(run)) await run.tasks(checks);
});
