// npm test: everything, the browser too. It installs what it needs and closes with "N passed, N failed".
// npm run check: everything that needs no browser.
import { prepare } from './lib/prepare.mjs';

await prepare();
const { ensureBrowserShell } = await import('./lib/browser.mjs');
const { buildAll, checks, testRun } = await import('./lib/test-run.mjs');
const isWithBrowser = !process.argv.includes('--without-browser');
await testRun(async (run) => {
  if (!(await buildAll(run))) return;
  if (isWithBrowser) process.env.CHROMIUM_PATH = await ensureBrowserShell();
  await run.tasks([...checks, ...(isWithBrowser ? ['e2e'] : [])]);
});
