import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newEmail, requestApi, postReservation } from '../../support/request-api';
import { createChangeRequestCalls, deleteReservations, readReservationRow } from '../../support/change-request-calls';
import { type StartedApp, fixture } from '../../support/fixture';
import { findViolations } from '../../support/capacity-oracle';
import { signIn } from '../../support/staff-sign-in';

/* A reservation of a large party waits until staff approve it (rules §5). The clock is fixed at Wednesday noon. */
const friday = '2026-12-04';
const noon = '2026-12-02T12:00:00+01:00';
let app: StartedApp;
let cookie = '';
const {
  reserveWithLink,
  undoAction: undo,
  callAsStaff,
} = createChangeRequestCalls(
  () => app,
  () => cookie,
);

beforeAll(async () => {
  await fixture.stopDefaultApp();
  app = await fixture.startApp({ now: noon, env: { RATE_LIMITS: 'off', UNDO_SECONDS: '15' } });
  ({ cookie } = await signIn(app.baseUrl));
});
beforeEach(async () => {
  app.setClock(noon);
  await deleteReservations();
});

describe('a reservation that waits for approval', () => {
  const requestLargeParty = async (overrides: Record<string, unknown> = {}) => {
    const requestBody = { date: friday, time: '19:00', partySize: 8, email: newEmail(), ...overrides };
    const { status, body } = await postReservation(requestBody, { apiUrl: app.baseUrl });
    expect([status, body.reservation.status]).toEqual([201, 'pending_approval']);
    return { id: body.reservation.id };
  };
  const readStartTimes = async (partySize: number): Promise<string[]> => {
    const path = `/api/reservations/availability/${friday}/${partySize}/2`;
    return (await requestApi<{ availableSlots: string[] }>(path, { apiUrl: app.baseUrl })).body.availableSlots;
  };
  const approveReservation = ({ id }: { id: string }) =>
    callAsStaff<{ action: string }>(`/api/reservations/${id}/approve`, 'PUT');
  interface CalendarDay {
    counts: { withoutTable: number };
    reservations: { id: string; tables: string[]; heldUntil: string }[];
  }
  const readCalendarDay = async () =>
    (await callAsStaff<CalendarDay>(`/api/admin/calendar/date/${friday}`, 'GET')).body;
  const expectNoIntegrityFindings = async (): Promise<void> => {
    const { body } = await callAsStaff<{ findings: { name: string }[] }>('/api/admin/system/integrity', 'POST');
    expect(body.findings.filter(({ name }) => name !== 'mail_nobody_sends')).toEqual([]); // the clock is moved here
  };
  const setHoursAfterNoon = (hours: number): void =>
    app.setClock(new Date(new Date(noon).getTime() + hours * 3_600_000).toISOString());

  it('holds tables for four hours, then waits without tables, and gets tables again when staff approve it', async () => {
    const reservation = await requestLargeParty({ partySize: 20 });
    expect(await readReservationRow(reservation)).toMatchObject({ until: new Date('2026-12-02T16:00:00+01:00') });
    expect(await readStartTimes(2)).not.toContain('19:00');
    expect(await findViolations(databaseUrl)).toEqual([]);
    await expectNoIntegrityFindings();
    setHoursAfterNoon(3.99);
    expect(await readStartTimes(2)).not.toContain('19:00');
    setHoursAfterNoon(4); // expired holds are not deleted yet, and the earlier answer is not cached
    expect(await readStartTimes(2)).toContain('19:00');
    expect((await readCalendarDay()).reservations).toMatchObject([
      { id: reservation.id, tables: [], heldUntil: '2026-12-02T15:00:00.000Z' },
    ]);
    await app.runMinuteJobs();
    expect((await readReservationRow(reservation))?.tables).toEqual([]);
    const coupleReservation = await reserveWithLink({ date: friday, time: '19:00' }); // may take the tables that the large party has lost
    expect((await readReservationRow(reservation))?.tables).toEqual([]);
    const inboxResponse = await callAsStaff<{ counts: object; withoutTable: object[] }>('/api/admin/inbox', 'GET');
    expect(inboxResponse.body).toMatchObject({ counts: { approvals: 1, withoutTable: 0 }, withoutTable: [] });
    expect((await readCalendarDay()).counts.withoutTable).toBe(0);
    await expectNoIntegrityFindings();
    expect(await findViolations(databaseUrl, new Date('2026-12-02T16:00:00+01:00'))).toEqual([]);
    expect(await approveReservation(reservation)).toMatchObject({ status: 409, body: { code: 'no_table' } });
    expect(await readReservationRow(reservation)).toMatchObject({ status: 'pending_approval', tables: [] });
    await callAsStaff(`/api/reservations/${coupleReservation.id}/status`, 'PUT', { status: 'cancelled' });
    expect((await readReservationRow(reservation))?.tables).toEqual([]);
    const approveResponse = await approveReservation(reservation);
    expect(approveResponse).toMatchObject({ status: 200, body: { status: 'confirmed', heldUntil: null } });
    expect((await readReservationRow(reservation))?.tables).toHaveLength(9);
    setHoursAfterNoon(9);
    await app.runMinuteJobs();
    expect((await readReservationRow(reservation))?.tables).toHaveLength(9);
    expect((await undo(approveResponse.body.action)).body).toMatchObject({ code: 'no_way_back' });
    expect(await findViolations(databaseUrl)).toEqual([]);
  });

  it('holds tables until two hours before its start, but at least for 15 minutes', async () => {
    app.setClock('2026-12-04T15:00:00+01:00');
    expect(await readReservationRow(await requestLargeParty())).toMatchObject({
      until: new Date('2026-12-04T17:00:00+01:00'),
    });
    expect(await readReservationRow(await requestLargeParty({ time: '16:00', partySize: 5 }))).toMatchObject({
      until: new Date('2026-12-04T15:15:00+01:00'),
    });
  });

  it('does not hold tables again when staff decline it after that time and undo it', async () => {
    const reservation = await requestLargeParty();
    setHoursAfterNoon(5);
    const declineResponse = await callAsStaff<{ action: string }>(`/api/reservations/${reservation.id}/status`, 'PUT', {
      status: 'cancelled',
    });
    expect(declineResponse.status).toBe(200);
    expect((await undo(declineResponse.body.action)).status).toBe(200);
    expect(await readReservationRow(reservation)).toMatchObject({ status: 'pending_approval', tables: [] });
    expect(await readStartTimes(8)).toContain('19:00');
  });
});
