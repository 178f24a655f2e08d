import { beforeAll, describe, expect, it } from '@jest/globals';
import { minutesToUndo } from '@strapec/domain';
import { integrityCheckNames } from '../../src/operations/integrity/integrity-checks';
import { reserveTableInput, callToolByPost } from '../support/agent';
import { newEmail, call, reserve } from '../support/call';
import type { StartedApp } from '../support/fixture';
import { nextOpenDates } from '../support/next-open-dates';
import { signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';
import { type ReservationBody, phoneReservation, anEvent } from '../support/staff-calls';
import { changeRequestCalls } from '../support/change-request-calls';

interface ReportBody {
  at: string;
  isOk: boolean;
  findings: { name: string; severity: string; count: number; examples: string[] }[];
}

const [fullDate = '', dinnerDate = '', date = '', eventDate = '', mailDate = ''] = nextOpenDates(5);
let headers: { cookie: string };
const ids: string[] = [];

beforeAll(async () => {
  headers = await signIn();
  for (const on of [date, date, date, eventDate, mailDate]) {
    ids.push((await reserve({ date: on, email: newEmail() })).body.reservation.id);
  }
});

const found = new Set<string>();
const staff = async <Body = ReservationBody>(path: string, method: string, body?: unknown): Promise<Body> => {
  const answer = await call<Body & { code?: string }>(`/api/${path}`, { method, headers, ...(body ? { body } : {}) });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.body.code}`);
  return answer.body;
};
const guest = async (visit: Record<string, unknown>): Promise<{ id: string; email: string }> => {
  const email = newEmail();
  return { id: (await reserve({ date: fullDate, email, ...visit })).body.reservation.id, email };
};

/** An evening with a reservation of every kind, and one with events that overlap. */
async function fillTheVenue(): Promise<void> {
  const { reserveWithLink, requestChange } = changeRequestCalls(
    () => ({ baseUrl }) as StartedApp,
    () => headers.cookie,
  );
  const setStatus = (id: string, ...statuses: string[]) =>
    statuses.reduce<Promise<unknown>>((before, status) => before.then(() => staff(`reservations/${id}/status`, 'PUT', { status })), Promise.resolve()); // prettier-ignore
  for (const statuses of [['seated'], ['no_show'], ['cancelled'], ['cancelled', 'confirmed'], ['seated', 'completed']])
    await setStatus((await guest({ time: '16:00', duration: 1 })).id, ...statuses);
  await guest({ time: '20:00', partySize: 6 }); // is to be approved
  const unanswered = await guest({ time: '17:00', duration: 1, partySize: 5 });
  const wishing = await reserveWithLink({ date: fullDate, time: '18:00', duration: 1 });
  expect((await requestChange(wishing, { date: fullDate, time: '22:00', partySize: 6 })).status).toBe(200);
  for (const time of ['18:00', '19:00'])
    // one is held, and the time of the other is over
    await callToolByPost(baseUrl, 'reserve_table', reserveTableInput({ date: fullDate, time, duration: 1 }));
  const [first] = await sql<{ id: string }>(
    `SELECT id FROM reservations WHERE status = 'held' ORDER BY created_at LIMIT 1`,
  );
  await sql(`UPDATE reservations SET held_until = now() - interval '1 minute' WHERE id = $1`, [first?.id]);
  const sitting = await guest({ time: '22:00' });
  const [table] = await sql<{ id: string }>('SELECT table_id AS id FROM table_holdings WHERE reservation_id = $1', [sitting.id]); // prettier-ignore
  await staff('admin/reservations', 'POST', phoneReservation({ date: fullDate, time: '22:00', tables: [table?.id] })); // the other one moves
  const gone = await guest({ time: '16:00', duration: 1 });
  await setStatus(gone.id, 'cancelled');
  await staff('admin/privacy/erase', 'POST', { email: gone.email });
  // a request that was not answered in time stays what it was, without a table
  await sql('ALTER TABLE reservations DROP CONSTRAINT IF EXISTS reservations_held_check');
  await sql(`UPDATE reservations SET held_until = now() - interval '1 hour' WHERE id = $1`, [unanswered.id]);
  await sql('DELETE FROM table_holdings WHERE reservation_id = $1', [unanswered.id]);
  const displaced = await guest({ date: dinnerDate, time: '20:00' });
  const plan = (event: object) => staff<{ event: { id: string } }>('admin/events', 'POST', anEvent({ capacityMode: 'full_room', date: dinnerDate, ...event })); // prettier-ignore
  await plan({ time: '17:00' });
  const { event } = await plan({ time: '18:00', duration: 4 });
  await plan({ time: '22:00', duration: 5 });
  await staff(`admin/events/${event.id}`, 'DELETE'); // the guest has a table again
  for (const change of [{ status: 'draft' }, { status: 'cancelled' }, { capacityMode: 'none' }]) await plan(change);
  await staff('admin/sample', 'POST');
  expect(await sql(`SELECT count(*)::int AS count FROM table_holdings WHERE reservation_id = $1`, [displaced.id])).toEqual([{ count: 1 }]); // prettier-ignore
}

async function check(): Promise<ReportBody> {
  const report = await staff<ReportBody>('admin/system/integrity', 'POST');
  for (const { name } of report.findings) found.add(name);
  return report;
}

/** What the check finds now and did not find before. */
async function foundAfter(...changes: [string, unknown[]?][]): Promise<ReportBody['findings']> {
  const before = (await check()).findings.map(({ name }) => name);
  for (const [text, values] of changes) await sql(text, values);
  return (await check()).findings.filter(({ name }) => !before.includes(name));
}

describe('data in order', () => {
  it('have no findings, and the check changes nothing', async () => {
    await fillTheVenue();
    const kinds = await sql<{ kind: string }>(
      `SELECT DISTINCT concat(status, CASE WHEN held_until <= now() THEN ' over' END) AS kind FROM reservations`,
    );
    expect(kinds.map(({ kind }) => kind.trim()).sort()).toEqual([
      ...['cancelled', 'completed', 'confirmed', 'held', 'held over', 'no_show'],
      ...['pending_approval', 'pending_approval over', 'seated'],
    ]);
    const before = await sql('SELECT * FROM table_holdings ORDER BY 1, 2');
    expect(await check()).toEqual({ at: expect.any(String), isOk: true, findings: [] });
    expect(await sql('SELECT * FROM table_holdings ORDER BY 1, 2')).toEqual(before);
  });
});

describe('data that cannot be true are found', () => {
  it('a cancelled visit that keeps its table', async () => {
    const found = await foundAfter([`UPDATE reservations SET status = 'cancelled' WHERE id = $1`, [ids[0]]]);
    expect(found).toEqual([{ name: 'tables_held_by_nobody', severity: 'error', count: 1, examples: [ids[0]] }]);
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
    expect(found).toMatchObject([{ name: 'reservation_without_a_mail', severity: 'error', examples: [ids[4]] }]);
  });

  it('not a mail that waits for the longest undo', async () => {
    const longestUndo = `created_at + interval '${minutesToUndo} minutes'`;
    const found = await foundAfter([
      `UPDATE email_messages SET status = 'queued', attempts = 0, next_attempt_at = ${longestUndo} WHERE reservation_id = $1`,
      [ids[2]],
    ]);
    expect(found).toEqual([]);
  });

  it('a mail that waits for a time at which a clock was ahead', async () => {
    // the sender must not be quicker than the check
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
    expect(found).toMatchObject([{ name: 'mail_nobody_sends', severity: 'error' }]);
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

describe('tasks and notices are no errors', () => {
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

  it('an event without a table', async () => {
    const [event] = await sql<{ id: string }>(
      `SELECT event_id AS id FROM table_holdings WHERE event_id IS NOT NULL LIMIT 1`,
    );
    const found = await foundAfter(['DELETE FROM table_holdings WHERE event_id = $1', [event?.id]]);
    expect(found).toEqual([{ name: 'event_without_a_table', severity: 'task', count: 1, examples: [event?.id] }]);
  });
});

it('each check has found what it is for', () => {
  expect([...found].sort()).toEqual([...integrityCheckNames].sort());
});
