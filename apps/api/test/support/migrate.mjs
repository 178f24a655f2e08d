// Migrates DATABASE_URL and says which migrations ran; with DOWN=all takes back all but the baseline.
import { withDataSource } from '../../compiled/platform/database/data-source.js';
import { migrate } from '../../compiled/platform/database/migrate.js';

const { DATABASE_URL, DOWN } = process.env;

async function takeBack(source) {
  const [{ count }] = await source.query('SELECT count(*)::int AS count FROM migrations');
  for (let left = count; left > 1; left -= 1) await source.undoLastMigration();
}

if (DOWN === 'all') await withDataSource(DATABASE_URL, takeBack);
else console.log(JSON.stringify(await migrate(DATABASE_URL)));
