import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { newEmail, reserve } from '../support/call';
import { findViolations } from '../support/oracle';
import { sql } from '../support/sql';
import { type ReservationBody, type StaffAnswer, phoneReservation, signedInStaff } from '../support/staff-calls';

const date = '2026-12-04'; // a Friday
const at = (time: string, day = date): string => `${day}T${time}:00+01:00`;
const { staff, urls, apps } = signedInStaff(1, { at: at('10:00') });
const clock = (time: string, day = date): void => apps()[0]?.setClock(at(time, day));
const aMinutePasses = async (): Promise<void> => apps()[0]?.minute();

type Action = ReservationBody & { action: string; moved: { id: string; from: string[]; to: string[] }[] };

const setStatus = (id: string, status: string): Promise<StaffAnswer<Action>> =>
  staff<Action>(`/api/reservations/${id}/status`, { method: 'PUT', body: { status } });
const undo = (action: string) => staff(`/api/admin/undo/${action}`, { method: 'POST' });
const enter = (overrides: Record<string, unknown> = {}): Promise<StaffAnswer<Action>> =>
  staff<Action>('/api/admin/reservations', { method: 'POST', body: phoneReservation({ date, ...overrides }) });
const aPin = { overrideReason: 'their place' };
/** Someone at a table of their own choice. */
const seatedAt = async (table: string, time: string, duration = 2): Promise<string> =>
  (await enter({ tables: [table], time, duration, firstName: `${table} ${time}`, ...aPin })).body.id;
const reserved = async (overrides: object = {}): Promise<string> =>
  (await reserve({ date, email: newEmail(), ...overrides }, { at: urls()[0] ?? '' })).body.reservation.id;
const held = async (id: string): Promise<string> => {
  const rows = await sql<{ held: string }>(
    `SELECT table_id || ' ' || during AS held FROM table_holdings WHERE reservation_id = $1 ORDER BY table_id`,
    [id],
  );
  return rows.map((row) => row.held).join(', ');
};
const slots = async (): Promise<string[]> =>
  (await staff<{ availableSlots: string[] }>(`/api/reservations/availability/${date}/2/2`)).body.availableSlots;
const statusOf = async (id: string) =>
  (
    await sql<{ status: string; seated: number | null }>(
      'SELECT status, seated_minute AS seated FROM reservations WHERE id = $1',
      [id],
    )
  )[0];
const version = async () => (await sql('SELECT updated_at FROM reservation_capacity_locks WHERE date = $1', [date]))[0];
const movesOf = (id: string) =>
  sql(`SELECT staff_name AS by, before, after FROM audit_log WHERE subject_id = $1 AND action = 'reservation.moved'`, [
    id,
  ]);

const tables = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'L1'];
/** Takes every table but some, for the whole evening. */
async function allBut(...free: string[]): Promise<void> {
  for (const table of tables.filter((one) => !free.includes(one))) await seatedAt(table, '16:00', 8);
}

beforeEach(async () => {
  await sql('DELETE FROM email_messages');
  await sql('DELETE FROM reservations');
  await sql(`UPDATE reservation_capacity_locks SET updated_at = updated_at + interval '1 millisecond'`);
  clock('10:00');
});
afterEach(async () => {
  const found = await findViolations(databaseUrl);
  expect(found.filter((one) => /holders|whole stay|given them up/.test(one))).toEqual([]);
});

describe('guests who sit', () => {
  it('keep their table until they leave, in every answer', async () => {
    await allBut('T1', 'T2');
    const baker = await seatedAt('T1', '17:00');
    const other = await seatedAt('T2', '17:00');
    clock('17:05');
    await setStatus(baker, 'seated');
    await setStatus(other, 'seated');
    expect(await slots()).toContain('19:00');
    clock('19:20');
    expect(await slots()).toEqual(expect.arrayContaining(['20:00', '20:30']));
    const walkIn = await enter({ time: '19:30', duration: 1, source: 'walk_in' });
    expect(walkIn).toMatchObject({ status: 409, body: { code: 'capacity_full' } });
    expect(await held(baker)).toBe('T1 [1020,1140)'); // nothing was written for who was refused
    await setStatus(other, 'completed');
    expect(await held(baker)).toBe('T1 [1020,1170)');
    expect((await enter({ time: '19:30', duration: 1, source: 'walk_in' })).body).toMatchObject({
      tables: ['T2'],
      status: 'seated',
    });
  });

  it('have it from the minute at which they sat down, and only as booked when that is taken back', async () => {
    const early = await seatedAt('T1', '18:30');
    clock('18:11');
    const { body } = await setStatus(early, 'seated');
    expect(await held(early)).toBe('T1 [1091,1230)');
    expect(await statusOf(early)).toEqual({ status: 'seated', seated: 1091 });
    await undo(body.action);
    expect(await held(early)).toBe('T1 [1110,1230)');
    expect(await statusOf(early)).toEqual({ status: 'confirmed', seated: null });
  });

  it('are not joined by the next party: the answer names them and the free tables', async () => {
    await allBut('T1', 'T8');
    const baker = await seatedAt('T1', '17:00');
    clock('17:00');
    await setStatus(baker, 'seated');
    const early = await seatedAt('T1', '19:00');
    clock('18:40');
    const refused = await setStatus(early, 'seated');
    expect(refused).toMatchObject({ status: 409, body: { code: 'table_occupied', freeTables: ['T8'] } });
    expect(refused.body.holders).toMatchObject([{ id: baker, firstName: 'T1 17:00', status: 'seated', time: '17:00' }]);
    expect(await statusOf(early)).toMatchObject({ status: 'confirmed' });
    await setStatus(baker, 'completed');
    expect((await setStatus(early, 'seated')).body).toMatchObject({
      status: 'seated',
      tables: ['T1'],
      seatedMinute: 1120,
    });
  });

  it('stay, and the next party is seated elsewhere or is first in order without an action of staff', async () => {
    await allBut('T1', 'T8');
    const baker = await seatedAt('T1', '17:00');
    clock('17:00');
    await setStatus(baker, 'seated');
    const next = await seatedAt('T1', '19:00', 1);
    clock('18:59');
    await aMinutePasses();
    expect([await held(baker), await held(next)]).toEqual(['T1 [1020,1140)', 'T1 [1140,1200)']);
    const before = await version();
    clock('19:09');
    await aMinutePasses(); // the grace has not passed: nothing is written
    expect([await held(baker), await held(next), await version()]).toEqual([
      ...['T1 [1020,1140)', 'T1 [1140,1200)', before],
    ]);
    clock('19:10');
    await aMinutePasses();
    expect([await held(baker), await held(next)]).toEqual(['T1 [1020,1155)', 'T8 [1140,1200)']);
    expect(await movesOf(next)).toEqual([{ by: '', before: { tables: ['T1'] }, after: { tables: ['T8'] } }]);
    await seatedAt('T8', '20:00');
    await setStatus(next, 'seated');
    clock('20:10');
    await aMinutePasses();
    const waiting = await staff<ReservationBody[]>('/api/admin/reservations/without-table');
    expect(waiting.body).toMatchObject([{ firstName: 'T8 20:00', tables: [] }]);
    await setStatus(baker, 'completed');
    expect(await held(waiting.body[0]?.id ?? '')).toBe('T1 [1200,1320)');
  });

  it('keep the table within the grace time, and sit again at it until the next party does', async () => {
    await allBut('T1', 'T8');
    const baker = await seatedAt('T1', '17:00');
    clock('17:00');
    await setStatus(baker, 'seated');
    const next = await seatedAt('T1', '19:00');
    clock('19:06');
    const refused = await setStatus(next, 'seated');
    expect(refused).toMatchObject({ status: 409, body: { code: 'table_occupied', freeTables: ['T8'] } });
    expect(refused.body.holders).toMatchObject([{ id: baker, tables: ['T1'], until: '19:00' }]);
    const left = await setStatus(baker, 'completed');
    expect((await undo(left.body.action)).body).toMatchObject({ reservation: { status: 'seated', tables: ['T1'] } });
    await setStatus(baker, 'completed');
    expect((await setStatus(baker, 'seated')).body).toMatchObject({ status: 'seated', tables: ['T1'] });
    expect([await held(baker), await held(next)]).toEqual(['T1 [1020,1140)', 'T1 [1140,1260)']);
    clock('19:07');
    const leftAgain = await setStatus(baker, 'completed');
    await setStatus(next, 'seated');
    expect((await undo(leftAgain.body.action)).body).toMatchObject({ reservation: { tables: ['T8'] } });
  });

  it('are named with the free tables when staff choose their table', async () => {
    await allBut('T1', 'T8');
    const baker = await seatedAt('T1', '17:00');
    const other = await enter({ time: '18:00', tables: ['T1'], ...aPin });
    expect(other).toMatchObject({ status: 409, body: { code: 'capacity_full', freeTables: ['T8'] } });
    expect(other.body.holders).toMatchObject([{ id: baker, status: 'confirmed', time: '17:00', until: '19:00' }]);
  });

  it('keep it after midnight, and until the evening is over', async () => {
    const late = await seatedAt('T1', '23:00');
    clock('23:00');
    await setStatus(late, 'seated');
    for (const [time, until] of [
      ['01:10', 1515],
      ['04:59', 1740],
    ] as const) {
      clock(time, '2026-12-05');
      await aMinutePasses();
      expect(await held(late)).toBe(`T1 [1380,${until})`);
    }
    clock('05:00', '2026-12-05');
    await aMinutePasses();
    expect(await held(late)).toBe('T1 [1380,1740)');
    expect((await setStatus(late, 'completed')).status).toBe(200);
  });

  it('who walk in and sit down at once have the table from now on', async () => {
    clock('18:47');
    const { body } = await enter({ time: '19:00', duration: 1, source: 'walk_in' });
    expect(body).toMatchObject({ status: 'seated', seatedMinute: 1127 });
    expect(await held(body.id)).toBe(`${body.tables[0]} [1127,1200)`);
    const refused = await enter({ time: '18:45', tables: body.tables, source: 'walk_in' }); // from another tablet
    expect(refused).toMatchObject({ status: 409, body: { code: 'capacity_full', holders: [{ id: body.id }] } });
  });
});

describe('a host, tonight', () => {
  it('takes a table out and brings it back, pauses online reservations, and changes no other day', async () => {
    clock('17:00');
    const id = await seatedAt('T7', '19:00');
    const look = (change: object) =>
      staff<{ hash: string }>('/api/admin/venue/tonight/preview', {
        method: 'POST',
        body: change,
      });
    const change = async (body: object): Promise<number> => {
      const { hash } = (await look(body)).body;
      return (await staff('/api/admin/venue/tonight', { method: 'PUT', body: { change: body, hash } })).status;
    };
    expect((await look({ takeOut: 'T7' })).body).toMatchObject({ reseated: [{ id }], strandedCount: 0 });
    expect(await change({ takeOut: 'T6' })).toBe(204);
    expect(await sql('SELECT from_date::text AS first, to_date::text AS last FROM table_closures')).toEqual([
      { first: date, last: date },
    ]);
    expect(await change({ bringBack: 'T6' })).toBe(204);
    expect(await slots()).toContain('21:00');
    expect(await change({ pauseFrom: 1200 })).toBe(204);
    expect(await slots()).not.toContain('20:00');
    expect(await change({ resume: true })).toBe(204);
    expect(await slots()).toContain('20:00');
    expect(await change({ takeOut: 'T6' })).toBe(204);
    await sql(`UPDATE table_closures SET to_date = '2026-12-05'`);
    for (const wrong of [
      { bringBack: 'T6' },
      { takeOut: 'T7', resume: true },
      {},
      { takeOut: 'T99' },
      { pauseFrom: 1201 },
    ]) {
      expect([wrong, (await look(wrong)).status]).toEqual([wrong, 400]);
    }
    const actions = await sql<{ action: string }>(`SELECT action FROM audit_log WHERE action LIKE 'venue.%'`);
    expect(actions.map(({ action }) => action).sort()).toEqual(
      ['putClosure', 'putClosure', 'putPause', 'removeClosure', 'removePause'].map((kind) => `venue.${kind}`),
    );
    await sql('DELETE FROM table_closures');
  });
});

describe('on the evening itself', () => {
  it('a party seated by mistake is confirmed again, and one that has not left sits again at the old table', async () => {
    const id = await seatedAt('T6', '18:00');
    clock('18:05');
    await setStatus(id, 'seated');
    expect((await setStatus(id, 'confirmed')).body).toMatchObject({
      status: 'confirmed',
      tables: ['T6'],
      isPinned: true,
    });
    await setStatus(id, 'seated');
    await setStatus(id, 'completed');
    clock('18:25');
    expect((await setStatus(id, 'seated')).body).toMatchObject({
      status: 'seated',
      tables: ['T6'],
      seatedMinute: 1085,
    });
    expect(await sql(`SELECT kind FROM email_messages WHERE reservation_id = $1`, [id])).toEqual([]);
  });

  it('no party sits again at a table at which others sit by now', async () => {
    const gone = await seatedAt('T6', '17:00', 3);
    await setStatus(gone, 'seated');
    await setStatus(gone, 'completed');
    const there = await seatedAt('T6', '18:00');
    clock('18:10');
    await setStatus(there, 'seated');
    expect((await setStatus(gone, 'seated')).body).toMatchObject({ code: 'table_occupied', holders: [{ id: there }] });
    expect(await statusOf(gone)).toMatchObject({ status: 'completed' });
  });

  it('a no-show sits down at the old table when it is still free, else at another', async () => {
    const late = await seatedAt('T7', '18:00');
    clock('18:30');
    await setStatus(late, 'no_show');
    clock('18:50');
    expect((await setStatus(late, 'seated')).body).toMatchObject({ status: 'seated', tables: ['T7'] });
  });

  it('only: the day after no status leads back', async () => {
    const id = await seatedAt('T6', '18:00');
    await setStatus(id, 'seated');
    clock('05:00', '2026-12-05');
    expect((await setStatus(id, 'confirmed')).body).toMatchObject({
      code: 'transition_not_allowed',
      current: 'seated',
    });
    await setStatus(id, 'completed');
    expect((await setStatus(id, 'seated')).body).toMatchObject({ code: 'transition_not_allowed' });
  });
});

describe('from two hours before opening on', () => {
  /** A couple at a table for four, which a party of four could have if the couple moved. */
  async function aCoupleInTheWay(): Promise<string> {
    const couple = await reserved({ partySize: 4, time: '18:00' });
    await sql(`UPDATE reservations SET party_size = 2 WHERE id = $1`, [couple]);
    for (const table of tables.filter((one) => !['T5', 'T6'].includes(one))) await seatedAt(table, '18:00');
    expect(await held(couple)).toContain('T6');
    return couple;
  }

  it("no guest's request moves a party; before, it does, and the audit log has it", async () => {
    const couple = await aCoupleInTheWay();
    const four = { date, time: '18:00', partySize: 4, email: newEmail() };
    clock('14:00');
    expect((await reserve(four, { at: urls()[0] ?? '' })).status).toBe(409);
    clock('13:59');
    expect((await reserve(four, { at: urls()[0] ?? '' })).status).toBe(201);
    expect(await held(couple)).toContain('T5');
    expect(await movesOf(couple)).toEqual([{ by: '', before: { tables: ['T6'] }, after: { tables: ['T5'] } }]);
  });

  it('staff still do, and the answer names the moved parties', async () => {
    const couple = await aCoupleInTheWay();
    clock('15:00');
    const { body } = await enter({ time: '18:00', partySize: 4 });
    expect(body.moved).toMatchObject([{ id: couple, from: ['T6'], to: ['T5'] }]);
  });
});

describe('closing an evening', () => {
  const close = (day = date) => staff<Closed>(`/api/admin/evenings/${day}/close`, { method: 'POST' });
  interface Closed {
    completed: number;
    noShows: number;
    cancelled: number;
    action: string | null;
  }
  const all = () =>
    sql<{ status: string }>(`SELECT first_name AS who, status, seated_minute AS seated,
        (SELECT string_agg(table_id || during, ',' ORDER BY table_id) FROM table_holdings WHERE reservation_id = reservations.id) AS held
      FROM reservations ORDER BY created_at, id`);

  /** One each: seated, absent, without a table, unanswered, not over. */
  async function anEveningOfAll() {
    await seatedAt('T1', '18:00');
    const sits = await seatedAt('T2', '18:00');
    const six = await reserved({ partySize: 6, time: '18:00' });
    const without = await seatedAt('T3', '18:00');
    await seatedAt('T8', '22:30');
    clock('18:05');
    await setStatus(sits, 'seated');
    await sql('DELETE FROM table_holdings WHERE reservation_id = $1', [without]);
    await sql(`UPDATE reservations SET is_pinned = false WHERE id = $1`, [without]);
    clock('23:50');
    await aMinutePasses();
    return { sits, six, without };
  }

  it('sets the final status of every visit that is over, sends no mail, and is undone as one action', async () => {
    const { sits, six } = await anEveningOfAll();
    await sql('DELETE FROM email_messages');
    const before = await all();
    const { body } = await close();
    expect(body).toMatchObject({ completed: 1, noShows: 2, cancelled: 1 });
    expect((await all()).map(({ status }) => status).sort()).toEqual(
      ['cancelled', 'completed', 'confirmed', 'no_show', 'no_show'].sort(),
    );
    expect([await statusOf(sits), await statusOf(six)]).toMatchObject([
      { status: 'completed' },
      { status: 'cancelled' },
    ]);
    const [line] = await sql<{ after: object }>(`SELECT after FROM audit_log WHERE id = $1`, [body.action]);
    expect(line?.after).toMatchObject({ completed: 1, noShows: 2, cancelled: 1 });
    clock('23:51');
    expect((await undo(body.action ?? '')).body).toMatchObject({ reservation: null, reopened: 4 });
    expect(await all()).toEqual(before);
    clock('23:52');
    expect(await undo(body.action ?? '')).toMatchObject({ status: 409, body: { code: 'no_way_back' } });
    expect(await sql('SELECT kind FROM email_messages')).toEqual([]);
  });

  it('happens once when two close it at once; undo leaves later changes', async () => {
    const { sits } = await anEveningOfAll();
    const answers = (await Promise.all([close(), close()])).map(({ body }) => body);
    expect(answers.map(({ completed }) => completed).sort()).toEqual([0, 1]);
    const action = answers.find(({ completed }) => completed === 1)?.action ?? '';
    expect(answers).toContainEqual({ completed: 0, noShows: 0, cancelled: 0, action: null });
    clock('23:51');
    await setStatus(sits, 'seated');
    expect((await undo(action)).body).toMatchObject({ reopened: 3 });
    expect(await statusOf(sits)).toMatchObject({ status: 'seated' });
  });

  it('the next morning closes the evening before, the one that is open too', async () => {
    await anEveningOfAll();
    clock('09:00', '2026-12-05');
    expect((await close()).body).toMatchObject({ completed: 1, noShows: 3, cancelled: 1 });
    expect((await close('2026-12-13')).body).toMatchObject({ action: null });
    expect(await close('today')).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });
});
