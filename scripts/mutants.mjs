// npm run test:mutants: StrykerJS changes the domain's sources in small ways, and the domain's tests have to notice
// (proof T5; what counts as enough stands in libs/domain/stryker.config.mjs).
// npm run test:mutants -- src/capacity/search/seating.ts: only what is in that file.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { prepare } from './lib/prepare.mjs';
import { at } from './lib/workspace.mjs';

await prepare();
const { writeProof } = await import('./lib/proof-page.mjs');

const domain = at('libs/domain');
const report = path.join(domain, 'test-results/mutants.json');
const soFar = path.join(domain, 'test-results/mutants-so-far.json');
const stryker = at('node_modules/@stryker-mutator/core/bin/stryker.js');
const leastScore = 90; // percent
const wanted = process.argv.slice(2);

// Nearly every mutant is noticed by a few tries of each property; whoever is not is tried three times as much. With that from
// the beginning this would take a night.
fs.rmSync(soFar, { force: true });
let status = look({ PROOF_SCALE: '0.03' });
if (status === 0) {
  forgetSurvivors();
  status = look({ PROOF_SCALE: '0.1', LEAST_SCORE: String(leastScore) });
}
if (status === 0 && wanted.length === 0) keepPage(JSON.parse(fs.readFileSync(report, 'utf8')));
process.exitCode = status;

/** Tries all that Stryker does not remember; answers with its exit code. */
function look(env) {
  const only = wanted.length > 0 ? ['--mutate', wanted.join()] : [];
  const options = { cwd: domain, stdio: 'inherit', env: { ...process.env, ...env } };
  return spawnSync(process.execPath, [stryker, 'run', ...only], options).status ?? 1;
}

/** What Stryker does not remember it tries anew. */
function forgetSurvivors() {
  const known = JSON.parse(fs.readFileSync(soFar, 'utf8'));
  for (const file of Object.values(known.files))
    file.mutants = file.mutants.filter(({ status }) => status !== 'Survived');
  fs.writeFileSync(soFar, JSON.stringify(known));
}

function keepPage({ files }) {
  const all = Object.entries(files).flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ ...mutant, file })));
  const count = (...statuses) => all.filter((mutant) => statuses.includes(mutant.status)).length;
  const noticed = count('Killed', 'Timeout');
  const missed = all.filter(({ status: how }) => how === 'Survived' || how === 'NoCoverage');
  writeProof('T5', 'The tests notice nine of ten slips of the pen in the domain', {
    figures: {
      'slips (mutants)': noticed + missed.length,
      'noticed by a test that fails': count('Killed'),
      'noticed because a test does not end': count('Timeout'),
      missed: missed.length,
      [`score (%; at least ${leastScore})`]: ((100 * noticed) / (noticed + missed.length)).toFixed(1),
      'not counted, since they are worked out once, while a file loads': count('Ignored'),
      'not counted, since a file of tests does not even load': count('RuntimeError'),
    },
    table: ['| Missed in | Line | Slip |', '|---|---|---|', ...missed.map(rowOf)],
    command: 'npm run test:mutants',
  });
}

function rowOf({ file, location, mutatorName, replacement }) {
  const text = replacement.replace(/\s+/g, ' ').replaceAll('|', '\\|');
  return `| ${file.replace(/^src\//, '')} | ${location.start.line} | ${mutatorName}: \`${text}\` |`;
}
