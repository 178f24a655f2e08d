import { patience } from '../../scripts/lib/patience.mjs';

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
  globals: { proofScale: process.env.STRYKER_MUTATOR_WORKER ? 0.1 : 1 }, // a mutant is noticed by fewer tries as well
  testTimeout: 10_000 * patience,
};
