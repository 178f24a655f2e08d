// npm run test:mutants: changes the domain's sources in small ways; at least nine of ten changes have to be noticed (proof T5).
// It goes through them twice (scripts/mutants.mjs), and only the second time counts.
import { timeLimitFactor } from '../../scripts/lib/patience.mjs';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  jest: { configFile: 'jest.config.mjs' },
  mutate: ['src/**/*.ts', '!src/**/*.spec.ts', '!src/testing/**', '!src/index.ts'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 500 * timeLimitFactor, // a slow machine is no test that fails; hundreds of slips are loops without end
  ignoreStatic: true,
  incremental: true,
  incrementalFile: 'test-results/mutants-so-far.json',
  thresholds: { high: 95, low: 90, break: Number(process.env.LEAST_SCORE) || null },
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false, reportScoreTable: true },
  jsonReporter: { fileName: 'test-results/mutants.json' },
  tempDirName: '../../test-results', // as deep as this folder: what the tests import from outside is found
  disableTypeChecks: false,
};
