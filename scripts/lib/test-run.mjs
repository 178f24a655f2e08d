// Runs the checks and prints their results. Nx runs three tasks at a time and caches their results; each leaves its counts
// in a file.
import fs from 'node:fs';
import os from 'node:os';
import { markFresh } from './fresh-build.mjs';
import { nxBin, run as runProgram, runBin, stopTogether } from './processes.mjs';
import { createTemporaryFolder } from './temporary-folder.mjs';
import { at, readFileOr, say, seconds } from './workspace.mjs';

export const checks = [
  ...['test', 'lint', 'typecheck', 'format', 'boundaries'],
  ...['generated', 'guide', 'references', 'migrations'],
];
const mostLines = 200;
const resultsPattern = (project) => `{apps,libs}/${project}/test-results/results.json`;

/** Checks that nothing remains in the temporary folder, and ends the process with the result. */
export async function testRun(runChecks) {
  const begin = Date.now();
  const results = [];
  const record = (result) => {
    results.push(printResult(result));
    return result;
  };
  const folder = createTemporaryFolder('run');
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  stopTogether(() => process.exit(1));
  const run = {
    tasks: async (targets) => (await runTasks(targets)).map(record),
    proof: async (name, project, ...patterns) => record(await runLong(name, project, ...patterns)),
    script: async (name) => record(await runScript(name)),
  };
  await runChecks(run).catch((error) =>
    record(singleResult({ name: 'the run', code: 1, output: String(error.stack ?? error), begin })),
  );
  record(singleResult({ name: 'nothing left', ...findLeftovers(folder), begin: Date.now() }));
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  say(`finished in ${seconds(begin)}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

/** Tests that start the program build nothing then. */
export async function buildAll(run) {
  const begin = Date.now();
  const built = await run.tasks(['build']);
  const isBuilt = built.every(({ failed }) => failed === 0);
  if (isBuilt) markFresh(begin);
  return isBuilt;
}

async function runTasks(targets) {
  const begin = Date.now();
  for (const file of fs.globSync(resultsPattern('*'), { cwd: at() })) fs.rmSync(at(file));
  // Jest does not create the folder of its counts.
  for (const project of fs.globSync('{apps,libs}/*', { cwd: at() }))
    fs.mkdirSync(at(project, 'test-results'), { recursive: true });
  const file = at('.nx/cache/run.json');
  fs.rmSync(file, { force: true });
  // Their dependencies are built: building again would remove the files from other tests for a moment.
  const options = ['--outputStyle=static', '--excludeTaskDependencies'];
  const onOutput = (text) =>
    text.match(/^> nx run .+$/gm)?.forEach((line) => say(`       ${seconds(begin)} ${line.slice(2)}`));
  const { code, output } = await runBin(nxBin, ['run-many', '-t', targets.join(), ...options], { onOutput });
  const { tasks } = JSON.parse(readFileOr(file, '{"tasks":[]}'));
  const results = tasks.map(toResult);
  const isExplained = code === 0 ? results.length > 0 : results.some(({ failed }) => failed > 0);
  return isExplained ? results : [...results, singleResult({ name: `nx ${targets.join()}`, code: 1, output, begin })];
}

function toResult({ target, projectName, startTime, endTime, status, cacheStatus, hash }) {
  const name = projectName === 'workspace' ? target : `${projectName} ${target}`;
  const took =
    cacheStatus === 'cache-miss' ? `${((Date.parse(endTime) - Date.parse(startTime)) / 1000).toFixed(1)} s` : 'cached';
  // Nx loses the last of its own output when it ends in a hurry.
  const output = readFileOr(at('.nx/cache/terminalOutputs', hash), '');
  const result = { name, code: status, output, took };
  const [results] = fs.globSync(resultsPattern(projectName), { cwd: at() });
  return target === 'test' || target === 'e2e' ? countedResult(result, results && at(results)) : singleResult(result);
}

async function runLong(name, project, ...patterns) {
  const begin = Date.now();
  const file = `${os.tmpdir()}/${name}.json`;
  const { code, output } = await runBin(
    'jest/bin/jest.js',
    ['--json', `--outputFile=${file}`, ...patterns, '--runInBand'],
    { cwd: at(project), env: { TEST_LONG: 'true' } },
  );
  const result = countedResult({ name, code, output, took: seconds(begin) }, file);
  fs.rmSync(file, { force: true });
  return result;
}

async function runScript(name) {
  const begin = Date.now();
  return singleResult({ name, begin, ...(await runProgram(process.execPath, [at(`scripts/${name}.mjs`)])) });
}

/** One step, one result: it passes or it fails. */
function singleResult({ name, code, output, begin, took = seconds(begin) }) {
  return { name, took, output, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** A suite that broke before it could count, or ran nothing, has failed. */
function countedResult({ name, code, output, took }, file) {
  const { passed, failed } =
    file && fs.existsSync(file) ? readCounts(JSON.parse(fs.readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  const isSilentFailure = (code !== 0 && failed === 0) || passed + failed === 0;
  return { name, took, output, passed, failed: failed + (isSilentFailure ? 1 : 0) };
}

/** Of Jest, or of Playwright. */
function readCounts({ testResults, numPassedTests, numFailedTests, stats, errors }) {
  if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

function findLeftovers(folder) {
  const left = fs.readdirSync(folder);
  return { code: left.length, output: `left in the temporary folder: ${left.join(', ')}` };
}

function printResult(result) {
  const { name, took, passed, failed, output } = result;
  say(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(18)} ${took.padStart(8)}  ${passed} passed, ${failed} failed`,
  );
  if (failed > 0) console.log(output.trimEnd().split('\n').slice(-mostLines).join('\n'));
  return result;
}
