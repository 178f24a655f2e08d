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
    const before = await sql('SELECT * FROM reservation_tables ORDER BY 1, 2');
    expect(await check()).toEqual({ at: expect.any(String), isOk: true, findings: [] });
    expect(await sql('SELECT * FROM reservation_tables ORDER BY 1, 2')).toEqual(before);
  });
});

describe('data that cannot be true are found', () => {
  it('a cancelled visit that keeps its table', async () => {
    const found = await foundAfter([`UPDATE reservations SET status = 'cancelled' WHERE id = $1`, [ids[0]]]);
    expect(found).toEqual([{ name: 'tables_held_by_nobody', severity: 'fault', count: 1, examples: [ids[0]] }]);
  });

  it('a visit that is longer than its table is kept for', async () => {
    const found = await foundAfter(['UPDATE reservations SET duration = 3 WHERE id = $1', [ids[1]]]);
    expect(found).toMatchObject([{ name: 'tables_not_for_the_whole_visit', examples: [ids[1]] }]);
  });

  it('guests at a table of an event, also of one that began the day before', async () => {
    const found = await foundAfter([
      `INSERT INTO events (id, title_en, description_en, event_type, date, time, duration, max_capacity, capacity_mode, created_at, updated_at)
       VALUES (gen_random_uuid(), 'E', 'E', 'custom', ($1::date - 1)::text, '23:00', 12, 30, 'full_room', now(), now()),
              (gen_random_uuid(), 'E', 'E', 'custom', $1, '14:00', 8, 30, 'full_room', now(), now())`,
      [eventDate],
    ]);
    expect(found).toMatchObject([{ name: 'guests_at_a_table_of_an_event', examples: [ids[3]] }]);
  });

  it('a reservation whose mails are missing', async () => {
    const found = await foundAfter(['DELETE FROM email_messages WHERE reservation_id = $1', [ids[4]]]);
    expect(found).toMatchObject([{ name: 'reservation_without_a_mail', severity: 'fault', examples: [ids[4]] }]);
  });

  it('two parties at one table, once the constraint against it has gone, which is found too', async () => {
    const found = await foundAfter(
      ['ALTER TABLE reservation_tables DROP CONSTRAINT reservation_tables_one_visit_excl'],
      [
        `INSERT INTO reservation_tables SELECT $2, table_id, date, during FROM reservation_tables WHERE reservation_id = $1`,
        [ids[1], ids[2]],
      ],
    );
    expect(found.map(({ name, count }) => [name, count])).toEqual([
      ['two_visits_at_one_table', 2],
      ['party_at_an_unlisted_place', 1], // two tables that are not pushed together
      ['constraint_that_does_not_hold', 1],
    ]);
    expect((await check()).isOk).toBe(false);
  });
});

describe('what wants somebody to look is no fault', () => {
  it('a visit without a table, and a mail that was given up', async () => {
    const found = await foundAfter(
      ['DELETE FROM reservation_tables WHERE reservation_id = $1', [ids[4]]],
      [`UPDATE email_messages SET status = 'failed' WHERE reservation_id = $1`, [ids[3]]],
    );
    expect(found.map(({ name, severity }) => [name, severity])).toEqual([
      ['visit_without_a_table', 'notice'],
      ['mail_given_up', 'notice'],
    ]);
  });
});
