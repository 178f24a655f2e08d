import { expect, it } from '@jest/globals';
import { Client } from 'pg';
import { reserve } from './support/call';
import { upcoming } from './support/dates';
import { sql } from './support/sql';
import { until } from './support/until';

const date = upcoming('friday');
const guests = Array.from({ length: 6 }, (_, place) => ({ email: `guest-${place}@example.com`, place }));

const waiting = async (): Promise<number> =>
  (await sql(`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`)).length;

/** Writes down, while the evening is still locked, who has been given a table. */
const writeDownServed = `
  CREATE TABLE served (place serial, email text);
  CREATE FUNCTION write_down_served() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN INSERT INTO served (email) VALUES (NEW.email); RETURN NEW; END $$;
  CREATE TRIGGER served AFTER INSERT ON reservations FOR EACH ROW EXECUTE FUNCTION write_down_served();`;

it('whoever came to an evening first has it first (decision 0015)', async () => {
  await sql(writeDownServed);
  await sql('INSERT INTO reservation_capacity_locks VALUES ($1, now())', [date]);
  const holder = new Client(databaseUrl);
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM reservation_capacity_locks WHERE date = $1 FOR UPDATE', [date]);
  const visits: ReturnType<typeof reserve>[] = [];
  for (const { email, place } of guests) {
    visits.push(reserve({ date, time: `${16 + place}:00`, duration: 1, email }));
    await until(waiting, (count) => count > place);
  }
  await holder.query('COMMIT');
  await holder.end();
  expect((await Promise.all(visits)).map(({ status }) => status)).toEqual(guests.map(() => 201));
  const served = await sql<{ email: string }>('SELECT email FROM served ORDER BY place');
  expect(served.map(({ email }) => email)).toEqual(guests.map(({ email }) => email));
});
