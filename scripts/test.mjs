// npm test: everything, the browser too. It installs what it needs and closes with "N passed, N failed".
import { prepare } from './lib/prepare.mjs';

const begin = Date.now();
await prepare();
const { browserSteps, buildSteps, lanes } = await import('./lib/checks.mjs');
const { close, runSteps } = await import('./lib/run-steps.mjs');
const built = await runSteps(buildSteps);
const checked = await Promise.all(lanes.map(runSteps));
const browsed = await runSteps(browserSteps);
close([...built, ...checked.flat(), ...browsed], begin);
