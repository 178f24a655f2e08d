import { timeLimitFactor } from '../../scripts/lib/patience.mjs';

/** @type {import('jest').Config} */
export default {
  cacheDirectory: '<rootDir>/../../node_modules/.cache/jest',
  displayName: 'web',
  testEnvironment: '<rootDir>/test/environment.cjs',
  testEnvironmentOptions: { customExportConditions: ['@strapec/source', 'browser', 'require', 'default'] },
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
  moduleNameMapper: {
    '^antd/es/(.*)$': 'antd/lib/$1',
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': '<rootDir>/test/no-styles.cjs',
    '/built-in-texts$': '<rootDir>/test/no-texts.cjs',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2023',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!@formatjs/)'],
  globals: { timeLimitFactor },
  testTimeout: 10_000 * timeLimitFactor,
};
