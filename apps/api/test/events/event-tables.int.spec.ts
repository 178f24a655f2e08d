import { afterEach, describe, expect, it } from '@jest/globals';
import { newEmail, postReservation } from '../support/request-api';
import { nextOpenDates } from '../support/next-open-dates';
import { readMetrics } from '../support/read-metrics';
import { closeTables, reopenTables } from '../support/close-tables';
import { type ReservationBody, type SavedEventBody, buildEvent, startAppsWithStaff } from '../support/staff-calls';
import { sql } from '../support/sql';

/* Each of these cases of a party that loses its table to an event was once handled wrongly. */

const dates = nextOpenDates(12);
let usedDateCount = 0;
const takeNextDate = (): string => dates[usedDateCount++] ?? '';
const api = startAppsWithStaff(1);

afterEach(() => sql('DELETE FROM events'));

const planEvent = (overrides: object) =>
  api.callAsStaff<SavedEventBody>('/api/admin/events', { method: 'POST', body: buildEvent({ ...overrides }) });
const deleteEvent = (id: string) => api.callAsStaff<SavedEventBody>(`/api/admin/events/${id}`, { method: 'DELETE' });
const setStatus = (id: string, status: string) =>
  api.callAsStaff(`/api/reservations/${id}/status`, { method: 'PUT', body: { status } });
const checkIntegrity = () =>
  api.callAsStaff<{ isOk: boolean; findings: { name: string }[] }>('/api/admin/system/integrity', { method: 'POST' });
const readMailKinds = async (id: string): Promise<string[]> =>
  (await sql<{ kind: string }>('SELECT kind FROM email_messages WHERE reservation_id = $1 ORDER BY 1', [id])).map(
    ({ kind }) => kind,
  );
const readTables = async (id: string): Promise<string[]> =>
  (
    await sql<{ id: string }>('SELECT table_id AS id FROM table_holdings WHERE reservation_id = $1 ORDER BY 1', [id])
  ).map((row) => row.id);

async function reserveAsGuest(overrides: Parameters<typeof postReservation>[0]): Promise<string> {
  const { status, body } = await postReservation({ email: newEmail(), ...overrides });
  expect(status).toBe(201);
  return body.reservation.id;
}

describe('the tables of an event', () => {
  it('leave room for guests, and the integrity check agrees with them', async () => {
    const date = takeNextDate();
    const { body } = await planEvent({ date, maxCapacity: 21, capacityMode: 'seats' });
    const coupleId = await reserveAsGuest({ date });
    const holdings = await sql<{ id: string }>(
      'SELECT table_id AS id FROM table_holdings WHERE event_id = $1 ORDER BY 1',
      [body.event.id],
    );
    expect(holdings.map(({ id }) => id)).toEqual(['L1', 'T5', 'T6', 'T7', 'T8']);
    expect(await readTables(coupleId)).toEqual(['T1']);
    const { body: report } = await checkIntegrity();
    expect([report.isOk, report.findings]).toEqual([true, []]);
  });

  it('are not those of another event on the same evening', async () => {
    const date = takeNextDate();
    const { event: firstEvent } = (await planEvent({ date, maxCapacity: 12 })).body;
    const { event: secondEvent } = (await planEvent({ date, capacityMode: 'full_room' })).body;
    const countTables = async (id: string) =>
      (await sql('SELECT FROM table_holdings WHERE event_id = $1', [id])).length;
    expect([await countTables(firstEvent.id), await countTables(secondEvent.id)]).toEqual([2, 7]);
    await deleteEvent(firstEvent.id);
    expect(await countTables(secondEvent.id)).toBe(9);
  });
});

describe('a party that an event has left without a table', () => {
  it.each([
    ['approved', 6, 'approve'],
    ['seated', 2, 'seat'],
  ])(
    'cannot be %s: staff get free tables and other times, and the guest gets no mail',
    async (_status, partySize, action) => {
      const date = takeNextDate();
      const id = await reserveAsGuest({ date, partySize });
      await planEvent({ date, time: '17:00', duration: 4, capacityMode: 'full_room' });
      const mailKindsBefore = await readMailKinds(id);
      const response =
        action === 'approve'
          ? await api.callAsStaff(`/api/reservations/${id}/approve`, { method: 'PUT' })
          : await setStatus(id, 'seated');
      expect([response.status, response.body.code, response.body.freeTables]).toEqual([409, 'no_table', []]);
      expect(response.body.alternatives?.sameEvening).toContain('21:00');
      expect(await readMailKinds(id)).toEqual(mailKindsBefore);
      const [reservation] = await sql<{ status: string }>('SELECT status FROM reservations WHERE id = $1', [id]);
      expect(reservation?.status).toBe(action === 'approve' ? 'pending_approval' : 'confirmed');
    },
  );

  it('is shown in the calendar, the list, the integrity check and the metrics', async () => {
    const date = takeNextDate();
    const id = await reserveAsGuest({ date });
    await planEvent({ date, capacityMode: 'full_room' });
    const day = await api.callAsStaff<{ counts: { withoutTable: number } }>(`/api/admin/calendar/date/${date}`);
    expect(day.body.counts.withoutTable).toBe(1);
    const listResponse = await api.callAsStaff<ReservationBody[]>('/api/admin/reservations/without-table');
    expect(listResponse.body.map((reservation) => reservation.id)).toContain(id);
    const { body: report } = await checkIntegrity();
    expect([report.isOk, report.findings.map(({ name }) => name)]).toEqual([false, ['visit_without_a_table']]);
    const metrics = await readMetrics();
    expect(metrics.body).toMatch(/^strapec_visits_without_table [1-9]/m);
    await sql('DELETE FROM reservations WHERE date = $1', [date]);
  });

  it('gets the next free table before any new guest', async () => {
    const date = takeNextDate();
    const displacedId = await reserveAsGuest({ date, time: '18:00' });
    await planEvent({ date, time: '17:00', duration: 3, capacityMode: 'full_room' });
    expect(await readTables(displacedId)).toEqual([]);
    await closeTables(`<> 'T1'`);
    const [event] = await sql<{ id: string }>('SELECT id FROM events');
    await api.callAsStaff(`/api/admin/events/${event?.id}`, {
      method: 'PUT',
      body: buildEvent({ date, time: '16:00', duration: 1, maxCapacity: 1 }),
    });
    expect(await readTables(displacedId)).toEqual(['T1']); // its old table, in the transaction that freed it
    const newGuest = await postReservation({ date, time: '18:30', email: newEmail() });
    expect(newGuest.status).toBe(409);
    await reopenTables();
  });

  it('gets the table of a guest who cancels, the oldest party first', async () => {
    const date = takeNextDate();
    await closeTables(`NOT IN ('T1', 'T2')`);
    const firstId = await reserveAsGuest({ date, time: '18:00' });
    const secondId = await reserveAsGuest({ date, time: '18:00' });
    await planEvent({ date, time: '17:30', duration: 1, maxCapacity: 3 }); // both tables
    const thirdId = await reserveAsGuest({ date, time: '18:30', duration: 2 });
    const fourthId = await reserveAsGuest({ date, time: '18:30', duration: 2 });
    const [event] = await sql<{ id: string }>('SELECT id FROM events');
    const deletion = await deleteEvent(event?.id ?? '');
    // newer guests have the tables by now: both parties stay without one
    expect(deletion.body.seatedAgain).toEqual([]);
    expect(deletion.body.conflicts.map(({ id }) => id).sort()).toEqual([firstId, secondId].sort());
    await setStatus(thirdId, 'cancelled');
    expect([await readTables(firstId), await readTables(secondId)]).toEqual([[expect.any(String)], []]);
    await setStatus(fourthId, 'cancelled');
    expect(await readTables(secondId)).toHaveLength(1);
    await reopenTables();
  });

  it('gets its table back when the event is deleted, and the response names it', async () => {
    const date = takeNextDate();
    const id = await reserveAsGuest({ date });
    const { body } = await planEvent({ date, capacityMode: 'full_room' });
    expect(body.conflicts.map((conflict) => conflict.id)).toEqual([id]);
    const { status, body: deletion } = await deleteEvent(body.event.id);
    expect([status, deletion.conflicts, deletion.seatedAgain.map((party) => party.id)]).toEqual([200, [], [id]]);
    expect(await readTables(id)).toHaveLength(1);
  });
});
