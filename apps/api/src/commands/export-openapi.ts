import { writeFileSync } from 'node:fs';
import { createApp } from '../create-app.js';
import { createOpenApiDocument } from '../open-api.js';

const [, , outputPath = 'openapi.json'] = process.argv;
const app = await createApp({
  env: { DATABASE_URL: 'postgres://nobody@localhost/none', LOG_LEVEL: 'error' },
  preview: true,
});
writeFileSync(outputPath, `${JSON.stringify(createOpenApiDocument(app), null, 2)}\n`);
await app.close();
