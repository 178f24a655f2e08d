import { timeLimitFactor } from '../../scripts/lib/patience.mjs';

/** @type {import('jest').Config} */
export default {
  cacheDirectory: '<rootDir>/../../node_modules/.cache/jest',
  displayName: 'domain',
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' }, module: { type: 'commonjs' } },
    ],
  },
  // Half of the random cases in `npm test`, all in `npm run test:long`, few where mutants are tried.
  globals: { proofScale: Number(process.env.PROOF_SCALE ?? (process.env.TEST_LONG ? 1 : 0.5)) },
  testTimeout: 10_000 * timeLimitFactor,
};
