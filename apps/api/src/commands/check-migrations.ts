import 'reflect-metadata';
import { processEnvironment } from '../platform/config/process-environment.js';
import { withDataSource } from '../platform/database/data-source.js';

process.noDeprecation = true; // TypeORM runs two queries at once on one connection; the driver warns of it

/** `DATABASE_URL` names a freshly migrated database. */
const missingQueries = await withDataSource(processEnvironment.DATABASE_URL ?? '', async (source) => {
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
});
for (const query of missingQueries) console.error(`Entities and migrations differ: ${query}`);
if (missingQueries.length > 0) process.exitCode = 1;
