import { beforeAll, describe, expect, it } from '@jest/globals';
import { anEmail, call, reserve } from './support/call';
import { openDates } from './support/open-dates';
import { signIn } from './support/sign-in';
import { sql } from './support/sql';

interface ReportBody {
  at: string;
  isOk: boolean;
  findings: { name: string; severity: string; count: number; examples: string[] }[];
}

const [date = '', eventDate = '', mailDate = ''] = openDates(3);
let headers: { cookie: string };
const ids: string[] = [];

beforeAll(async () => {
  headers = await signIn();
  for (const on of [date, date, date, eventDate, mailDate]) {
    ids.push((await reserve({ date: on, email: anEmail() })).body.reservation.id);
  }
});

async function check(): Promise<ReportBody> {
  const { status, body } = await call<ReportBody>('/api/admin/system/integrity', { method: 'POST', headers });
  expect(status).toBe(200);
  return body;
}

/** What the check finds now and did not find before. */
async function foundAfter(...changes: [string, unknown[]?][]): Promise<ReportBody['findings']> {
  const before = (await check()).findings.map(({ name }) => name);
  for (const [text, values] of changes) await sql(text, values);
  return (await check()).findings.filter(({ name }) => !before.includes(name));
}

describe('data in order', () => {
  it('has nothing to find, and nothing has changed by looking', async () => {
    const before = await sql('SELECT * FROM table_holdings ORDER BY 1, 2');
    expect(await check()).toEqual({ at: expect.any(String), isOk: true, findings: [] });
    expect(await sql('SELECT * FROM table_holdings ORDER BY 1, 2')).toEqual(before);
  });
});

describe('data that cannot be true are found', () => {
  it('a cancelled visit that keeps its table', async () => {
    const found = await foundAfter([`UPDATE reservations SET status = 'cancelled' WHERE id = $1`, [ids[0]]]);
    expect(found).toEqual([{ name: 'tables_held_by_nobody', severity: 'fault', count: 1, examples: [ids[0]] }]);
  });

  it('a visit that is longer than its table is kept for', async () => {
    const found = await foundAfter(['UPDATE reservations SET minutes = 180 WHERE id = $1', [ids[1]]]);
    expect(found).toMatchObject([{ name: 'tables_not_for_the_whole_visit', examples: [ids[1]] }]);
  });

  it('a table that an event keeps although it is off', async () => {
    const found = await foundAfter([
      `WITH event AS (
         INSERT INTO events (id, title_en, description_en, event_type, date, time, duration, max_capacity, capacity_mode, status, created_at, updated_at)
         VALUES (gen_random_uuid(), 'E', 'E', 'custom', $1, '14:00', 2, 30, 'seats', 'cancelled', now(), now()) RETURNING id)
       INSERT INTO table_holdings (event_id, date, table_id, during) SELECT id, $1, 'L1', int4range(840, 960) FROM event`,
      [eventDate],
    ]);
    expect(found).toMatchObject([]); // the cancelled visit of before has the same name
    const { findings } = await check();
    expect(findings).toContainEqual(expect.objectContaining({ name: 'tables_held_by_nobody', count: 2 }));
  });

  it('a visit at a table that is out of use by then', async () => {
    const [row] = await sql<{ id: string }>('SELECT table_id AS id FROM table_holdings WHERE reservation_id = $1', [
      ids[3],
    ]);
    const found = await foundAfter([
      `WITH closed AS (INSERT INTO table_closures (from_date, to_date) VALUES ($2, '2999-12-31') RETURNING id)
       INSERT INTO closed_tables SELECT id, $1 FROM closed`,
      [row?.id, eventDate],
    ]);
    expect(found).toMatchObject([{ name: 'table_out_of_use', severity: 'task' }]);
    expect(found[0]?.examples).toContain(ids[3]);
    await sql('DELETE FROM table_closures');
  });

  it('a reservation whose mails are missing', async () => {
    const found = await foundAfter(['DELETE FROM email_messages WHERE reservation_id = $1', [ids[4]]]);
    expect(found).toMatchObject([{ name: 'reservation_without_a_mail', severity: 'fault', examples: [ids[4]] }]);
  });

  it('a mail that waits for a time at which a clock was ahead', async () => {
    // whoever sends mails must not be quicker than the check
    const found = await foundAfter(
      [`CREATE FUNCTION leave_it() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`],
      [
        `CREATE TRIGGER leave_it BEFORE UPDATE ON email_messages FOR EACH ROW WHEN (new.status = 'sending') EXECUTE FUNCTION leave_it()`,
      ],
      [
        `UPDATE email_messages SET status = 'queued', attempts = 1, next_attempt_at = now() + interval '1 day' WHERE reservation_id = $1`,
        [ids[2]],
      ],
    );
    expect(found).toMatchObject([{ name: 'mail_nobody_sends', severity: 'fault' }]);
    await sql('DROP FUNCTION leave_it CASCADE');
  });

  it('two parties at one table, once the constraint against it has gone, which is found too', async () => {
    const found = await foundAfter(
      ['ALTER TABLE table_holdings DROP CONSTRAINT table_holdings_one_holder_excl'],
      [
        `INSERT INTO table_holdings (reservation_id, table_id, date, during)
         SELECT $2, table_id, date, int4range(lower(during), upper(during) - 1) FROM table_holdings WHERE reservation_id = $1`,
        [ids[1], ids[2]],
      ],
    );
    expect(found.map(({ name, count }) => [name, count])).toEqual([
      ['two_holders_of_one_table', 2],
      ['party_at_an_unlisted_place', 1], // two tables that are not pushed together
      ['constraint_that_does_not_hold', 1],
    ]);
    expect((await check()).isOk).toBe(false);
  });
});

describe('what wants somebody to look is no fault', () => {
  it('a visit without a table, and a mail that was given up', async () => {
    const found = await foundAfter(
      ['DELETE FROM table_holdings WHERE reservation_id = $1', [ids[4]]],
      [`UPDATE email_messages SET status = 'failed' WHERE reservation_id = $1`, [ids[3]]],
    );
    expect(found.map(({ name, severity }) => [name, severity])).toEqual([
      ['visit_without_a_table', 'task'],
      ['mail_given_up', 'notice'],
    ]);
  });
});
