// Migrates DATABASE_URL and prints which migrations ran; with DOWN=all undoes all but the baseline.
import { withDataSource } from '../../compiled/platform/database/data-source.js';
import { migrate } from '../../compiled/platform/database/migrate.js';

const { DATABASE_URL, DOWN } = process.env;

async function undoMigrations(source) {
  const [{ count }] = await source.query('SELECT count(*)::int AS count FROM migrations');
  for (let migrationCount = count; migrationCount > 1; migrationCount -= 1) await source.undoLastMigration();
}

if (DOWN === 'all') await withDataSource(DATABASE_URL, undoMigrations);
else console.log(JSON.stringify(await migrate(DATABASE_URL)));
