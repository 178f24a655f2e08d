import { writeFileSync } from 'node:fs';
import { createApp } from '../configure-app.js';
import { openApiDocument } from '../open-api.js';

const [, , file = 'openapi.json'] = process.argv;
const app = await createApp({
  env: { DATABASE_URL: 'postgres://nobody@localhost/none', LOG_LEVEL: 'error' },
  preview: true,
});
writeFileSync(file, `${JSON.stringify(openApiDocument(app), null, 2)}\n`);
await app.close();
