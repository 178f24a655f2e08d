// npm run check: everything that needs no browser.
import { prepare } from './lib/prepare.mjs';

const begin = Date.now();
await prepare();
const { buildSteps, lanes } = await import('./lib/checks.mjs');
const { close, runSteps } = await import('./lib/run-steps.mjs');
const built = await runSteps(buildSteps);
const checked = await Promise.all(lanes.map(runSteps));
close([...built, ...checked.flat()], begin);
