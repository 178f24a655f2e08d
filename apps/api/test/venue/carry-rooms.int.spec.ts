import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildVenue, planOn } from '@strapec/domain';
import { readVenue } from '../../src/venue/read/venue-rows';
import { type OtherDatabase, otherDatabase } from '../support/other-database';
import { runScript } from '../support/run-script';

/* Tables and combinations that came and went, as the venue knew them before a room was one value from a date on. */
const migrations = readdirSync(join(__dirname, '../../src/platform/database/migrations'));
const back = String(migrations.filter((file) => file >= '1764000025300').length);
let old: OtherDatabase;

beforeAll(async () => {
  old = await otherDatabase('rooms');
  await runScript('migrate.mjs', { DATABASE_URL: old.url });
  await runScript('migrate.mjs', { DATABASE_URL: old.url, DOWN: back });
  await old.query(`UPDATE dining_tables SET used_until = '2026-12-10' WHERE id = 'T8'`);
  await old.query(
    `INSERT INTO dining_tables (id, min_party, max_party, position, used_from) VALUES ('T9', 1, 2, 4, '2026-12-05')`,
  );
  await old.query(
    `WITH joined AS (INSERT INTO table_combinations (min_party, max_party, used_from) VALUES (3, 4, '2026-12-07') RETURNING id)
     INSERT INTO combination_tables SELECT id, name FROM joined, unnest(ARRAY['T5', 'T9']) AS name`,
  );
});
afterAll(() => old.drop());

const places = async () => {
  const venue = buildVenue(await readVenue((statement, values) => old.query(statement.text, [...values])));
  const on = (date: string) => planOn(date, venue).places.map(({ tables }) => tables.join('+'));
  return Object.fromEntries(['2026-12-04', '2026-12-05', '2026-12-07', '2026-12-10'].map((date) => [date, on(date)]));
};

it('is carried over date by date, taken back, and carried over again', async () => {
  await runScript('migrate.mjs', { DATABASE_URL: old.url });
  const first = await places();
  expect(await old.query('SELECT valid_from::text FROM rooms ORDER BY 1')).toEqual(
    ['2024-01-01', '2026-12-05', '2026-12-07', '2026-12-10'].map((valid_from) => ({ valid_from })),
  );
  expect(first['2026-12-04']).toEqual(expect.arrayContaining(['T8', 'T7+T8', 'T8+L1', 'T1+T2+T3+T4+T5+T6+T7+T8+L1']));
  expect(first['2026-12-05']).toEqual(expect.arrayContaining(['T9', 'T8']));
  expect(first['2026-12-05']).not.toContain('T5+T9');
  expect(first['2026-12-07']).toContain('T5+T9');
  expect(first['2026-12-10']?.filter((place) => place.includes('T8'))).toEqual([]);
  expect(first['2026-12-10']).toContain('T1+T2+T3+T4+T5+T9+T6+T7+L1');
  const corners = await old.query(`SELECT FROM room_tables GROUP BY valid_from, x, y HAVING count(*) > 1`);
  expect(corners).toEqual([]); // no two tables are drawn at one place
  await runScript('migrate.mjs', { DATABASE_URL: old.url, DOWN: back });
  expect(await old.query(`SELECT used_from::text, used_until::text FROM dining_tables WHERE id IN ('T8', 'T9') ORDER BY id`)).toEqual([
    { used_from: null, used_until: '2026-12-10' },
    { used_from: '2026-12-05', used_until: null },
  ]); // prettier-ignore
  await runScript('migrate.mjs', { DATABASE_URL: old.url });
  expect(await places()).toEqual(first);
});
