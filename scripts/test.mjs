// npm test: everything, the browser too. It installs what it needs and closes with "N passed, N failed".
import { prepare } from './lib/prepare.mjs';

await prepare();
const { ensureBrowserShell } = await import('./lib/browser.mjs');
const { allBuilt, checks, testRun } = await import('./lib/test-run.mjs');
await testRun(async (run) => {
  if (!(await allBuilt(run))) return;
  process.env.CHROMIUM_PATH = await ensureBrowserShell();
  await run.tasks([...checks, 'e2e']);
});
