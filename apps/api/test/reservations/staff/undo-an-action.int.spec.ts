import { beforeEach, describe, expect, it } from '@jest/globals';
import { newEmail, reserve } from '../../support/call';
import { nextOpenDates } from '../../support/next-open-dates';
import { findViolations } from '../../support/oracle';
import { fixture } from '../../support/fixture';
import { signIn } from '../../support/staff-sign-in';
import { sql } from '../../support/sql';
import { type ReservationBody, type StaffAnswer, phoneReservation, signedInStaff } from '../../support/staff-calls';

interface Moved {
  id: string;
  firstName: string;
  from: string[];
  to: string[];
}
interface Action extends ReservationBody {
  action: string;
  moved: Moved[];
}
type Undone = { reservation: ReservationBody | null; moved: Moved[] };

const [date = '', another = ''] = nextOpenDates(2);
const { staff, urls } = signedInStaff(2, { env: { UNDO_SECONDS: '15' } });

const setStatus = (id: string, status: string, more: object = {}): Promise<StaffAnswer<Action>> =>
  staff<Action>(`/api/reservations/${id}/status`, { method: 'PUT', body: { status, ...more } });
const enter = (overrides: Record<string, unknown> = {}): Promise<StaffAnswer<Action>> =>
  staff<Action>('/api/admin/reservations', { method: 'POST', body: phoneReservation({ date, ...overrides }) });
const undo = (action: string, at = 0): Promise<StaffAnswer<Undone>> =>
  staff<Undone>(`/api/admin/undo/${action}`, { method: 'POST', at });
const reserved = async (overrides: object = {}): Promise<string> =>
  (await reserve({ date, email: newEmail(), ...overrides }, { at: urls()[0] ?? '' })).body.reservation.id;

async function change(id: string, changes: Record<string, unknown>): Promise<StaffAnswer<Action>> {
  const [row] = await sql<ReservationBody & { lastName: string }>(
    `SELECT first_name AS "firstName", last_name AS "lastName", email, phone, date, party_size AS "partySize", version,
       minutes / 60.0 AS duration, to_char(make_interval(mins => start_minute), 'HH24:MI') AS time
     FROM reservations WHERE id = $1`,
    [id],
  );
  const body = { ...row, duration: Number(row?.duration), preferredLanguage: 'sk', tables: null, ...changes };
  return staff<Action>(`/api/admin/reservations/${id}`, { method: 'PUT', body });
}

/** All that an evening is: who comes when, how it stands with them, and where they sit. */
const evening = (): Promise<object[]> =>
  sql(
    `SELECT r.id, first_name, last_name, email, phone, phone_e164, r.date, start_minute, minutes, party_size, status, table_type,
       requires_approval, is_pinned, staff_note, special_requests, message_to_guest,
       (SELECT array_agg(table_id || ' ' || during ORDER BY table_id) FROM table_holdings WHERE reservation_id = r.id) AS held
     FROM reservations r ORDER BY id`,
  );
const tablesOf = async (id: string): Promise<string[]> =>
  (
    await sql<{ table: string }>(
      `SELECT table_id AS "table" FROM table_holdings WHERE reservation_id = $1 ORDER BY table_id`,
      [id],
    )
  ).map(({ table }) => table);
const mails = (id: string): Promise<{ kind: string; status: string; wait: number }[]> =>
  sql(
    `SELECT kind, status, extract(epoch FROM next_attempt_at - created_at)::int AS wait
     FROM email_messages WHERE reservation_id = $1 AND kind <> 'reservation_staff_copy' ORDER BY created_at`,
    [id],
  );

/** Couples at all tables but those that only others can reach by moving. */
async function aFullishEvening(): Promise<string[]> {
  const sizes = [2, 2, 4, 2, 3, 6];
  const ids: string[] = [];
  for (const partySize of sizes) ids.push(await reserved({ partySize, time: '18:30' }));
  return ids;
}

beforeEach(async () => {
  await sql('DELETE FROM email_messages');
  await sql('DELETE FROM reservations');
  await sql(`UPDATE reservation_capacity_locks SET updated_at = updated_at + interval '1 millisecond'`);
});

describe('each action of staff on a reservation', () => {
  const couple = async (): Promise<string> => (await aFullishEvening())[0] ?? '';
  const afterwards =
    (...statuses: string[]) =>
    async (): Promise<string> => {
      const id = await couple();
      for (const status of statuses) await setStatus(id, status);
      return id;
    };
  const actions: [string, () => Promise<string>, (id: string) => Promise<StaffAnswer<Action>>][] = [
    [
      'approve',
      async () => (await aFullishEvening())[5] ?? '',
      (id) => staff<Action>(`/api/reservations/${id}/approve`, { method: 'PUT' }),
    ],
    ['cancel', couple, (id) => setStatus(id, 'cancelled')],
    ['cancel a request', async () => (await aFullishEvening())[5] ?? '', (id) => setStatus(id, 'cancelled')],
    [
      'decline with a word',
      async () => (await aFullishEvening())[5] ?? '',
      (id) => setStatus(id, 'cancelled', { messageToGuest: 'Máme svadbu.' }),
    ],
    ['bring back', afterwards('cancelled'), (id) => setStatus(id, 'confirmed')],
    ['seat', couple, (id) => setStatus(id, 'seated')],
    ['end', afterwards('seated'), (id) => setStatus(id, 'completed')],
    ['end without seating', couple, (id) => setStatus(id, 'completed')],
    ['mark as a no-show', couple, (id) => setStatus(id, 'no_show')],
    ['who came after all', afterwards('no_show'), (id) => setStatus(id, 'confirmed')],
    ['another time', couple, (id) => change(id, { time: '20:45', duration: 2.5 })],
    ['another day', couple, (id) => change(id, { date: another })],
    ['more guests', couple, (id) => change(id, { partySize: 4, staffNote: 'with a pram' })],
    ['other tables', couple, (id) => change(id, { tables: ['T6'] })],
    ['another guest', couple, (id) => change(id, { lastName: 'Nová', phone: '0905 111 222' })],
    ['enter by phone', couple, () => enter({ time: '18:30', partySize: 2 })],
    ['enter a walk-in', couple, () => enter({ time: '18:30', partySize: 4, source: 'walk_in' })],
  ];

  it.each(actions)('leaves the identical evening once it is taken back: %s', async (_, begin, act) => {
    const id = await begin();
    await sql('DELETE FROM email_messages');
    const before = await evening();
    const done = await act(id);
    expect([200, 201]).toContain(done.status);
    expect(await evening()).not.toEqual(before);

    expect(await undo(done.body.action)).toMatchObject({ status: 200 });
    expect(await evening()).toEqual(before);
    expect(await sql('SELECT kind FROM email_messages')).toEqual([]); // no mail was sent, and none will be
    expect((await findViolations(databaseUrl)).filter((one) => !/mails/.test(one))).toEqual([]);
  });

  it('names the parties that move for it, in the answer and in their history', async () => {
    const [first = '', second = ''] = await aFullishEvening();
    const [there] = await sql<{ id: string; tables: string[] }>(
      `SELECT reservation_id AS id, array_agg(table_id) AS tables FROM table_holdings WHERE reservation_id = $1 GROUP BY 1`,
      [second],
    );
    const { body } = await change(first, { tables: there?.tables });
    expect(body.moved).toEqual([expect.objectContaining({ id: second, from: there?.tables })]);
    const history = await staff<{ action: string; before: object; after: object }[]>(
      `/api/admin/audit?subjectId=${second}`,
    );
    expect(history.body[0]).toMatchObject({
      action: 'reservation.moved',
      before: { tables: there?.tables },
      after: { tables: body.moved[0]?.to },
    });
    const undone = await undo(body.action);
    expect(undone.body.moved).toEqual([expect.objectContaining({ id: second, to: there?.tables })]);
  });
});

describe('a party that moved for an action', () => {
  /** Pins a party where another one sits, which moves; answers with both, and the action. */
  async function aMove(): Promise<{ mover: string; action: Action; to: string[] }> {
    const [first = '', mover = ''] = await aFullishEvening();
    const action = (await change(first, { tables: await tablesOf(mover) })).body;
    expect(action.moved.map(({ id }) => id)).toEqual([mover]);
    return { mover, action, to: await tablesOf(mover) };
  }

  it('stays where they have sat down meanwhile', async () => {
    const { mover, action, to } = await aMove();
    await setStatus(mover, 'seated');
    expect((await undo(action.action)).status).toBe(200);
    expect(await tablesOf(mover)).toEqual(to);
  });

  it('stays where staff have put them since', async () => {
    const { mover, action } = await aMove();
    const free = ['T8'];
    expect((await change(mover, { tables: free, overrideReason: 'by the window' })).status).toBe(200);
    expect((await undo(action.action)).status).toBe(200);
    expect(await tablesOf(mover)).toEqual(free);
  });

  it('is back at its table on the evening that a visit was moved to, too', async () => {
    const there = await reserved({ date: another, partySize: 2 });
    const [first = ''] = await aFullishEvening();
    const before = await evening();
    const { body } = await change(first, { date: another, tables: await tablesOf(there) });
    expect(body.moved.map(({ id }) => id)).toEqual([there]);
    await undo(body.action);
    expect(await evening()).toEqual(before);
  });
});

describe('a message to the guest', () => {
  const wordOf = async (id: string): Promise<unknown> =>
    (await sql<{ word: unknown }>('SELECT message_to_guest AS word FROM reservations WHERE id = $1', [id]))[0]?.word;

  it('stands as long as the reservation is cancelled', async () => {
    const id = await reserved({ partySize: 6 });
    const messageToGuest = '  V ten večer máme svadbu.\nPríďte v sobotu? ';
    expect((await setStatus(id, 'cancelled', { messageToGuest })).body.status).toBe('cancelled');
    expect(await wordOf(id)).toBe(messageToGuest.trim());
    await setStatus(id, 'confirmed', { messageToGuest: 'not for the guest' });
    expect(await wordOf(id)).toBeNull();
  });

  it.each([['x'.repeat(501)], ['a\u0000b'], [7], [{ word: 'x' }]])(
    'is refused when it is none: %j',
    async (messageToGuest) => {
      const id = await reserved();
      const { status, body } = await setStatus(id, 'cancelled', { messageToGuest });
      expect([status, body]).toEqual([400, expect.objectContaining({ code: 'validation_failed' })]);
      expect(await wordOf(id)).toBeNull();
    },
  );
});

describe('a mail that staff have caused', () => {
  it('waits until undo is no longer offered', async () => {
    const id = await reserved();
    await setStatus(id, 'cancelled');
    expect(await mails(id)).toEqual([
      expect.objectContaining({ kind: 'reservation_confirmed' }), // may have left already
      { kind: 'reservation_cancelled', status: 'queued', wait: 15 },
    ]);
  });

  it('that has left is answered by another one', async () => {
    const id = await reserved();
    const { body } = await setStatus(id, 'cancelled');
    await sql(`UPDATE email_messages SET status = 'sent', attempts = 1 WHERE reservation_id = $1`, [id]);
    await undo(body.action);
    expect((await mails(id)).map(({ kind }) => kind)).toEqual([
      'reservation_confirmed',
      'reservation_cancelled',
      'reservation_confirmed',
    ]);
  });

  it('about another address goes to neither while it waits, and to both once it has left', async () => {
    const id = await reserved({ email: 'one@example.com' });
    const kinds = async () => (await mails(id)).filter(({ status }) => status === 'queued').map(({ kind }) => kind);
    await sql(`UPDATE email_messages SET status = 'sent', attempts = 1 WHERE reservation_id = $1`, [id]);
    const { body } = await change(id, { email: 'two@example.com' });
    expect((await kinds()).sort()).toEqual(['reservation_confirmed', 'reservation_readdressed']);
    await undo(body.action);
    expect(await kinds()).toEqual([]);
    const again = await change(id, { email: 'two@example.com' });
    await sql(`UPDATE email_messages SET status = 'sent', attempts = 1 WHERE reservation_id = $1`, [id]);
    await undo(again.body.action);
    const queued = await sql(`SELECT kind, recipient FROM email_messages WHERE status = 'queued' ORDER BY recipient`);
    expect(queued).toEqual([
      { kind: 'reservation_confirmed', recipient: 'one@example.com' },
      { kind: 'reservation_readdressed', recipient: 'two@example.com' },
    ]);
  });

  it('about an entered visit was sent: undo cancels the visit instead of deleting it', async () => {
    const { body } = await enter({ email: 'told@example.com' });
    await sql(`UPDATE email_messages SET status = 'sending', attempts = 1 WHERE reservation_id = $1`, [body.id]);
    const undone = await undo(body.action);
    expect(undone.body.reservation).toMatchObject({ status: 'cancelled', tables: [] });
    expect((await mails(body.id)).map(({ kind }) => kind)).toEqual(['reservation_confirmed', 'reservation_cancelled']);
  });
});

describe('the way back', () => {
  it('is taken once, however many press at once', async () => {
    const { body } = await setStatus(await reserved(), 'seated');
    const answers = await Promise.all([0, 1, 0, 1].map((at) => undo(body.action, at)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map((one) => one.body.code)).toEqual(
      Array(3).fill('changed_meanwhile'),
    );
  });

  it('ends with the next change of the reservation', async () => {
    const id = await reserved();
    const { body } = await setStatus(id, 'seated');
    await setStatus(id, 'completed');
    const refused = await undo(body.action);
    expect([refused.status, refused.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(refused.body.current).toMatchObject({ id, status: 'completed' });
  });

  it('seats a party elsewhere if its table is taken by now, or answers that the evening is full', async () => {
    const id = await reserved();
    const { body } = await setStatus(id, 'cancelled');
    await enter({ partySize: 2, tables: ['T1'], time: '18:30' });
    expect((await undo(body.action)).body.reservation).toMatchObject({ status: 'confirmed' });
    const again = await setStatus(id, 'cancelled');
    await sql('DELETE FROM reservations WHERE id <> $1', [id]);
    await sql(`UPDATE reservation_capacity_locks SET updated_at = updated_at + interval '1 millisecond'`);
    await reserved({ partySize: 20 });
    const refused = await undo(again.body.action);
    expect([refused.status, refused.body.code]).toEqual([409, 'capacity_full']);
  });

  it('is open for ten minutes', async () => {
    const app = await fixture.startApp({ at: '2026-11-30T18:00:00+01:00' });
    const headers = await signIn(app.baseUrl);
    const answer = await reserve({ date: '2026-12-04', email: newEmail() }, { at: app.baseUrl });
    const { id } = answer.body.reservation;
    const put = { method: 'PUT', headers: { ...headers, 'content-type': 'application/json' } };
    const done = await fetch(`${app.baseUrl}/api/reservations/${id}/status`, { ...put, body: '{"status":"seated"}' });
    const { action } = (await done.json()) as { action: string };
    const back = () => fetch(`${app.baseUrl}/api/admin/undo/${action}`, { method: 'POST', headers });
    app.setClock('2026-11-30T18:10:01+01:00');
    expect(await (await back()).json()).toMatchObject({ status: 409, code: 'no_way_back' });
    app.setClock('2026-11-30T18:09:59+01:00');
    expect((await back()).status).toBe(200);
  });

  it('does not exist for an unknown action', async () => {
    expect((await undo('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await undo('x')).status).toBe(404);
  });
});
