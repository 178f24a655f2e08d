// Migrates DATABASE_URL and says which migrations ran; with DOWN=all takes every one of them back, with
// DOWN=2 the last two.
import { withDataSource } from '../../compiled/platform/database/data-source.js';
import { migrate } from '../../compiled/platform/database/migrate.js';

const { DATABASE_URL, DOWN } = process.env;

async function takeBack(source) {
  const count = await source.query('SELECT count(*)::int AS count FROM migrations');
  const wanted = DOWN === 'all' ? count[0].count : Number(DOWN);
  for (let left = wanted; left > 0; left -= 1) await source.undoLastMigration();
}

if (DOWN) await withDataSource(DATABASE_URL, takeBack);
else console.log(JSON.stringify(await migrate(DATABASE_URL)));
