import { defineConfig } from 'orval';

export default defineConfig({
  strapec: {
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
      },
    },
  },
});
