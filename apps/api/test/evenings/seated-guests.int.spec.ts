import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { newEmail, postReservation } from '../support/request-api';
import { findViolations } from '../support/capacity-oracle';
import { sql } from '../support/sql';
import {
  type ReservationBody,
  type StaffResponse,
  buildPhoneReservation,
  startAppsWithStaff,
} from '../support/staff-calls';

const date = '2026-12-04'; // a Friday
const toInstant = (time: string, day = date): string => `${day}T${time}:00+01:00`;
const { callAsStaff, getUrls, getApps } = startAppsWithStaff(1, { now: toInstant('10:00') });
const setClock = (time: string, day = date): void => getApps()[0]?.setClock(toInstant(time, day));
const runMinuteJobs = async (): Promise<void> => getApps()[0]?.runMinuteJobs();

type ActionBody = ReservationBody & { action: string; moved: { id: string; from: string[]; to: string[] }[] };

const setStatus = (id: string, status: string): Promise<StaffResponse<ActionBody>> =>
  callAsStaff<ActionBody>(`/api/reservations/${id}/status`, { method: 'PUT', body: { status } });
const undoAction = (actionId: string) => callAsStaff(`/api/admin/undo/${actionId}`, { method: 'POST' });
const enterReservation = (overrides: Record<string, unknown> = {}): Promise<StaffResponse<ActionBody>> =>
  callAsStaff<ActionBody>('/api/admin/reservations', {
    method: 'POST',
    body: buildPhoneReservation({ date, ...overrides }),
  });
const pinReason = { overrideReason: 'their place' };
/** Enters a party pinned to a table. */
const enterAtTable = async (table: string, time: string, duration = 2): Promise<string> =>
  (await enterReservation({ tables: [table], time, duration, firstName: `${table} ${time}`, ...pinReason })).body.id;
const reserveAsGuest = async (overrides: object = {}): Promise<string> =>
  (await postReservation({ date, email: newEmail(), ...overrides }, { apiUrl: getUrls()[0] ?? '' })).body.reservation
    .id;
const readHoldings = async (id: string): Promise<string> => {
  const rows = await sql<{ held: string }>(
    `SELECT table_id || ' ' || during AS held FROM table_holdings WHERE reservation_id = $1 ORDER BY table_id`,
    [id],
  );
  return rows.map((row) => row.held).join(', ');
};
const readStartTimes = async (): Promise<string[]> =>
  (await callAsStaff<{ availableSlots: string[] }>(`/api/reservations/availability/${date}/2/2`)).body.availableSlots;
const readStatus = async (id: string) =>
  (
    await sql<{ status: string; seated: number | null }>(
      'SELECT status, seated_minute AS seated FROM reservations WHERE id = $1',
      [id],
    )
  )[0];
const readEveningVersion = async () =>
  (await sql('SELECT updated_at FROM reservation_capacity_locks WHERE date = $1', [date]))[0];
const readMoves = (id: string) =>
  sql(`SELECT staff_name AS by, before, after FROM audit_log WHERE subject_id = $1 AND action = 'reservation.moved'`, [
    id,
  ]);

const allTables = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'L1'];
/** Occupies all other tables for the whole evening. */
async function leaveTablesFree(...freeTables: string[]): Promise<void> {
  for (const table of allTables.filter((id) => !freeTables.includes(id))) await enterAtTable(table, '16:00', 8);
}

beforeEach(async () => {
  await sql('DELETE FROM email_messages');
  await sql('DELETE FROM reservations');
  await sql(`UPDATE reservation_capacity_locks SET updated_at = updated_at + interval '1 millisecond'`);
  setClock('10:00');
});
afterEach(async () => {
  const violations = await findViolations(databaseUrl);
  expect(violations.filter((violation) => /holders|whole stay|given them up/.test(violation))).toEqual([]);
});

describe('seated guests', () => {
  it('hold their table until they leave', async () => {
    await leaveTablesFree('T1', 'T2');
    const seatedId = await enterAtTable('T1', '17:00');
    const secondId = await enterAtTable('T2', '17:00');
    setClock('17:05');
    await setStatus(seatedId, 'seated');
    await setStatus(secondId, 'seated');
    expect(await readStartTimes()).toContain('19:00');
    setClock('19:20');
    expect(await readStartTimes()).toEqual(expect.arrayContaining(['20:00', '20:30']));
    const walkIn = await enterReservation({ time: '19:30', duration: 1, source: 'walk_in' });
    expect(walkIn).toMatchObject({ status: 409, body: { code: 'capacity_full' } });
    expect(await readHoldings(seatedId)).toBe('T1 [1020,1140)'); // a refused walk-in changes no row
    await setStatus(secondId, 'completed');
    expect(await readHoldings(seatedId)).toBe('T1 [1020,1170)');
    expect((await enterReservation({ time: '19:30', duration: 1, source: 'walk_in' })).body).toMatchObject({
      tables: ['T2'],
      status: 'seated',
    });
  });

  it('hold their table from the minute they sat down, and as reserved when that is undone', async () => {
    const earlyId = await enterAtTable('T1', '18:30');
    setClock('18:11');
    const { body } = await setStatus(earlyId, 'seated');
    expect(await readHoldings(earlyId)).toBe('T1 [1091,1230)');
    expect(await readStatus(earlyId)).toEqual({ status: 'seated', seated: 1091 });
    await undoAction(body.action);
    expect(await readHoldings(earlyId)).toBe('T1 [1110,1230)');
    expect(await readStatus(earlyId)).toEqual({ status: 'confirmed', seated: null });
  });

  it('are named with the free tables when the next party is refused at their table', async () => {
    await leaveTablesFree('T1', 'T8');
    const seatedId = await enterAtTable('T1', '17:00');
    setClock('17:00');
    await setStatus(seatedId, 'seated');
    const nextId = await enterAtTable('T1', '19:00');
    setClock('18:40');
    const refused = await setStatus(nextId, 'seated');
    expect(refused).toMatchObject({ status: 409, body: { code: 'table_occupied', freeTables: ['T8'] } });
    const holder = { id: seatedId, firstName: 'T1 17:00', status: 'seated', time: '17:00' };
    expect(refused.body.holders).toMatchObject([holder]);
    expect(await readStatus(nextId)).toMatchObject({ status: 'confirmed' });
    await setStatus(seatedId, 'completed');
    const seated = await setStatus(nextId, 'seated');
    expect(seated.body).toMatchObject({ status: 'seated', tables: ['T1'], seatedMinute: 1120 });
  });

  it('who stay too long move the next party, or leave it without a table until they go', async () => {
    await leaveTablesFree('T1', 'T8');
    const seatedId = await enterAtTable('T1', '17:00');
    setClock('17:00');
    await setStatus(seatedId, 'seated');
    const nextId = await enterAtTable('T1', '19:00', 1);
    setClock('18:59');
    await runMinuteJobs();
    expect([await readHoldings(seatedId), await readHoldings(nextId)]).toEqual(['T1 [1020,1140)', 'T1 [1140,1200)']);
    const versionBefore = await readEveningVersion();
    setClock('19:09');
    await runMinuteJobs(); // within the grace time nothing is written
    expect([await readHoldings(seatedId), await readHoldings(nextId)]).toEqual(['T1 [1020,1140)', 'T1 [1140,1200)']);
    expect(await readEveningVersion()).toEqual(versionBefore);
    setClock('19:10');
    await runMinuteJobs();
    expect([await readHoldings(seatedId), await readHoldings(nextId)]).toEqual(['T1 [1020,1155)', 'T8 [1140,1200)']);
    expect(await readMoves(nextId)).toEqual([{ by: '', before: { tables: ['T1'] }, after: { tables: ['T8'] } }]);
    await enterAtTable('T8', '20:00');
    await setStatus(nextId, 'seated');
    setClock('20:10');
    await runMinuteJobs();
    const withoutTable = await callAsStaff<ReservationBody[]>('/api/admin/reservations/without-table');
    expect(withoutTable.body).toMatchObject([{ firstName: 'T8 20:00', tables: [] }]);
    await setStatus(seatedId, 'completed');
    expect(await readHoldings(withoutTable.body[0]?.id ?? '')).toBe('T1 [1200,1320)');
  });

  it('keep their table within the grace time, and can be seated there again until the next party is', async () => {
    await leaveTablesFree('T1', 'T8');
    const seatedId = await enterAtTable('T1', '17:00');
    setClock('17:00');
    await setStatus(seatedId, 'seated');
    const nextId = await enterAtTable('T1', '19:00');
    setClock('19:06');
    const refused = await setStatus(nextId, 'seated');
    expect(refused).toMatchObject({ status: 409, body: { code: 'table_occupied', freeTables: ['T8'] } });
    expect(refused.body.holders).toMatchObject([{ id: seatedId, tables: ['T1'], until: '19:00' }]);
    const completed = await setStatus(seatedId, 'completed');
    const undone = await undoAction(completed.body.action);
    expect(undone.body).toMatchObject({ reservation: { status: 'seated', tables: ['T1'] } });
    await setStatus(seatedId, 'completed');
    expect((await setStatus(seatedId, 'seated')).body).toMatchObject({ status: 'seated', tables: ['T1'] });
    expect([await readHoldings(seatedId), await readHoldings(nextId)]).toEqual(['T1 [1020,1140)', 'T1 [1140,1260)']);
    setClock('19:07');
    const completedAgain = await setStatus(seatedId, 'completed');
    await setStatus(nextId, 'seated');
    expect((await undoAction(completedAgain.body.action)).body).toMatchObject({ reservation: { tables: ['T8'] } });
  });

  it('are named with the free tables when staff enter another party at their table', async () => {
    await leaveTablesFree('T1', 'T8');
    const holderId = await enterAtTable('T1', '17:00');
    const refused = await enterReservation({ time: '18:00', tables: ['T1'], ...pinReason });
    expect(refused).toMatchObject({ status: 409, body: { code: 'capacity_full', freeTables: ['T8'] } });
    expect(refused.body.holders).toMatchObject([{ id: holderId, status: 'confirmed', time: '17:00', until: '19:00' }]);
  });

  it('hold their table after midnight, until the evening is over', async () => {
    const lateId = await enterAtTable('T1', '23:00');
    setClock('23:00');
    await setStatus(lateId, 'seated');
    for (const [time, until] of [
      ['01:10', 1515],
      ['04:59', 1740],
    ] as const) {
      setClock(time, '2026-12-05');
      await runMinuteJobs();
      expect(await readHoldings(lateId)).toBe(`T1 [1380,${until})`);
    }
    setClock('05:00', '2026-12-05');
    await runMinuteJobs();
    expect(await readHoldings(lateId)).toBe('T1 [1380,1740)');
    expect((await setStatus(lateId, 'completed')).status).toBe(200);
  });

  it('who walked in hold their table from the current minute', async () => {
    setClock('18:47');
    const { body } = await enterReservation({ time: '19:00', duration: 1, source: 'walk_in' });
    expect(body).toMatchObject({ status: 'seated', seatedMinute: 1127 });
    expect(await readHoldings(body.id)).toBe(`${body.tables[0]} [1127,1200)`);
    const refused = await enterReservation({ time: '18:45', tables: body.tables, source: 'walk_in' }); // from another device
    expect(refused).toMatchObject({ status: 409, body: { code: 'capacity_full', holders: [{ id: body.id }] } });
  });
});

describe('a venue change for tonight', () => {
  it('takes a table out and brings it back, pauses and resumes online reservations, and affects no other day', async () => {
    setClock('17:00');
    const id = await enterAtTable('T7', '19:00');
    const previewChange = (change: object) =>
      callAsStaff<{ hash: string }>('/api/admin/venue/tonight/preview', { method: 'POST', body: change });
    const applyChange = async (change: object): Promise<number> => {
      const { hash } = (await previewChange(change)).body;
      return (await callAsStaff('/api/admin/venue/tonight', { method: 'PUT', body: { change, hash } })).status;
    };
    expect((await previewChange({ takeOut: 'T7' })).body).toMatchObject({ reseated: [{ id }], strandedCount: 0 });
    expect(await applyChange({ takeOut: 'T6' })).toBe(204);
    expect(await sql('SELECT from_date::text AS first, to_date::text AS last FROM table_closures')).toEqual([
      { first: date, last: date },
    ]);
    expect(await applyChange({ bringBack: 'T6' })).toBe(204);
    expect(await readStartTimes()).toContain('21:00');
    expect(await applyChange({ pauseFrom: 1200 })).toBe(204);
    expect(await readStartTimes()).not.toContain('20:00');
    expect(await applyChange({ resume: true })).toBe(204);
    expect(await readStartTimes()).toContain('20:00');
    expect(await applyChange({ takeOut: 'T6' })).toBe(204);
    await sql(`UPDATE table_closures SET to_date = '2026-12-05'`);
    const conflictingChange = { takeOut: 'T7', resume: true };
    for (const invalidChange of [{ bringBack: 'T6' }, conflictingChange, {}, { takeOut: 'T99' }, { pauseFrom: 1201 }]) {
      expect([invalidChange, (await previewChange(invalidChange)).status]).toEqual([invalidChange, 400]);
    }
    const auditEntries = await sql<{ action: string }>(`SELECT action FROM audit_log WHERE action LIKE 'venue.%'`);
    expect(auditEntries.map(({ action }) => action).sort()).toEqual(
      ['putClosure', 'putClosure', 'putPause', 'removeClosure', 'removePause'].map((kind) => `venue.${kind}`),
    );
    await sql('DELETE FROM table_closures');
  });
});

describe('on the evening itself, a wrong status', () => {
  it('can be corrected: from seated to confirmed, and from completed to seated at the same table', async () => {
    const id = await enterAtTable('T6', '18:00');
    setClock('18:05');
    await setStatus(id, 'seated');
    const confirmed = await setStatus(id, 'confirmed');
    expect(confirmed.body).toMatchObject({ status: 'confirmed', tables: ['T6'], isPinned: true });
    await setStatus(id, 'seated');
    await setStatus(id, 'completed');
    setClock('18:25');
    const seatedAgain = await setStatus(id, 'seated');
    expect(seatedAgain.body).toMatchObject({ status: 'seated', tables: ['T6'], seatedMinute: 1085 });
    expect(await sql(`SELECT kind FROM email_messages WHERE reservation_id = $1`, [id])).toEqual([]);
  });

  it('cannot be corrected to seated when other guests sit at the table by now', async () => {
    const completedId = await enterAtTable('T6', '17:00', 3);
    await setStatus(completedId, 'seated');
    await setStatus(completedId, 'completed');
    const seatedId = await enterAtTable('T6', '18:00');
    setClock('18:10');
    await setStatus(seatedId, 'seated');
    const refused = await setStatus(completedId, 'seated');
    expect(refused.body).toMatchObject({ code: 'table_occupied', holders: [{ id: seatedId }] });
    expect(await readStatus(completedId)).toMatchObject({ status: 'completed' });
  });

  it('can be corrected from no-show to seated, at the same table when it is free', async () => {
    const lateId = await enterAtTable('T7', '18:00');
    setClock('18:30');
    await setStatus(lateId, 'no_show');
    setClock('18:50');
    expect((await setStatus(lateId, 'seated')).body).toMatchObject({ status: 'seated', tables: ['T7'] });
  });

  it('cannot be corrected on the next day', async () => {
    const id = await enterAtTable('T6', '18:00');
    await setStatus(id, 'seated');
    setClock('05:00', '2026-12-05');
    const refused = await setStatus(id, 'confirmed');
    expect(refused.body).toMatchObject({ code: 'transition_not_allowed', current: 'seated' });
    await setStatus(id, 'completed');
    expect((await setStatus(id, 'seated')).body).toMatchObject({ code: 'transition_not_allowed' });
  });
});

describe('from two hours before opening on', () => {
  /** Seats a couple at a table for four; a party of four fits only when the couple moves. */
  async function enterCoupleAtTableForFour(): Promise<string> {
    const coupleId = await reserveAsGuest({ partySize: 4, time: '18:00' });
    await sql(`UPDATE reservations SET party_size = 2 WHERE id = $1`, [coupleId]);
    for (const table of allTables.filter((id) => !['T5', 'T6'].includes(id))) await enterAtTable(table, '18:00');
    expect(await readHoldings(coupleId)).toContain('T6');
    return coupleId;
  }

  it('a guest reservation moves no party; before that it does, and the audit log names the move', async () => {
    const coupleId = await enterCoupleAtTableForFour();
    const requestForFour = { date, time: '18:00', partySize: 4, email: newEmail() };
    setClock('14:00');
    expect((await postReservation(requestForFour, { apiUrl: getUrls()[0] ?? '' })).status).toBe(409);
    setClock('13:59');
    expect((await postReservation(requestForFour, { apiUrl: getUrls()[0] ?? '' })).status).toBe(201);
    expect(await readHoldings(coupleId)).toContain('T5');
    expect(await readMoves(coupleId)).toEqual([{ by: '', before: { tables: ['T6'] }, after: { tables: ['T5'] } }]);
  });

  it('a staff reservation still moves parties, and the response names them', async () => {
    const coupleId = await enterCoupleAtTableForFour();
    setClock('15:00');
    const { body } = await enterReservation({ time: '18:00', partySize: 4 });
    expect(body.moved).toMatchObject([{ id: coupleId, from: ['T6'], to: ['T5'] }]);
  });
});

describe('closing an evening', () => {
  const closeEvening = (serviceDate = date) =>
    callAsStaff<ClosedEvening>(`/api/admin/evenings/${serviceDate}/close`, { method: 'POST' });
  interface ClosedEvening {
    completed: number;
    noShows: number;
    cancelled: number;
    action: string | null;
  }
  const readReservationRows = () =>
    sql<{ status: string }>(`SELECT first_name AS who, status, seated_minute AS seated,
        (SELECT string_agg(table_id || during, ',' ORDER BY table_id) FROM table_holdings WHERE reservation_id = reservations.id) AS held
      FROM reservations ORDER BY created_at, id`);

  /** One visit each: absent, seated, pending approval, without a table, not over. */
  async function prepareEvening() {
    await enterAtTable('T1', '18:00');
    const seatedId = await enterAtTable('T2', '18:00');
    const pendingId = await reserveAsGuest({ partySize: 6, time: '18:00' });
    const withoutTableId = await enterAtTable('T3', '18:00');
    await enterAtTable('T8', '22:30');
    setClock('18:05');
    await setStatus(seatedId, 'seated');
    await sql('DELETE FROM table_holdings WHERE reservation_id = $1', [withoutTableId]);
    await sql(`UPDATE reservations SET is_pinned = false WHERE id = $1`, [withoutTableId]);
    setClock('23:50');
    await runMinuteJobs();
    return { seatedId, pendingId };
  }

  it('sets the final status of every visit that is over, sends no mail, and is undone as one action', async () => {
    const { seatedId, pendingId } = await prepareEvening();
    await sql('DELETE FROM email_messages');
    const rowsBefore = await readReservationRows();
    const { body } = await closeEvening();
    expect(body).toMatchObject({ completed: 1, noShows: 2, cancelled: 1 });
    expect((await readReservationRows()).map(({ status }) => status).sort()).toEqual(
      ['cancelled', 'completed', 'confirmed', 'no_show', 'no_show'].sort(),
    );
    expect(await readStatus(seatedId)).toMatchObject({ status: 'completed' });
    expect(await readStatus(pendingId)).toMatchObject({ status: 'cancelled' });
    const [auditEntry] = await sql<{ after: object }>(`SELECT after FROM audit_log WHERE id = $1`, [body.action]);
    expect(auditEntry?.after).toMatchObject({ completed: 1, noShows: 2, cancelled: 1 });
    setClock('23:51');
    expect((await undoAction(body.action ?? '')).body).toMatchObject({ reservation: null, reopened: 4 });
    expect(await readReservationRows()).toEqual(rowsBefore);
    setClock('23:52');
    expect(await undoAction(body.action ?? '')).toMatchObject({ status: 409, body: { code: 'no_way_back' } });
    expect(await sql('SELECT kind FROM email_messages')).toEqual([]);
  });

  it('happens once when two requests come at once, and its undo keeps later changes', async () => {
    const { seatedId } = await prepareEvening();
    const responses = (await Promise.all([closeEvening(), closeEvening()])).map(({ body }) => body);
    expect(responses.map(({ completed }) => completed).sort()).toEqual([0, 1]);
    const actionId = responses.find(({ completed }) => completed === 1)?.action ?? '';
    expect(responses).toContainEqual({ completed: 0, noShows: 0, cancelled: 0, action: null });
    setClock('23:51');
    await setStatus(seatedId, 'seated');
    expect((await undoAction(actionId)).body).toMatchObject({ reopened: 3 });
    expect(await readStatus(seatedId)).toMatchObject({ status: 'seated' });
  });

  it('on the next morning includes visits that had not ended at night', async () => {
    await prepareEvening();
    setClock('09:00', '2026-12-05');
    expect((await closeEvening()).body).toMatchObject({ completed: 1, noShows: 3, cancelled: 1 });
    expect((await closeEvening('2026-12-13')).body).toMatchObject({ action: null });
    expect(await closeEvening('today')).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });
});
