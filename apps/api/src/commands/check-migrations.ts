import '../app.module.js'; // and with it every entity
import { processEnvironment } from '../platform/config/process-environment.js';
import { withDataSource } from '../platform/database/data-source.js';

process.noDeprecation = true; // TypeORM runs two queries at once on one connection; the driver warns of it

/** Entities declare columns and keys only, so TypeORM would drop the other indexes and constraints. */
const constraintRemovalPattern = /^DROP INDEX |DROP CONSTRAINT "\w+_(check|excl|fkey)"$/;

/** `DATABASE_URL` names a freshly migrated database. */
const missingQueries = await withDataSource(processEnvironment.DATABASE_URL ?? '', async (source) => {
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query).filter((query) => !constraintRemovalPattern.test(query));
});
for (const query of missingQueries) console.error(`Entities and migrations differ: ${query}`);
if (missingQueries.length > 0) process.exitCode = 1;
