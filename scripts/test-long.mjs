// npm run test:long: the proofs that take long, in their full size; each writes its page into docs/proofs.
// npm run test:long -- kill-database: only what has this in its name.
import { prepare } from './lib/prepare.mjs';

const proofs = [
  'kill-processes',
  'kill-database',
  'heal-the-start',
  'deliver-every-mail',
  'stop-process',
  'back-up-and-restore',
  'upgrade-database',
  'guard-staff-calls',
  'survive-a-bad-wire',
  'reserve-under-load',
  'race-at-the-doors',
  'follow-any-course',
  'first-in-line',
  'follow-guests',
  'look-and-change-nothing',
  'forge-links',
  'agree-without-script',
  'rows-only',
  'agree-on-availability',
  'fuzz-operations',
  'light-the-same-cells',
  'hear-of-changes',
  'run-the-house',
  'follow-for-long',
  'last-for-hours',
];
const scripts = ['full-evenings', 'mutants', 'try-image'];

await prepare();
const { allBuilt, testRun } = await import('./lib/test-run.mjs');
const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.some((part) => name.includes(part));
await testRun(async (run) => {
  if (!(await allBuilt(run))) return;
  for (const name of proofs.filter(isWanted)) await run.proof(name);
  for (const name of scripts.filter(isWanted)) await run.script(name);
});
