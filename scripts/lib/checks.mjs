// Everything that has to be green, as a table: what `npm run check` and `npm test` go through.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../pg.mjs';
import { ensureBrowser } from './browser.mjs';
import { markFresh } from './fresh-build.mjs';
import { freshness } from './generated-files.mjs';
import { nxBin, run, runBin } from './processes.mjs';
import { at } from './workspace.mjs';

const bin =
  (name, ...args) =>
  () =>
    runBin(name, args);
const nx = (...args) => bin(nxBin, ...args, '--outputStyle=static');

/** One step, one result: it passes or it fails. */
const check = (name, go) => ({ name, go: async () => asOneResult(await go()) });
const asOneResult = ({ code, output }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output });

/** A test runner that writes its counts as JSON into a file. */
const suite = (name, go, count) => ({ name, go: () => countedRun(go, count) });
const jest = (project) =>
  suite(
    `${path.basename(project)} tests`,
    (file) => runBin('jest/bin/jest.js', ['--json', `--outputFile=${file}`], { cwd: at(project) }),
    jestCounts,
  );

/** First what everything else needs. */
export const buildSteps = [check('build', build), check('generated files', freshness)];

/** Then two lanes side by side, for two cores. */
export const lanes = [
  [
    check('format', bin('prettier/bin/prettier.cjs', '--check', '.', '--log-level=warn')),
    check(
      'lint',
      bin('eslint/bin/eslint.js', '.', '--max-warnings=0', '--cache', '--cache-location=node_modules/.cache/eslint'),
    ),
    check(
      'boundaries',
      bin('dependency-cruiser/bin/dependency-cruiser.mjs', 'apps', 'libs', '--config', '.dependency-cruiser.mjs'),
    ),
    check('deployment', () => run(process.execPath, [at('scripts/check-deployment.mjs')])),
    check('guide', () => run(process.execPath, [at('scripts/check-guide.mjs')])),
    check('references', () => run(process.execPath, [at('scripts/check-references.mjs')])),
    // Everything is built by now; building anew would take the files away from the tests beside it for a moment.
    check('types', nx('run-many', '-t', 'typecheck', '--excludeTaskDependencies')),
    jest('apps/web'),
  ],
  [check('migrations', checkMigrations), jest('libs/domain'), jest('libs/contracts'), jest('apps/api')],
];

/** Last the browser, alone on the machine. */
export const browserSteps = [suite('browser journeys', runJourneys, playwrightCounts)];

/** What the tests start afterwards finds everything fresh: a build would disturb the tests beside it. */
async function build() {
  const built = await nx('run-many', '-t', 'build', '--projects=domain,api,web')();
  if (built.code === 0) markFresh();
  return built;
}

/** What takes long, one after the other: the proofs in full size, and the image's steps by hand. */
const longFile = (file) =>
  suite(
    file,
    (output) =>
      runBin('jest/bin/jest.js', ['--json', `--outputFile=${output}`, `test/.*${file}`, '--runInBand'], {
        cwd: at('apps/api'),
        env: { TEST_LONG: 'true' },
      }),
    jestCounts,
  );
export const longSteps = [
  ...[
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
    'follow-any-course',
    'agree-on-availability',
    'fuzz-operations',
    'last-for-hours',
  ].map(longFile),
  check('mutants', () => run(process.execPath, [at('scripts/mutants.mjs')])),
  check('try-image', () => run(process.execPath, [at('scripts/try-image.mjs')])),
];

async function countedRun(go, count) {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'strapec-results-')), 'results.json');
  const { code, output } = await go(file);
  const counts = fs.existsSync(file) ? count(JSON.parse(fs.readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  // A suite that broke before it could count, or that ran nothing, has failed.
  const isSilentFailure = (code !== 0 && counts.failed === 0) || counts.passed + counts.failed === 0;
  return { passed: counts.passed, failed: counts.failed + (isSilentFailure ? 1 : 0), output };
}

function jestCounts(results) {
  const brokenFiles = results.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: results.numPassedTests, failed: results.numFailedTests + brokenFiles.length };
}

function playwrightCounts({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

async function runJourneys(file) {
  const env = { CHROMIUM_PATH: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  return runBin('@playwright/test/cli.js', ['test'], { cwd: at('apps/e2e'), env });
}

async function checkMigrations() {
  const database = await startPostgres({ dataDir: at('.data/check/postgres'), careless: true });
  try {
    return await run(process.execPath, [at('scripts/check-migrations.mjs')], { env: { CLUSTER_URL: database.url } });
  } finally {
    await database.stop();
  }
}
