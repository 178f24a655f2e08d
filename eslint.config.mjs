// The limits of this code (CONTRIBUTING.md), as errors.
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const tests = [
  '**/*.spec.ts',
  '**/*.spec.tsx',
  '**/*-stage.tsx',
  'apps/api/test/**',
  'apps/web/test/**',
  'apps/e2e/**',
  '**/testing/**',
];
const sources = ['apps/*/src/**/*.{ts,tsx}', 'libs/*/src/**/*.ts'];

const size = (options) => ['error', { skipBlankLines: true, skipComments: true, ...options }];

/** Things of which there is one place in the code; everywhere else they are refused. */
const only = {
  environment: {
    selector:
      "MemberExpression[object.name='process'][property.name='env'], ImportDeclaration[source.value=/^(node:)?process$/]",
    message: 'process.env only in config/',
  },
  clock: {
    selector:
      "CallExpression[callee.object.name='Date'][callee.property.name='now'], :matches(NewExpression, CallExpression)[callee.name='Date'][arguments.length=0]",
    message: 'The wall clock only in clock/ (API) and shared/clock.ts (web)',
  },
  fetch: {
    selector: "CallExpression:matches([callee.name='fetch'], [callee.property.name='fetch'])",
    message: 'fetch only in send-request.ts',
  },
  address: {
    selector: ':matches(Literal[value=/^\\u002Fapi\\u002F/], TemplateElement[value.raw=/^\\u002Fapi\\u002F/])',
    message: 'Addresses and query keys of the API come from contracts: get…Url(), get…QueryKey()',
  },
  mail: { selector: 'TemplateElement[value.raw=/^mailto:/]', message: 'mailUrl() encodes the address' },
  export: { selector: 'ExportDefaultDeclaration', message: 'Default exports only in configuration files' },
  parameters: {
    selector:
      "MethodDefinition[kind!='constructor'] > FunctionExpression[params.length>3], :matches(FunctionDeclaration, ArrowFunctionExpression)[params.length>3]",
    message: 'At most three parameters',
  },
};
/** Comments have a plain subject. */
const words = {
  rules: {
    'plain-comments': {
      create: (context) => ({
        Program() {
          for (const comment of context.sourceCode.getAllComments()) {
            const isPlain =
              !/\b(whoever|whomever|whom|nobody|somebody|everybody)\b|^[\s*]*(what|who|whether|whose)\b/i.test(
                comment.value,
              );
            if (!isPlain)
              context.report({ loc: comment.loc, message: 'Say who does what: "guest", "staff member", "process"' });
          }
        },
      }),
    },
  },
};
const refuse = (...names) => ({ 'no-restricted-syntax': ['error', ...names.map((name) => only[name])] });

/** Modules that only some parts may import. */
const modules = {
  testing: { regex: '/testing(/|$)', message: 'What helps tests is for tests' },
  mutation: {
    regex: '^@tanstack/react-query$',
    importNames: ['useMutation'],
    message: 'useStaffMutation instead: a double click sends once, and the banner says the outcome',
  },
  tooltip: {
    regex: '^antd/es/tooltip$',
    message: 'Hint instead: on touch a tooltip stays, and takes the next tap',
  },
};
const keepOut = (...names) => ({
  'no-restricted-imports': ['error', { patterns: names.map((name) => modules[name]) }],
});

export default defineConfig(
  {
    ignores: [
      '**/dist/**',
      '**/compiled/**',
      '**/generated/**',
      '.data/**',
      '.nx/**',
      '**/node_modules/**',
      '**/test-results/**',
      '**/playwright-report/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-extraneous-class': 'off', // Nest's modules are empty classes
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowNullish: true }],
    },
  },
  {
    files: sources,
    ignores: tests,
    rules: {
      'max-lines': size({ max: 300 }),
      'max-lines-per-function': size({ max: 25 }),
      'max-params': ['error', 3],
      'max-depth': ['error', 3],
      complexity: ['error', 8],
      'no-console': 'error',
      ...refuse('environment', 'clock', 'fetch', 'export'),
      ...keepOut('testing'),
    },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: refuse('environment', 'clock', 'fetch', 'export', 'address', 'mail'),
  },
  { files: ['apps/web/src/**/*.tsx'], ignores: tests, rules: { 'max-lines-per-function': size({ max: 80 }) } },
  // A hook is a component without its markup.
  { files: ['apps/web/src/**/use-*.ts'], ignores: tests, rules: { 'max-lines-per-function': size({ max: 60 }) } },
  {
    files: ['apps/web/src/admin/**'],
    ignores: ['apps/web/src/admin/data/use-single-flight.ts', ...tests],
    rules: keepOut('testing', 'mutation', 'tooltip'),
  },
  { files: ['apps/web/src/admin/ui/hint.tsx'], rules: keepOut('testing', 'mutation') },
  {
    files: sources,
    ignores: [...tests, 'apps/api/src/platform/database/migrations/**'],
    plugins: { words },
    rules: { 'words/plain-comments': 'error' },
  },
  // A constructor may take six dependencies, any other function three parameters: max-params cannot tell them apart.
  {
    files: ['apps/api/src/**/*.ts'],
    ignores: tests,
    rules: { 'max-params': ['error', 6], ...refuse('environment', 'clock', 'fetch', 'export', 'parameters') },
  },
  { files: ['apps/web/src/**/*texts.ts'], rules: { 'max-lines': 'off' } }, // a list of texts, not a program
  { files: ['apps/api/src/platform/database/migrations/**'], rules: { 'max-lines-per-function': 'off' } }, // a table is read in one piece
  { files: ['apps/api/src/platform/config/**'], rules: refuse('clock', 'fetch', 'export', 'parameters') },
  { files: ['apps/api/src/platform/clock/**'], rules: refuse('environment', 'fetch', 'export', 'parameters') },
  // external providers are asked
  {
    files: ['apps/api/src/{platform/captcha,content/translation}/**'],
    rules: refuse('environment', 'clock', 'export', 'parameters'),
  },
  { files: ['apps/web/public/*-worker.js'], languageOptions: { globals: globals.serviceworker } },
  { files: ['apps/web/src/shared/clock.ts'], rules: refuse('environment', 'fetch', 'export', 'address') },
  { files: ['libs/contracts/src/send-request.ts'], rules: refuse('environment', 'clock', 'export') },
  { files: ['apps/api/src/*.ts', 'apps/api/src/commands/*.ts'], rules: { 'no-console': 'off' } }, // they speak to the terminal
  { files: ['apps/web/**/*.tsx', 'apps/web/**/*.ts'], extends: [reactHooks.configs.flat.recommended] },
  {
    files: tests,
    rules: {
      // Answers of calls and matchers such as expect.any() are any by nature.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
    },
  },
  { files: ['**/*.{mjs,cjs}', '**/*.config.ts'], languageOptions: { globals: globals.node } },
);
