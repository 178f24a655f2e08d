import { beforeAll, describe, expect, it } from '@jest/globals';
import { minutesToUndo } from '@strapec/domain';
import { integrityCheckNames } from '../../src/operations/integrity/integrity-checks';
import { buildReserveTableInput, callToolByPost } from '../support/mcp-agent';
import { newEmail, requestApi, postReservation } from '../support/request-api';
import type { StartedApp } from '../support/fixture';
import { nextOpenDates } from '../support/next-open-dates';
import { signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';
import { type ReservationBody, buildPhoneReservation, buildEvent } from '../support/staff-calls';
import { createChangeRequestCalls } from '../support/change-request-calls';

interface ReportBody {
  at: string;
  isOk: boolean;
  findings: { name: string; severity: string; count: number; examples: string[] }[];
}

const [fullDate = '', dinnerDate = '', ordinaryDate = '', eventDate = '', mailDate = ''] = nextOpenDates(5);
let headers: { cookie: string };
const visitIds: string[] = [];

beforeAll(async () => {
  headers = await signIn();
  for (const serviceDate of [ordinaryDate, ordinaryDate, ordinaryDate, eventDate, mailDate]) {
    visitIds.push((await postReservation({ date: serviceDate, email: newEmail() })).body.reservation.id);
  }
});

const foundNames = new Set<string>();
const callAsStaff = async <Body = ReservationBody>(path: string, method: string, body?: unknown): Promise<Body> => {
  const response = await requestApi<Body & { code?: string }>(`/api/${path}`, {
    method,
    headers,
    ...(body ? { body } : {}),
  });
  if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${response.body.code}`);
  return response.body;
};
const reserveAsGuest = async (overrides: Record<string, unknown>): Promise<{ id: string; email: string }> => {
  const email = newEmail();
  return { id: (await postReservation({ date: fullDate, email, ...overrides })).body.reservation.id, email };
};

/** Fills one evening with a reservation in every status, and another with events that overlap. */
async function createEveryKindOfReservation(): Promise<void> {
  const { reserveWithLink, postChangeRequest } = createChangeRequestCalls(
    () => ({ baseUrl }) as StartedApp,
    () => headers.cookie,
  );
  const changeStatus = (id: string, ...statuses: string[]) =>
    statuses.reduce<Promise<unknown>>((previousChange, status) => previousChange.then(() => callAsStaff(`reservations/${id}/status`, 'PUT', { status })), Promise.resolve()); // prettier-ignore
  for (const statuses of [['seated'], ['no_show'], ['cancelled'], ['cancelled', 'confirmed'], ['seated', 'completed']])
    await changeStatus((await reserveAsGuest({ time: '16:00', duration: 1 })).id, ...statuses);
  await reserveAsGuest({ time: '20:00', partySize: 6 }); // waits for approval
  const unansweredReservation = await reserveAsGuest({ time: '17:00', duration: 1, partySize: 5 });
  const linkedReservation = await reserveWithLink({ date: fullDate, time: '18:00', duration: 1 });
  expect((await postChangeRequest(linkedReservation, { date: fullDate, time: '22:00', partySize: 6 })).status).toBe(
    200,
  );
  for (const time of ['18:00', '19:00'])
    // two holds; the first one expires below
    await callToolByPost(baseUrl, 'reserve_table', buildReserveTableInput({ date: fullDate, time, duration: 1 }));
  const [firstHeld] = await sql<{ id: string }>(
    `SELECT id FROM reservations WHERE status = 'held' ORDER BY created_at LIMIT 1`,
  );
  await sql(`UPDATE reservations SET held_until = now() - interval '1 minute' WHERE id = $1`, [firstHeld?.id]);
  const movedReservation = await reserveAsGuest({ time: '22:00' });
  const [table] = await sql<{ id: string }>('SELECT table_id AS id FROM table_holdings WHERE reservation_id = $1', [movedReservation.id]); // prettier-ignore
  const phoneVisit = buildPhoneReservation({ date: fullDate, time: '22:00', tables: [table?.id] });
  await callAsStaff('admin/reservations', 'POST', phoneVisit); // moves the reservation to another table
  const erasedReservation = await reserveAsGuest({ time: '16:00', duration: 1 });
  await changeStatus(erasedReservation.id, 'cancelled');
  await callAsStaff('admin/privacy/erase', 'POST', { email: erasedReservation.email });
  // an expired request keeps its status and loses its table
  await sql('ALTER TABLE reservations DROP CONSTRAINT IF EXISTS reservations_held_check');
  await sql(`UPDATE reservations SET held_until = now() - interval '1 hour' WHERE id = $1`, [unansweredReservation.id]);
  await sql('DELETE FROM table_holdings WHERE reservation_id = $1', [unansweredReservation.id]);
  const displacedReservation = await reserveAsGuest({ date: dinnerDate, time: '20:00' });
  const addEvent = (overrides: object) => callAsStaff<{ event: { id: string } }>('admin/events', 'POST', buildEvent({ capacityMode: 'full_room', date: dinnerDate, ...overrides })); // prettier-ignore
  await addEvent({ time: '17:00' });
  const { event } = await addEvent({ time: '18:00', duration: 4 });
  await addEvent({ time: '22:00', duration: 5 });
  await callAsStaff(`admin/events/${event.id}`, 'DELETE'); // the guest has a table again
  for (const change of [{ status: 'draft' }, { status: 'cancelled' }, { capacityMode: 'none' }]) await addEvent(change);
  await callAsStaff('admin/sample', 'POST');
  expect(await sql(`SELECT count(*)::int AS count FROM table_holdings WHERE reservation_id = $1`, [displacedReservation.id])).toEqual([{ count: 1 }]); // prettier-ignore
}

async function runIntegrityCheck(): Promise<ReportBody> {
  const report = await callAsStaff<ReportBody>('admin/system/integrity', 'POST');
  for (const { name } of report.findings) foundNames.add(name);
  return report;
}

/** Findings that the check has after these statements and did not have before. */
async function checkAfter(...statements: [string, unknown[]?][]): Promise<ReportBody['findings']> {
  const previousNames = (await runIntegrityCheck()).findings.map(({ name }) => name);
  for (const [text, values] of statements) await sql(text, values);
  return (await runIntegrityCheck()).findings.filter(({ name }) => !previousNames.includes(name));
}

describe('consistent data', () => {
  it('has no findings, and the check changes no table holding', async () => {
    await createEveryKindOfReservation();
    const statuses = await sql<{ kind: string }>(
      `SELECT DISTINCT concat(status, CASE WHEN held_until <= now() THEN ' over' END) AS kind FROM reservations`,
    );
    expect(statuses.map(({ kind }) => kind.trim()).sort()).toEqual([
      ...['cancelled', 'completed', 'confirmed', 'held', 'held over', 'no_show'],
      ...['pending_approval', 'pending_approval over', 'seated'],
    ]);
    const holdingsBefore = await sql('SELECT * FROM table_holdings ORDER BY 1, 2');
    expect(await runIntegrityCheck()).toEqual({ at: expect.any(String), isOk: true, findings: [] });
    expect(await sql('SELECT * FROM table_holdings ORDER BY 1, 2')).toEqual(holdingsBefore);
  });
});

describe('the integrity check finds', () => {
  it('a cancelled visit that keeps its table', async () => {
    const findings = await checkAfter([`UPDATE reservations SET status = 'cancelled' WHERE id = $1`, [visitIds[0]]]);
    expect(findings).toEqual([{ name: 'tables_held_by_nobody', severity: 'error', count: 1, examples: [visitIds[0]] }]);
  });

  it('a visit that is longer than its table is held', async () => {
    const findings = await checkAfter(['UPDATE reservations SET minutes = 180 WHERE id = $1', [visitIds[1]]]);
    expect(findings).toMatchObject([{ name: 'tables_not_for_the_whole_visit', examples: [visitIds[1]] }]);
  });

  it('a table held by a cancelled event', async () => {
    const findings = await checkAfter([
      `WITH event AS (
         INSERT INTO events (id, title_en, description_en, event_type, date, time, duration, max_capacity, capacity_mode, status, created_at, updated_at)
         VALUES (gen_random_uuid(), 'E', 'E', 'custom', $1, '14:00', 2, 30, 'seats', 'cancelled', now(), now()) RETURNING id)
       INSERT INTO table_holdings (event_id, date, table_id, during) SELECT id, $1, 'L1', int4range(840, 960) FROM event`,
      [eventDate],
    ]);
    expect(findings).toMatchObject([]); // the cancelled visit above has the same finding
    expect((await runIntegrityCheck()).findings).toContainEqual(
      expect.objectContaining({ name: 'tables_held_by_nobody', count: 2 }),
    );
  });

  it('a visit at a table that is out of use', async () => {
    const [table] = await sql<{ id: string }>('SELECT table_id AS id FROM table_holdings WHERE reservation_id = $1', [
      visitIds[3],
    ]);
    const findings = await checkAfter([
      `WITH closed AS (INSERT INTO table_closures (from_date, to_date) VALUES ($2, '2999-12-31') RETURNING id)
       INSERT INTO closed_tables SELECT id, $1 FROM closed`,
      [table?.id, eventDate],
    ]);
    expect(findings).toMatchObject([{ name: 'table_out_of_use', severity: 'task' }]);
    expect(findings[0]?.examples).toContain(visitIds[3]);
    await sql('DELETE FROM table_closures');
  });

  it('a reservation without its mails', async () => {
    const findings = await checkAfter(['DELETE FROM email_messages WHERE reservation_id = $1', [visitIds[4]]]);
    expect(findings).toMatchObject([
      { name: 'reservation_without_a_mail', severity: 'error', examples: [visitIds[4]] },
    ]);
  });

  it('no mail that waits for the longest undo period', async () => {
    const longestUndo = `created_at + interval '${minutesToUndo} minutes'`;
    const findings = await checkAfter([
      `UPDATE email_messages SET status = 'queued', attempts = 0, next_attempt_at = ${longestUndo} WHERE reservation_id = $1`,
      [visitIds[2]],
    ]);
    expect(findings).toEqual([]);
  });

  it('a mail that is scheduled too far ahead', async () => {
    // the trigger stops the sender from sending the mail before the check
    const findings = await checkAfter(
      [`CREATE FUNCTION leave_it() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`],
      [
        `CREATE TRIGGER leave_it BEFORE UPDATE ON email_messages FOR EACH ROW WHEN (new.status = 'sending') EXECUTE FUNCTION leave_it()`,
      ],
      [
        `UPDATE email_messages SET status = 'queued', attempts = 1, next_attempt_at = now() + interval '1 day' WHERE reservation_id = $1`,
        [visitIds[2]],
      ],
    );
    expect(findings).toMatchObject([{ name: 'mail_nobody_sends', severity: 'error' }]);
    await sql('DROP FUNCTION leave_it CASCADE');
  });

  it('two parties at one table, and the missing constraint that allowed them', async () => {
    const findings = await checkAfter(
      ['ALTER TABLE table_holdings DROP CONSTRAINT table_holdings_one_holder_excl'],
      [
        `INSERT INTO table_holdings (reservation_id, table_id, date, during)
         SELECT $2, table_id, date, int4range(lower(during), upper(during) - 1) FROM table_holdings WHERE reservation_id = $1`,
        [visitIds[1], visitIds[2]],
      ],
    );
    expect(findings.map(({ name, count }) => [name, count])).toEqual([
      ['two_holders_of_one_table', 2],
      ['party_at_an_unlisted_place', 1], // two tables that are not pushed together
      ['constraint_that_does_not_hold', 1],
    ]);
    expect((await runIntegrityCheck()).isOk).toBe(false);
  });
});

describe('the integrity check reports as task or notice', () => {
  it('a visit without a table, and a failed mail', async () => {
    const findings = await checkAfter(
      ['DELETE FROM table_holdings WHERE reservation_id = $1', [visitIds[4]]],
      [`UPDATE email_messages SET status = 'failed' WHERE reservation_id = $1`, [visitIds[3]]],
    );
    expect(findings.map(({ name, severity }) => [name, severity])).toEqual([
      ['visit_without_a_table', 'task'],
      ['mail_given_up', 'notice'],
    ]);
  });

  it('an event without a table', async () => {
    const [event] = await sql<{ id: string }>(
      `SELECT event_id AS id FROM table_holdings WHERE event_id IS NOT NULL LIMIT 1`,
    );
    const findings = await checkAfter(['DELETE FROM table_holdings WHERE event_id = $1', [event?.id]]);
    expect(findings).toEqual([{ name: 'event_without_a_table', severity: 'task', count: 1, examples: [event?.id] }]);
  });
});

it('each integrity check had a finding in the tests above', () => {
  expect([...foundNames].sort()).toEqual([...integrityCheckNames].sort());
});
