import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OtherDatabase, otherDatabase } from '../support/other-database';
import { runScript } from '../support/run-script';

/*
 * A database as it was before events held rows and visits were minutes, full of both, is brought up to date, taken back and
 * brought up again.
 */
const migrations = readdirSync(join(__dirname, '../../src/platform/database/migrations'));
const migrationsBack = String(migrations.filter((file) => file >= '1764000013000').length);
const events = 600;
let old: OtherDatabase;

beforeAll(async () => {
  old = await otherDatabase('carried');
  await runScript('migrate.mjs', { DATABASE_URL: old.url });
  await takeBack();
  await old.query(
    `INSERT INTO events (id, title_en, description_en, event_type, date, "time", duration, max_capacity, capacity_mode, status, created_at, updated_at)
     SELECT gen_random_uuid(), 'E' || n, 'E', 'custom', ('2090-01-01'::date + n)::text, lpad((n % 24)::text, 2, '0') || ':15',
       1 + n % 12, 1 + n % 40, (ARRAY['seats', 'full_room', 'none'])[1 + n % 3], (ARRAY['active', 'active', 'cancelled'])[1 + n % 7 % 3],
       now() + n * interval '1 second', now()
     FROM generate_series(1, $1) n`,
    [events],
  );
  await aGuest('at-ease', { date: '2089-06-03', time: '18:00', tables: ['T1'] });
  await aGuest('after-midnight', { date: '2089-06-04', time: '00:30', tables: ['T5'] });
  await aGuest('late', { date: '2089-06-03', time: '23:00', tables: ['T5'] });
  await anEvent('2089-06-10', 21);
  await aGuest('in-the-way', { date: '2089-06-10', time: '18:00', tables: ['T6', 'T7'] });
  await anEvent('2021-06-10', 21);
  await aGuest('long-ago', { date: '2021-06-10', time: '18:00', tables: ['T6', 'T7'] });
});
afterAll(() => old.drop());

const takeBack = () => runScript('migrate.mjs', { DATABASE_URL: old.url, DOWN: migrationsBack });
const bringUp = () => runScript('migrate.mjs', { DATABASE_URL: old.url });

async function anEvent(date: string, guests: number): Promise<void> {
  await old.query(
    `INSERT INTO events (id, title_en, description_en, event_type, date, "time", duration, max_capacity, capacity_mode, created_at, updated_at)
     VALUES (gen_random_uuid(), $1, 'E', 'custom', $1, '18:00', 3, $2, 'seats', now(), now())`,
    [date, guests],
  );
}

async function aGuest(name: string, visit: { date: string; time: string; tables: string[] }): Promise<void> {
  await old.query(
    `WITH guest AS (
       INSERT INTO reservations (id, first_name, last_name, email, phone, date, "time", duration, party_size, created_at, updated_at)
       VALUES (gen_random_uuid(), 'A', $1, $1 || '@example.com', '0905123456', $2, $3, 2, 2, now(), now()) RETURNING id)
     INSERT INTO reservation_tables (reservation_id, table_id, date, during)
     SELECT guest.id, table_id, $2, int4range($4::int, $4::int + 120) FROM guest, unnest($5::text[]) AS table_id`,
    [name, visit.date, visit.time, Number(visit.time.slice(0, 2)) * 60 + Number(visit.time.slice(3)), visit.tables],
  );
}

const holdings = () =>
  old.query(`
    SELECT last_name AS name, table_holdings.date, table_id, during::text FROM table_holdings
    LEFT JOIN reservations ON reservations.id = reservation_id ORDER BY last_name, table_holdings.date, table_id, during`);

const tablesOf = async (name: string): Promise<unknown[]> =>
  old.query(
    `SELECT reservations.date, start_minute AS start, minutes,
       ARRAY(SELECT table_id FROM table_holdings WHERE reservation_id = reservations.id ORDER BY 1) AS tables
     FROM reservations WHERE last_name = $1`,
    [name],
  );

describe('a database from before the holdings', () => {
  it('is brought up to date: events and guests hold rows, and none overlap', async () => {
    expect(await bringUp()).toMatchObject({ code: 0 });
    const without = await old.query(`
      SELECT FROM events WHERE status = 'active' AND capacity_mode <> 'none'
        AND NOT EXISTS (SELECT FROM table_holdings WHERE event_id = events.id)
        AND NOT EXISTS (SELECT FROM events other WHERE other.id <> events.id AND other.status = 'active'
          AND other.capacity_mode <> 'none' AND abs(other.date::date - events.date::date) <= 1)`);
    expect(without).toEqual([]);
    const [counted] = await old.query<{ events: number; off: number }>(`
      SELECT count(DISTINCT event_id)::int AS events, count(*) FILTER (WHERE status <> 'active')::int AS off
      FROM table_holdings JOIN events ON events.id = event_id`);
    expect([counted?.off, (counted?.events ?? 0) > events / 4]).toEqual([0, true]);
    const largest = await old.query<{ id: string }>(`
      SELECT table_id AS id FROM table_holdings JOIN events ON events.id = event_id WHERE title_en = '2089-06-10' ORDER BY 1`);
    expect(largest.map(({ id }) => id)).toEqual(['L1', 'T5', 'T6', 'T7', 'T8']); // what the engine always took
  });

  it('keeps guests where they were; who was at an event on an evening ahead waits for a table', async () => {
    expect(await tablesOf('at-ease')).toEqual([{ date: '2089-06-03', start: 1080, minutes: 120, tables: ['T1'] }]);
    expect(await tablesOf('in-the-way')).toEqual([{ date: '2089-06-10', start: 1080, minutes: 120, tables: [] }]);
    expect(await tablesOf('long-ago')).toEqual([
      { date: '2021-06-10', start: 1080, minutes: 120, tables: ['T6', 'T7'] },
    ]);
  });

  it('moves the hours after midnight to the evening they belong to, and nobody onto somebody else', async () => {
    expect(await tablesOf('late')).toEqual([{ date: '2089-06-03', start: 1380, minutes: 120, tables: ['T5'] }]);
    expect(await tablesOf('after-midnight')).toEqual([{ date: '2089-06-03', start: 1470, minutes: 120, tables: [] }]);
  });

  it('can be taken back and brought up again with the same holdings', async () => {
    const before = await holdings();
    expect(await takeBack()).toMatchObject({ code: 0 });
    expect(await old.query(`SELECT DISTINCT "time" FROM reservations WHERE last_name = 'after-midnight'`)).toEqual([
      { time: '00:30' },
    ]);
    expect(await old.query('SELECT count(*)::int AS count FROM reservation_tables')).toEqual([{ count: 4 }]);
    expect(await bringUp()).toMatchObject({ code: 0 });
    expect(await holdings()).toEqual(before);
    expect(await runScript('../../dist/commands/check-migrations.js', { DATABASE_URL: old.url })).toEqual({
      code: 0,
      said: '',
    });
  });
});
