import { timeLimitFactor } from '../../scripts/lib/patience.mjs';

/** @type {import('jest').Config} */
export default {
  cacheDirectory: '<rootDir>/../../node_modules/.cache/jest',
  displayName: 'api',
  testMatch: ['<rootDir>/test/**/*.spec.ts', '<rootDir>/src/**/*.spec.ts'],
  // What takes long runs in `npm run test:long`.
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.TEST_LONG ? [] : ['/test/long/'])],
  // Loads the built app natively, once per worker: Jest would load NestJS anew for every file.
  testEnvironment: '<rootDir>/test/support/fixture-environment.mjs',
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
  moduleNameMapper: {
    '^@strapec/domain$': '<rootDir>/../../libs/domain/src/index.ts',
    '^@strapec/domain/testing$': '<rootDir>/../../libs/domain/src/testing/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
          target: 'es2023',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  maxWorkers: 3, // half of the time a file waits
  globals: { timeLimitFactor },
  testTimeout: (process.env.TEST_LONG ? 600_000 : 30_000) * timeLimitFactor,
};
