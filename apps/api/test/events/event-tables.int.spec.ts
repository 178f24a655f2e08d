import { afterEach, describe, expect, it } from '@jest/globals';
import { newEmail, reserve } from '../support/call';
import { nextOpenDates } from '../support/next-open-dates';
import { readMetrics } from '../support/read-metrics';
import { closeTables, reopenTables } from '../support/close-tables';
import { type ReservationBody, type SavedEventBody, anEvent, signedInStaff } from '../support/staff-calls';
import { sql } from '../support/sql';

/* What becomes of a party that an event has left without a table: each was an error once. */

const dates = nextOpenDates(12);
let used = 0;
const aDate = (): string => dates[used++] ?? '';
const api = signedInStaff(1);

afterEach(() => sql('DELETE FROM events'));

const plan = (overrides: object) =>
  api.staff<SavedEventBody>('/api/admin/events', { method: 'POST', body: anEvent({ ...overrides }) });
const takeOff = (id: string) => api.staff<SavedEventBody>(`/api/admin/events/${id}`, { method: 'DELETE' });
const setStatus = (id: string, status: string) =>
  api.staff(`/api/reservations/${id}/status`, { method: 'PUT', body: { status } });
const mailsOf = async (id: string): Promise<string[]> =>
  (await sql<{ kind: string }>('SELECT kind FROM email_messages WHERE reservation_id = $1 ORDER BY 1', [id])).map(
    ({ kind }) => kind,
  );
const tablesOf = async (id: string): Promise<string[]> =>
  (
    await sql<{ id: string }>('SELECT table_id AS id FROM table_holdings WHERE reservation_id = $1 ORDER BY 1', [id])
  ).map((row) => row.id);

async function guest(overrides: Parameters<typeof reserve>[0]): Promise<string> {
  const { status, body } = await reserve({ email: newEmail(), ...overrides });
  expect(status).toBe(201);
  return body.reservation.id;
}

describe('which tables an event takes', () => {
  it('is calculated in one place: an event for 21 and a couple beside it are consistent', async () => {
    const date = aDate();
    const { body } = await plan({ date, maxCapacity: 21, capacityMode: 'seats' });
    const couple = await guest({ date });
    const held = await sql<{ id: string }>('SELECT table_id AS id FROM table_holdings WHERE event_id = $1 ORDER BY 1', [
      body.event.id,
    ]);
    expect(held.map(({ id }) => id)).toEqual(['L1', 'T5', 'T6', 'T7', 'T8']);
    expect(await tablesOf(couple)).toEqual(['T1']);
    const report = await api.staff<{ isOk: boolean; findings: object[] }>('/api/admin/system/integrity', {
      method: 'POST',
    });
    expect([report.body.isOk, report.body.findings]).toEqual([true, []]);
  });

  it('and two events of one evening do not take the same', async () => {
    const date = aDate();
    const [one, two] = [await plan({ date, maxCapacity: 12 }), await plan({ date, capacityMode: 'full_room' })];
    const held = async (id: string) => (await sql('SELECT FROM table_holdings WHERE event_id = $1', [id])).length;
    expect([await held(one.body.event.id), await held(two.body.event.id)]).toEqual([2, 7]);
    await takeOff(one.body.event.id);
    expect(await held(two.body.event.id)).toBe(9);
  });
});

describe('a party that an event has left without a table', () => {
  it.each([
    ['approved', 6, 'approve'],
    ['seated', 2, 'seat'],
  ])('is not %s: staff are told what would help, and the guest is told nothing', async (_word, partySize, action) => {
    const date = aDate();
    const id = await guest({ date, partySize });
    await plan({ date, time: '17:00', duration: 4, capacityMode: 'full_room' });
    const before = await mailsOf(id);
    const answer =
      action === 'approve'
        ? await api.staff(`/api/reservations/${id}/approve`, { method: 'PUT' })
        : await setStatus(id, 'seated');
    expect([answer.status, answer.body.code, answer.body.freeTables]).toEqual([409, 'no_table', []]);
    expect(answer.body.alternatives?.sameEvening).toContain('21:00');
    expect(await mailsOf(id)).toEqual(before);
    const [row] = await sql<{ status: string }>('SELECT status FROM reservations WHERE id = $1', [id]);
    expect(row?.status).toBe(action === 'approve' ? 'pending_approval' : 'confirmed');
  });

  it('is shown as such to staff everywhere', async () => {
    const date = aDate();
    const id = await guest({ date });
    await plan({ date, capacityMode: 'full_room' });
    const day = await api.staff<{ counts: { withoutTable: number } }>(`/api/admin/calendar/date/${date}`);
    expect(day.body.counts.withoutTable).toBe(1);
    const all = await api.staff<ReservationBody[]>('/api/admin/reservations/without-table');
    expect(all.body.map((one) => one.id)).toContain(id);
    const report = await api.staff<{ isOk: boolean; findings: { name: string }[] }>('/api/admin/system/integrity', {
      method: 'POST',
    });
    expect([report.body.isOk, report.body.findings.map(({ name }) => name)]).toEqual([
      false,
      ['visit_without_a_table'],
    ]);
    const metrics = await readMetrics();
    expect(metrics.body).toMatch(/^strapec_visits_without_table [1-9]/m);
    await sql('DELETE FROM reservations WHERE date = $1', [date]);
  });

  it('gets the table that becomes free, not the next stranger', async () => {
    const date = aDate();
    const loser = await guest({ date, time: '18:00' });
    await plan({ date, time: '17:00', duration: 3, capacityMode: 'full_room' });
    expect(await tablesOf(loser)).toEqual([]);
    await closeTables(`<> 'T1'`);
    const [event] = await sql<{ id: string }>('SELECT id FROM events');
    await api.staff(`/api/admin/events/${event?.id}`, {
      method: 'PUT',
      body: anEvent({ date, time: '16:00', duration: 1, maxCapacity: 1 }),
    });
    expect(await tablesOf(loser)).toEqual(['T1']); // its own again, in the transaction that freed it
    const stranger = await reserve({ date, time: '18:30', email: newEmail() });
    expect(stranger.status).toBe(409);
    await reopenTables();
  });

  it('gets it also when a guest cancels, the oldest party first', async () => {
    const date = aDate();
    await closeTables(`NOT IN ('T1', 'T2')`);
    const [first, second] = [await guest({ date, time: '18:00' }), await guest({ date, time: '18:00' })];
    await plan({ date, time: '17:30', duration: 1, maxCapacity: 3 }); // both tables
    const sitting = await guest({ date, time: '18:30', duration: 2 });
    const sittingToo = await guest({ date, time: '18:30', duration: 2 });
    const [event] = await sql<{ id: string }>('SELECT id FROM events');
    const gone = await takeOff(event?.id ?? '');
    // others have sat down meanwhile: who still has no table is named
    expect(gone.body.seatedAgain).toEqual([]);
    expect(gone.body.conflicts.map(({ id }) => id).sort()).toEqual([first, second].sort());
    await setStatus(sitting, 'cancelled');
    expect([await tablesOf(first), await tablesOf(second)]).toEqual([[expect.any(String)], []]);
    await setStatus(sittingToo, 'cancelled');
    expect(await tablesOf(second)).toHaveLength(1);
    await reopenTables();
  });

  it('is named when deleting the event gives its table back', async () => {
    const date = aDate();
    const id = await guest({ date });
    const { body } = await plan({ date, capacityMode: 'full_room' });
    expect(body.conflicts.map((one) => one.id)).toEqual([id]);
    const gone = await takeOff(body.event.id);
    expect([gone.status, gone.body.conflicts, gone.body.seatedAgain.map((one) => one.id)]).toEqual([200, [], [id]]);
    expect(await tablesOf(id)).toHaveLength(1);
  });
});
