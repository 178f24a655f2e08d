// npm run test:mutants: applies each mutant of the hand list to a scratch copy and runs the tests that have to notice;
// at least all but one must be killed (proof T5). npm run test:mutants -- seating: only what has this in its file's name.
import fs from 'node:fs';
import path from 'node:path';
import { mutants } from './lib/mutant-list.mjs';
import { prepare } from './lib/prepare.mjs';
import { run } from './lib/processes.mjs';
import { Trouble, at, fail, say, seconds } from './lib/workspace.mjs';

const begin = Date.now();
await prepare();
const { writeProof } = await import('./lib/proof-page.mjs');
const { startPostgres } = await import('./pg.mjs');

const scratch = at('.data', 'mutants', 'copy');
const inScratch = (...parts) => path.join(scratch, ...parts);
const mayLive = 1;

/** A copy of the sources that finds the libraries where they are and the workspace's own packages in itself. */
function makeScratch() {
  fs.rmSync(scratch, { recursive: true, force: true });
  const isLeftOut = /(^|\/)(node_modules|\.git|\.nx|\.data|test-results)$/;
  const own = ['package.json', 'tsconfig.base.json', 'libs', 'apps', 'scripts', 'docs', 'README.md'];
  for (const name of own) {
    fs.cpSync(at(name), inScratch(name), { recursive: true, filter: (file) => !isLeftOut.test(file) });
  }
  for (const folder of ['.', 'apps/api', 'apps/web']) linkModules(folder);
}

function linkModules(folder) {
  const from = at(folder, 'node_modules');
  if (!fs.existsSync(from)) return;
  fs.mkdirSync(inScratch(folder, 'node_modules'), { recursive: true });
  for (const name of fs.readdirSync(from)) {
    const link = inScratch(folder, 'node_modules', name);
    if (name === '@strapec') fs.cpSync(path.join(from, name), link, { recursive: true, verbatimSymlinks: true });
    else fs.symlinkSync(path.join(from, name), link);
  }
}

const bin = (name, args, folder, env = {}) =>
  run(process.execPath, [inScratch('node_modules', name), ...args], { cwd: inScratch(folder), env });

/** Compiles the API of the copy; the tests of the domain read its sources. */
async function build(project) {
  if (project !== 'apps/api') return;
  const info = ['--incremental', '--tsBuildInfoFile', inScratch('.data', 'api.tsbuildinfo')];
  const { code, output } = await bin('typescript/bin/tsc', ['-p', 'tsconfig.build.json', ...info], project);
  if (code !== 0) throw new Trouble(`the mutant does not compile:\n${output}`);
}

/** Runs test files; answers with the names of the tests that failed. */
async function failuresOf(project, tests) {
  const results = inScratch('.data', 'results.json');
  fs.rmSync(results, { force: true });
  const file = `(^|/)${tests}[^/]*\\.spec\\.ts$`;
  const options = ['--json', `--outputFile=${results}`, '--runInBand', '--forceExit', file];
  const { output } = await bin('jest/bin/jest.js', options, project, { TEST_DATA_DIR: '.data/test' });
  if (!fs.existsSync(results)) throw new Trouble(output);
  const { testResults, numTotalTests } = JSON.parse(fs.readFileSync(results, 'utf8'));
  if (numTotalTests === 0) throw new Trouble(`no test ran:\n${output}`);
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  return all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
}

/** Everything is green before anything is broken: else a kill would mean nothing. */
async function checkSound(wanted) {
  for (const key of new Set(wanted.map(({ project, tests }) => `${project} ${tests}`))) {
    const [project, tests] = key.split(' ');
    const failures = await failuresOf(project, tests);
    if (failures.length > 0) throw new Trouble(`${tests} fails without any mutant: ${failures.join('; ')}`);
  }
}

/** The first test that notices, or nothing. */
async function killerOf({ project, file, from, to, tests }) {
  const source = fs.readFileSync(at(file), 'utf8');
  if (source.split(from).length !== 2) throw new Trouble(`${file} does not hold exactly one: ${from}`);
  fs.writeFileSync(
    inScratch(file),
    source.replace(from, () => to),
  );
  try {
    await build(project);
    return (await failuresOf(project, tests))[0];
  } finally {
    fs.writeFileSync(inScratch(file), source);
  }
}

const cell = (text) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|');

function keepPage(results) {
  const survivors = results.filter(({ killer }) => !killer);
  const rows = results.map(
    ({ file, from, to, killer }) =>
      `| ${path.basename(file)} | \`${cell(from)}\` → \`${cell(to)}\` | ${killer ? cell(killer) : '**nobody**'} |`,
  );
  writeProof('T5', 'The tests notice a slip of the pen in capacity, rules and sign-in', {
    figures: {
      'mutants, chosen by hand': results.length,
      'test files that pass without a mutant': new Set(results.map(({ tests }) => tests)).size,
      killed: results.length - survivors.length,
      [`survived (allowed: ${mayLive})`]: survivors.length,
    },
    table: ['| File | Slip | First test that notices |', '|---|---|---|', ...rows],
    command: 'npm run test:mutants',
  });
}

async function tryAll(wanted) {
  makeScratch();
  const database = await startPostgres({ dataDir: inScratch('.data', 'test', 'postgres'), careless: true });
  try {
    await build('apps/api');
    await checkSound(wanted);
    say('every test file in question passes without a mutant');
    const results = [];
    for (const mutant of wanted) {
      const killer = await killerOf(mutant);
      say(`${killer ? 'killed  ' : 'SURVIVED'} ${path.basename(mutant.file)}: ${cell(mutant.to)}  (${killer ?? ''})`);
      results.push({ ...mutant, killer });
    }
    return results;
  } finally {
    await database.stop();
  }
}

try {
  const parts = process.argv.slice(2);
  const wanted = mutants.filter(({ file }) => parts.length === 0 || parts.some((part) => file.includes(part)));
  const results = await tryAll(wanted);
  const survived = results.filter(({ killer }) => !killer).length;
  if (survived <= mayLive && wanted.length === mutants.length) keepPage(results);
  say(`finished in ${seconds(begin)}`);
  console.log(`${results.length - survived} killed, ${survived} survived`);
  process.exitCode = survived <= mayLive ? 0 : 1;
} catch (error) {
  fail(error);
}
