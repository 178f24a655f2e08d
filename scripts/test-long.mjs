// npm run test:long: the proofs that take long, in their full size; each writes its page into docs/proofs.
// npm run test:long -- kill-database: only what has this in its name.
import { prepare } from './lib/prepare.mjs';

const begin = Date.now();
await prepare();
const { buildSteps, longSteps } = await import('./lib/checks.mjs');
const { close, runSteps } = await import('./lib/run-steps.mjs');
const wanted = process.argv.slice(2);
const isWanted = ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part));
const built = await runSteps(buildSteps);
const proved = await runSteps(longSteps.filter(isWanted));
close([...built, ...proved], begin);
