// npm run test:mutants: StrykerJS changes the domain's sources in small ways, and at least 90 % of the changes have to fail a test
// (proof T5). npm run test:mutants -- src/capacity/search/seating.ts: only the changes in that file.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { prepare } from './lib/prepare.mjs';
import { at } from './lib/workspace.mjs';

await prepare();

const version = '10.0.0'; // of StrykerJS
const minimumScorePercent = '90';
const domainFolder = at('libs/domain');
const resultFile = at('libs/domain/test-results/mutants-so-far.json');
const mutateOption = process.argv.length > 2 ? ['--mutate', process.argv.slice(2).join()] : [];

// Nearly every mutant fails a test with few tries of each property; the others are tried three times as much. With that from
// the beginning this would take a night.
fs.rmSync(resultFile, { force: true });
process.exitCode = runStryker({ PROOF_SCALE: '0.03' });
if (process.exitCode === 0) {
  forgetSurvivingMutants();
  process.exitCode = runStryker({ PROOF_SCALE: '0.1', LEAST_SCORE: minimumScorePercent });
}

/** Tries all mutants that Stryker does not remember, prints a table, and answers with its exit code. */
function runStryker(env) {
  // Stryker reads tsconfig.json with a TypeScript beside it: npx installs only what the project does not have.
  const packages = [`@stryker-mutator/core@${version}`, `@stryker-mutator/jest-runner@${version}`, 'typescript@5.9.3'];
  const packageOptions = packages.flatMap((name) => ['-p', name]);
  const options = {
    cwd: domainFolder,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  };
  return spawnSync('npx', ['--yes', ...packageOptions, '--', 'stryker', 'run', ...mutateOption], options).status ?? 1;
}

function forgetSurvivingMutants() {
  const report = JSON.parse(fs.readFileSync(resultFile, 'utf8'));
  for (const mutatedFile of Object.values(report.files))
    mutatedFile.mutants = mutatedFile.mutants.filter(({ status }) => status !== 'Survived');
  fs.writeFileSync(resultFile, JSON.stringify(report));
}
