import { beforeEach, describe, expect, it } from '@jest/globals';
import { newEmail, postReservation } from '../../support/request-api';
import { nextOpenDates } from '../../support/next-open-dates';
import { findViolations } from '../../support/capacity-oracle';
import { fixture } from '../../support/fixture';
import { signIn } from '../../support/staff-sign-in';
import { sql } from '../../support/sql';
import {
  type ReservationBody,
  type StaffResponse,
  buildPhoneReservation,
  startAppsWithStaff,
} from '../../support/staff-calls';

interface MovedParty {
  id: string;
  firstName: string;
  from: string[];
  to: string[];
}
interface ActionBody extends ReservationBody {
  action: string;
  moved: MovedParty[];
}
type UndoneBody = { reservation: ReservationBody | null; moved: MovedParty[] };

const [date = '', laterDate = ''] = nextOpenDates(2);
const { callAsStaff, getUrls } = startAppsWithStaff(2, { env: { UNDO_SECONDS: '15' } });

const setStatus = (id: string, status: string, moreFields: object = {}): Promise<StaffResponse<ActionBody>> =>
  callAsStaff<ActionBody>(`/api/reservations/${id}/status`, { method: 'PUT', body: { status, ...moreFields } });
const enterReservation = (overrides: Record<string, unknown> = {}): Promise<StaffResponse<ActionBody>> =>
  callAsStaff<ActionBody>('/api/admin/reservations', {
    method: 'POST',
    body: buildPhoneReservation({ date, ...overrides }),
  });
const undoAction = (actionId: string, appIndex = 0): Promise<StaffResponse<UndoneBody>> =>
  callAsStaff<UndoneBody>(`/api/admin/undo/${actionId}`, { method: 'POST', appIndex });
const reserveAsGuest = async (overrides: object = {}): Promise<string> =>
  (await postReservation({ date, email: newEmail(), ...overrides }, { apiUrl: getUrls()[0] ?? '' })).body.reservation
    .id;

async function changeReservation(id: string, changes: Record<string, unknown>): Promise<StaffResponse<ActionBody>> {
  const [reservation] = await sql<ReservationBody & { lastName: string }>(
    `SELECT first_name AS "firstName", last_name AS "lastName", email, phone, date, party_size AS "partySize", version,
       minutes / 60.0 AS duration, to_char(make_interval(mins => start_minute), 'HH24:MI') AS time
     FROM reservations WHERE id = $1`,
    [id],
  );
  const duration = Number(reservation?.duration);
  const body = { ...reservation, duration, preferredLanguage: 'sk', tables: null, ...changes };
  return callAsStaff<ActionBody>(`/api/admin/reservations/${id}`, { method: 'PUT', body });
}

/** All reservations with their guests, times, statuses and tables. */
const readReservationRows = (): Promise<object[]> =>
  sql(
    `SELECT r.id, first_name, last_name, email, phone, phone_e164, r.date, start_minute, minutes, party_size, status, table_type,
       requires_approval, is_pinned, staff_note, special_requests, message_to_guest,
       (SELECT array_agg(table_id || ' ' || during ORDER BY table_id) FROM table_holdings WHERE reservation_id = r.id) AS held
     FROM reservations r ORDER BY id`,
  );
const readTables = async (id: string): Promise<string[]> =>
  (
    await sql<{ table: string }>(
      `SELECT table_id AS "table" FROM table_holdings WHERE reservation_id = $1 ORDER BY table_id`,
      [id],
    )
  ).map(({ table }) => table);
const readMails = (id: string): Promise<{ kind: string; status: string; wait: number }[]> =>
  sql(
    `SELECT kind, status, extract(epoch FROM next_attempt_at - created_at)::int AS wait
     FROM email_messages WHERE reservation_id = $1 AND kind <> 'reservation_staff_copy' ORDER BY created_at`,
    [id],
  );

/** Six parties on one evening; the last one is pending approval. */
async function reserveSixParties(): Promise<string[]> {
  const partySizes = [2, 2, 4, 2, 3, 6];
  const ids: string[] = [];
  for (const partySize of partySizes) ids.push(await reserveAsGuest({ partySize, time: '18:30' }));
  return ids;
}

beforeEach(async () => {
  await sql('DELETE FROM email_messages');
  await sql('DELETE FROM reservations');
  await sql(`UPDATE reservation_capacity_locks SET updated_at = updated_at + interval '1 millisecond'`);
});

describe('each action of staff on a reservation', () => {
  const reserveCouple = async (): Promise<string> => (await reserveSixParties())[0] ?? '';
  const reservePendingParty = async (): Promise<string> => (await reserveSixParties())[5] ?? '';
  const reserveCoupleAndSet =
    (...statuses: string[]) =>
    async (): Promise<string> => {
      const id = await reserveCouple();
      for (const status of statuses) await setStatus(id, status);
      return id;
    };
  const declineFields = { messageToGuest: 'Máme svadbu.' };
  const actions: [string, () => Promise<string>, (id: string) => Promise<StaffResponse<ActionBody>>][] = [
    [
      'approve',
      reservePendingParty,
      (id) => callAsStaff<ActionBody>(`/api/reservations/${id}/approve`, { method: 'PUT' }),
    ],
    ['cancel', reserveCouple, (id) => setStatus(id, 'cancelled')],
    ['cancel a pending reservation', reservePendingParty, (id) => setStatus(id, 'cancelled')],
    ['decline with a message', reservePendingParty, (id) => setStatus(id, 'cancelled', declineFields)],
    ['confirm a cancelled reservation', reserveCoupleAndSet('cancelled'), (id) => setStatus(id, 'confirmed')],
    ['seat', reserveCouple, (id) => setStatus(id, 'seated')],
    ['complete', reserveCoupleAndSet('seated'), (id) => setStatus(id, 'completed')],
    ['complete without seating', reserveCouple, (id) => setStatus(id, 'completed')],
    ['mark as a no-show', reserveCouple, (id) => setStatus(id, 'no_show')],
    ['confirm a no-show', reserveCoupleAndSet('no_show'), (id) => setStatus(id, 'confirmed')],
    ['change the time', reserveCouple, (id) => changeReservation(id, { time: '20:45', duration: 2.5 })],
    ['change the date', reserveCouple, (id) => changeReservation(id, { date: laterDate })],
    ['change the party size', reserveCouple, (id) => changeReservation(id, { partySize: 4, staffNote: 'with a pram' })],
    ['change the tables', reserveCouple, (id) => changeReservation(id, { tables: ['T6'] })],
    ['change the guest', reserveCouple, (id) => changeReservation(id, { lastName: 'Nová', phone: '0905 111 222' })],
    ['enter by phone', reserveCouple, () => enterReservation({ time: '18:30', partySize: 2 })],
    ['enter a walk-in', reserveCouple, () => enterReservation({ time: '18:30', partySize: 4, source: 'walk_in' })],
  ];

  it.each(actions)('leaves all reservations as before when it is undone: %s', async (_name, prepare, takeAction) => {
    const id = await prepare();
    await sql('DELETE FROM email_messages');
    const rowsBefore = await readReservationRows();
    const response = await takeAction(id);
    expect([200, 201]).toContain(response.status);
    expect(await readReservationRows()).not.toEqual(rowsBefore);

    expect(await undoAction(response.body.action)).toMatchObject({ status: 200 });
    expect(await readReservationRows()).toEqual(rowsBefore);
    expect(await sql('SELECT kind FROM email_messages')).toEqual([]); // no mail was sent, and none will be
    expect((await findViolations(databaseUrl)).filter((violation) => !/mails/.test(violation))).toEqual([]);
  });

  it('names the moved parties in its response and in their audit entries', async () => {
    const [firstId = '', secondId = ''] = await reserveSixParties();
    const [secondParty] = await sql<{ id: string; tables: string[] }>(
      `SELECT reservation_id AS id, array_agg(table_id) AS tables FROM table_holdings WHERE reservation_id = $1 GROUP BY 1`,
      [secondId],
    );
    const { body } = await changeReservation(firstId, { tables: secondParty?.tables });
    expect(body.moved).toEqual([expect.objectContaining({ id: secondId, from: secondParty?.tables })]);
    const auditEntries = await callAsStaff<{ action: string; before: object; after: object }[]>(
      `/api/admin/audit?subjectId=${secondId}`,
    );
    expect(auditEntries.body[0]).toMatchObject({
      action: 'reservation.moved',
      before: { tables: secondParty?.tables },
      after: { tables: body.moved[0]?.to },
    });
    const undone = await undoAction(body.action);
    expect(undone.body.moved).toEqual([expect.objectContaining({ id: secondId, to: secondParty?.tables })]);
  });
});

describe('a party that moved for an action', () => {
  /** Pins a party to the table of another one, which moves to another table. */
  async function moveParty(): Promise<{ movedId: string; actionId: string; newTables: string[] }> {
    const [firstId = '', movedId = ''] = await reserveSixParties();
    const { body } = await changeReservation(firstId, { tables: await readTables(movedId) });
    expect(body.moved.map(({ id }) => id)).toEqual([movedId]);
    return { movedId, actionId: body.action, newTables: await readTables(movedId) };
  }

  it('stays at its new table when it was seated there before the undo', async () => {
    const { movedId, actionId, newTables } = await moveParty();
    await setStatus(movedId, 'seated');
    expect((await undoAction(actionId)).status).toBe(200);
    expect(await readTables(movedId)).toEqual(newTables);
  });

  it('stays at the table that staff chose before the undo', async () => {
    const { movedId, actionId } = await moveParty();
    const chosenTables = ['T8'];
    const change = { tables: chosenTables, overrideReason: 'by the window' };
    expect((await changeReservation(movedId, change)).status).toBe(200);
    expect((await undoAction(actionId)).status).toBe(200);
    expect(await readTables(movedId)).toEqual(chosenTables);
  });

  it('returns to its table also on the date to which the visit was changed', async () => {
    const laterId = await reserveAsGuest({ date: laterDate, partySize: 2 });
    const [firstId = ''] = await reserveSixParties();
    const rowsBefore = await readReservationRows();
    const { body } = await changeReservation(firstId, { date: laterDate, tables: await readTables(laterId) });
    expect(body.moved.map(({ id }) => id)).toEqual([laterId]);
    await undoAction(body.action);
    expect(await readReservationRows()).toEqual(rowsBefore);
  });
});

describe('a message to the guest', () => {
  const readMessageToGuest = async (id: string): Promise<unknown> =>
    (await sql<{ word: unknown }>('SELECT message_to_guest AS word FROM reservations WHERE id = $1', [id]))[0]?.word;

  it('is stored while the reservation is cancelled', async () => {
    const id = await reserveAsGuest({ partySize: 6 });
    const messageToGuest = '  V ten večer máme svadbu.\nPríďte v sobotu? ';
    expect((await setStatus(id, 'cancelled', { messageToGuest })).body.status).toBe('cancelled');
    expect(await readMessageToGuest(id)).toBe(messageToGuest.trim());
    await setStatus(id, 'confirmed', { messageToGuest: 'not for the guest' });
    expect(await readMessageToGuest(id)).toBeNull();
  });

  it.each([['x'.repeat(501)], ['a\u0000b'], [7], [{ word: 'x' }]])(
    'is refused when it is invalid: %j',
    async (messageToGuest) => {
      const id = await reserveAsGuest();
      const { status, body } = await setStatus(id, 'cancelled', { messageToGuest });
      expect([status, body]).toEqual([400, expect.objectContaining({ code: 'validation_failed' })]);
      expect(await readMessageToGuest(id)).toBeNull();
    },
  );
});

describe('a mail about an action of staff', () => {
  it('waits until undo is no longer offered', async () => {
    const id = await reserveAsGuest();
    await setStatus(id, 'cancelled');
    expect(await readMails(id)).toEqual([
      expect.objectContaining({ kind: 'reservation_confirmed' }), // may have left already
      { kind: 'reservation_cancelled', status: 'queued', wait: 15 },
    ]);
  });

  it('that was sent is corrected by another mail after the undo', async () => {
    const id = await reserveAsGuest();
    const { body } = await setStatus(id, 'cancelled');
    await sql(`UPDATE email_messages SET status = 'sent', attempts = 1 WHERE reservation_id = $1`, [id]);
    await undoAction(body.action);
    expect((await readMails(id)).map(({ kind }) => kind)).toEqual([
      'reservation_confirmed',
      'reservation_cancelled',
      'reservation_confirmed',
    ]);
  });

  it('about a changed address goes to no address when undone in time, and to both when it was sent', async () => {
    const id = await reserveAsGuest({ email: 'one@example.com' });
    const readQueuedKinds = async () =>
      (await readMails(id)).filter(({ status }) => status === 'queued').map(({ kind }) => kind);
    await sql(`UPDATE email_messages SET status = 'sent', attempts = 1 WHERE reservation_id = $1`, [id]);
    const { body } = await changeReservation(id, { email: 'two@example.com' });
    expect((await readQueuedKinds()).sort()).toEqual(['reservation_confirmed', 'reservation_readdressed']);
    await undoAction(body.action);
    expect(await readQueuedKinds()).toEqual([]);
    const secondChange = await changeReservation(id, { email: 'two@example.com' });
    await sql(`UPDATE email_messages SET status = 'sent', attempts = 1 WHERE reservation_id = $1`, [id]);
    await undoAction(secondChange.body.action);
    const queued = await sql(`SELECT kind, recipient FROM email_messages WHERE status = 'queued' ORDER BY recipient`);
    expect(queued).toEqual([
      { kind: 'reservation_confirmed', recipient: 'one@example.com' },
      { kind: 'reservation_readdressed', recipient: 'two@example.com' },
    ]);
  });

  it('about an entered reservation was sent: the undo cancels the reservation instead of deleting it', async () => {
    const { body } = await enterReservation({ email: 'told@example.com' });
    await sql(`UPDATE email_messages SET status = 'sending', attempts = 1 WHERE reservation_id = $1`, [body.id]);
    const undone = await undoAction(body.action);
    expect(undone.body.reservation).toMatchObject({ status: 'cancelled', tables: [] });
    const mailKinds = (await readMails(body.id)).map(({ kind }) => kind);
    expect(mailKinds).toEqual(['reservation_confirmed', 'reservation_cancelled']);
  });
});

describe('the undo of an action', () => {
  it('happens once when several requests come at once', async () => {
    const { body } = await setStatus(await reserveAsGuest(), 'seated');
    const responses = await Promise.all([0, 1, 0, 1].map((appIndex) => undoAction(body.action, appIndex)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(responses.filter(({ status }) => status === 409).map((refused) => refused.body.code)).toEqual(
      Array(3).fill('changed_meanwhile'),
    );
  });

  it('is refused after the next change of the reservation', async () => {
    const id = await reserveAsGuest();
    const { body } = await setStatus(id, 'seated');
    await setStatus(id, 'completed');
    const refused = await undoAction(body.action);
    expect([refused.status, refused.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(refused.body.current).toMatchObject({ id, status: 'completed' });
  });

  it('seats the party at another table when its own is taken, or is refused when the evening is full', async () => {
    const id = await reserveAsGuest();
    const { body } = await setStatus(id, 'cancelled');
    await enterReservation({ partySize: 2, tables: ['T1'], time: '18:30' });
    expect((await undoAction(body.action)).body.reservation).toMatchObject({ status: 'confirmed' });
    const secondCancellation = await setStatus(id, 'cancelled');
    await sql('DELETE FROM reservations WHERE id <> $1', [id]);
    await sql(`UPDATE reservation_capacity_locks SET updated_at = updated_at + interval '1 millisecond'`);
    await reserveAsGuest({ partySize: 20 });
    const refused = await undoAction(secondCancellation.body.action);
    expect([refused.status, refused.body.code]).toEqual([409, 'capacity_full']);
  });

  it('is possible for ten minutes', async () => {
    const app = await fixture.startApp({ now: '2026-11-30T18:00:00+01:00' });
    const headers = await signIn(app.baseUrl);
    const guestResponse = await postReservation({ date: '2026-12-04', email: newEmail() }, { apiUrl: app.baseUrl });
    const { id } = guestResponse.body.reservation;
    const jsonHeaders = { ...headers, 'content-type': 'application/json' };
    const statusUrl = `${app.baseUrl}/api/reservations/${id}/status`;
    const statusResponse = await fetch(statusUrl, { method: 'PUT', headers: jsonHeaders, body: '{"status":"seated"}' });
    const { action } = (await statusResponse.json()) as { action: string };
    const requestUndo = () => fetch(`${app.baseUrl}/api/admin/undo/${action}`, { method: 'POST', headers });
    app.setClock('2026-11-30T18:10:01+01:00');
    expect(await (await requestUndo()).json()).toMatchObject({ status: 409, code: 'no_way_back' });
    app.setClock('2026-11-30T18:09:59+01:00');
    expect((await requestUndo()).status).toBe(200);
  });

  it('of an unknown action is not found', async () => {
    expect((await undoAction('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await undoAction('x')).status).toBe(404);
  });
});
