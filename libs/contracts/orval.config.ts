import { readFileSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'orval';

const typesOfHooks = /^type AwaitedInput<.*|^ *type Awaited<.*|^type SecondParameter<.*/gm;

/** Orval writes these types into files without a hook too, where the compiler refuses them as unused. */
function removeUnusedTypes(...written: unknown[]): void {
  for (const file of written
    .flat()
    .map(String)
    .filter((path) => path.endsWith('.ts'))) {
    const code = readFileSync(file, 'utf8');
    if (!code.includes('SecondParameter<typeof')) writeFileSync(file, code.replace(typesOfHooks, ''));
  }
}

export default defineConfig({
  strapec: {
    hooks: { afterAllFilesWrite: removeUnusedTypes },
    input: { target: './openapi.json' },
    output: {
      mode: 'tags-split',
      target: './src/generated/endpoints.ts',
      schemas: './src/generated/model',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      indexFiles: true,
      urlEncodeParameters: true,
      tsconfig: './tsconfig.json',
      override: {
        mutator: { path: './src/send-request.ts', name: 'sendRequest' },
        fetch: { includeHttpResponseReturnType: false },
        query: { useMutation: false }, // staff change things by useStaffMutation
      },
    },
  },
});
