import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newEmail, postReservation } from '../../support/request-api';
import { type StartedApp, fixture } from '../../support/fixture';
import { type VenueBody, type PreviewBody, specialDayChange } from '../../support/venue-changes';
import { findViolations } from '../../support/capacity-oracle';
import { runScript } from '../../support/run-script';
import { signIn } from '../../support/staff-sign-in';
import { sql } from '../../support/sql';
import {
  type ReservationWithLink,
  type ReservationWithRequest,
  createChangeRequestCalls,
  deleteReservations,
  readLastChangeRequest,
  readMailKinds,
  readReservationRow,
  readChangeRequestRow,
  readChangeRequests,
} from '../../support/change-request-calls';

/* A guest asks for a change that staff have to approve (rules §5, decision 0032). The clock is fixed at Wednesday noon. */
const [friday, saturday] = ['2026-12-04', '2026-12-05'];
const noon = '2026-12-02T12:00:00+01:00';
let app: StartedApp;
let cookie = '';
const {
  reserveWithLink,
  postChangeRequest,
  readReservationAsGuest,
  postGuestAction,
  approveChangeRequest: approve,
  declineChangeRequest: decline,
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
  secondsAfterNoon = 0;
  await deleteReservations();
});

/** Undo needs actions with different times. */
let secondsAfterNoon = 0;
const advanceOneSecond = (): void =>
  app.setClock(new Date(new Date(noon).getTime() + ++secondsAfterNoon * 1_000).toISOString());

const reserveAsGuest = (overrides: Record<string, unknown> = {}): Promise<ReservationWithLink> =>
  reserveWithLink({ date: friday, time: '19:00', ...overrides });
const sendChangeRequest = async (
  reservation: ReservationWithLink,
  visit: Record<string, unknown> = {},
): Promise<string> => {
  const response = await postChangeRequest(reservation, { date: friday, partySize: 6, ...visit });
  expect(response).toMatchObject({ status: 200, body: { changeRequest: { state: 'waiting' } } });
  return (await readLastChangeRequest(reservation)).id;
};
type InboxBody = { counts: { changes: number }; changes: ReservationWithRequest[] };
const readInbox = async (): Promise<InboxBody> => (await callAsStaff<InboxBody>('/api/admin/inbox', 'GET')).body;
async function reserveUntilFull(date: string, time: string, partySize: number): Promise<void> {
  for (let isFull = false; !isFull;)
    isFull =
      (await postReservation({ date, time, partySize, email: newEmail() }, { apiUrl: app.baseUrl })).status === 409;
}
async function expectNoViolations(): Promise<void> {
  expect(await findViolations(databaseUrl)).toEqual([]);
  const { body } = await callAsStaff<{ findings: { name: string }[] }>('/api/admin/system/integrity', 'POST');
  const findingNames = body.findings.map(({ name }) => name);
  expect(findingNames.filter((name) => name !== 'mail_nobody_sends')).toEqual([]); // the clock goes back and forth here
}

describe('a change request of a guest', () => {
  it('leaves the reservation unchanged and holds tables for the requested visit for a day', async () => {
    const reservation = await reserveAsGuest({ specialRequests: 'pri okne' });
    const rowBefore = await readReservationRow(reservation);
    await sendChangeRequest(reservation, { date: saturday, time: '20:00', specialRequests: 'aj stoličku' });
    expect(await readReservationRow(reservation)).toEqual(rowBefore);
    const changeRequest = await readLastChangeRequest(reservation);
    expect(changeRequest).toMatchObject({
      date: saturday,
      start: 1200,
      party: 6,
      notes: 'aj stoličku',
    });
    expect(changeRequest.tables.length).toBeGreaterThan(0);
    expect(changeRequest.until).toEqual(new Date('2026-12-03T12:00:00+01:00'));
    expect((await readMailKinds(reservation)).slice(-2)).toEqual([
      'reservation_change_received',
      'reservation_change_staff_copy',
    ]);
    await expectNoViolations();
  });

  it('expires four hours before the earlier of both visits, and is refused after that time', async () => {
    const reservation = await reserveAsGuest();
    app.setClock('2026-12-04T14:59:00+01:00');
    await sendChangeRequest(reservation, { date: saturday });
    expect((await readLastChangeRequest(reservation)).until).toEqual(new Date('2026-12-04T15:00:00+01:00'));
    app.setClock('2026-12-04T15:00:00+01:00');
    expect((await postChangeRequest(reservation, { date: saturday, partySize: 7 })).body.code).toBe('approval_needed');
  });

  it('is not counted or listed as a second reservation', async () => {
    const reservation = await reserveAsGuest();
    const changeRequestId = await sendChangeRequest(reservation, { date: saturday });
    const listResponse = await callAsStaff<{ items: ReservationWithRequest[]; total: number }>(
      '/api/reservations',
      'GET',
    );
    expect(listResponse.body.items.map(({ id }) => id)).toEqual([reservation.id]);
    expect(listResponse.body.items[0]?.changeRequest).toMatchObject({
      id: changeRequestId,
      date: saturday,
      partySize: 6,
      time: '19:00',
    });
    const calendarResponse = await callAsStaff<{ reservations: object[] }>(
      `/api/admin/calendar/date/${saturday}`,
      'GET',
    );
    expect(calendarResponse.body.reservations).toEqual([]);
    expect((await callAsStaff(`/api/reservations/${changeRequestId}/approve`, 'PUT')).status).toBe(404);
    const { counts, changes } = await readInbox();
    expect([counts.changes, changes.map(({ id }) => id)]).toEqual([1, [reservation.id]]);
  });

  it('is saved once when it is sent five times; a second one replaces it, a change without approval ends it', async () => {
    const reservation = await reserveAsGuest();
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => postChangeRequest(reservation, { date: friday, partySize: 6 })),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await readChangeRequests(reservation)).toHaveLength(1);
    const { id: firstRequestId } = await readLastChangeRequest(reservation);
    const secondRequestId = await sendChangeRequest(reservation, { date: saturday, partySize: 7 });
    expect(await readChangeRequestRow(firstRequestId)).toMatchObject({ tables: [], until: new Date(noon) });
    expect((await approve(firstRequestId)).body).toMatchObject({
      code: 'changed_meanwhile',
      current: { id: reservation.id },
    });
    expect((await postChangeRequest(reservation, { date: friday, time: '20:00' })).body).toMatchObject({
      time: '20:00',
      changeRequest: null,
    });
    expect(await readChangeRequestRow(secondRequestId)).toMatchObject({ tables: [] });
    expect((await readReservationAsGuest(reservation)).may).toMatchObject({ withdraw: false });
    await expectNoViolations();
  });

  it('is refused for a full evening, and the earlier request still waits', async () => {
    const reservation = await reserveAsGuest();
    const firstRequestId = await sendChangeRequest(reservation, { date: friday });
    await reserveUntilFull(saturday, '19:00', 6);
    expect((await postChangeRequest(reservation, { date: saturday, partySize: 6 })).body.code).toBe('capacity_full');
    expect(await readReservationAsGuest(reservation)).toMatchObject({
      changeRequest: { state: 'waiting', date: friday },
    });
    expect((await readLastChangeRequest(reservation)).id).toBe(firstRequestId);
  });
});

describe('an answer of staff to a change request', () => {
  it('gives the reservation the requested visit when they approve, under the same link, and sends a mail', async () => {
    const reservation = await reserveAsGuest({ specialRequests: 'pri okne' });
    const changeRequestId = await sendChangeRequest(reservation, { date: saturday, time: '20:00' });
    const { tables } = await readLastChangeRequest(reservation);
    const response = await approve(changeRequestId);
    expect(response).toMatchObject({
      status: 200,
      body: { id: reservation.id, date: saturday, partySize: 6, changeRequest: null },
    });
    expect(await readReservationRow(reservation)).toMatchObject({
      ...{ date: saturday, start: 1200, party: 6, status: 'confirmed', version: 2, notes: 'pri okne', tables },
    });
    expect(await sql('SELECT FROM table_holdings WHERE date = $1', [friday])).toEqual([]);
    expect((await readMailKinds(reservation)).at(-1)).toBe('reservation_changed');
    const [sequenceRow] = await sql<{ is: number }>('SELECT calendar_sequence AS is FROM reservations WHERE id = $1', [
      reservation.id,
    ]);
    expect(sequenceRow?.is).toBe(1);
    expect(await readReservationAsGuest(reservation)).toMatchObject({ date: saturday, changeRequest: null });
    expect((await readInbox()).counts).toMatchObject({ changes: 0 });
    await expectNoViolations();
  });

  it('leaves the reservation unchanged when they decline with a message, and sends a mail', async () => {
    const reservation = await reserveAsGuest();
    const rowBefore = await readReservationRow(reservation);
    const changeRequestId = await sendChangeRequest(reservation);
    expect((await decline(changeRequestId, 'V ten večer máme svadbu.')).status).toBe(200);
    expect(await readReservationRow(reservation)).toEqual(rowBefore);
    expect(await readChangeRequestRow(changeRequestId)).toMatchObject({ tables: [] });
    expect((await readReservationAsGuest(reservation)).changeRequest).toMatchObject({
      state: 'declined',
      messageToGuest: 'V ten večer máme svadbu.',
    });
    expect((await readMailKinds(reservation)).at(-1)).toBe('reservation_change_declined');
    expect((await decline(changeRequestId)).body.code).toBe('changed_meanwhile');
    expect((await decline('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });

  it('is saved once when three approve at the same time; the others receive the current reservation', async () => {
    const reservation = await reserveAsGuest();
    const changeRequestId = await sendChangeRequest(reservation);
    const responses = await Promise.all([approve(changeRequestId), approve(changeRequestId), approve(changeRequestId)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
      ...{ code: 'changed_meanwhile', current: { id: reservation.id, partySize: 6, changeRequest: null } },
    });
    expect((await readMailKinds(reservation)).filter((kind) => kind === 'reservation_changed')).toHaveLength(1);
  });

  it('is refused once the request has expired, and the tables of the request are free', async () => {
    const reservation = await reserveAsGuest();
    const changeRequestId = await sendChangeRequest(reservation);
    app.setClock('2026-12-03T12:00:00+01:00');
    ({ cookie } = await signIn(app.baseUrl)); // the first session has expired
    expect((await approve(changeRequestId)).body.code).toBe('changed_meanwhile');
    expect((await decline(changeRequestId)).body.code).toBe('changed_meanwhile');
    expect(await readReservationAsGuest(reservation)).toMatchObject({
      partySize: 2,
      changeRequest: { state: 'expired' },
      may: { withdraw: false },
    });
    expect((await readInbox()).counts.changes).toBe(0);
    await postReservation({ date: friday, time: '20:00', email: newEmail() }, { apiUrl: app.baseUrl });
    expect(await readChangeRequestRow(changeRequestId)).toMatchObject({ tables: [] });
    await app.runMinuteJobs();
    expect((await readMailKinds(reservation)).filter((kind) => kind === 'reservation_change_declined')).toHaveLength(1);
  });

  it('is refused when they approve a date that was closed meanwhile: the visit stays, and the request waits', async () => {
    const reservation = await reserveAsGuest();
    const rowBefore = await readReservationRow(reservation);
    const closedDate = '2026-12-12'; // no other test here uses it
    const changeRequestId = await sendChangeRequest(reservation, { date: closedDate });
    const venueChange = specialDayChange(closedDate);
    const { body } = await callAsStaff<PreviewBody>('/api/admin/venue/preview', 'POST', venueChange);
    const venueResponse = await callAsStaff<VenueBody>('/api/admin/venue', 'PUT', {
      change: venueChange,
      hash: body.hash,
    });
    expect(venueResponse.status).toBe(200);
    expect((await approve(changeRequestId)).body.code).toBe('no_table');
    expect(await readReservationRow(reservation)).toEqual(rowBefore);
    expect(await readReservationAsGuest(reservation)).toMatchObject({ changeRequest: { state: 'waiting' } });
    expect((await decline(changeRequestId)).status).toBe(200);
  });

  it('can be undone: the visit is as before, and the request waits again', async () => {
    const reservation = await reserveAsGuest();
    const rowBefore = await readReservationRow(reservation);
    const changeRequestId = await sendChangeRequest(reservation, { date: saturday });
    const until = (await readLastChangeRequest(reservation)).until;
    advanceOneSecond();
    const approveResponse = await approve(changeRequestId);
    advanceOneSecond();
    const undoResponse = await undo(approveResponse.body.action);
    expect(undoResponse).toMatchObject({
      status: 200,
      body: { reservation: { date: friday, changeRequest: { id: changeRequestId } } },
    });
    expect(await readReservationRow(reservation)).toEqual({ ...rowBefore, version: 3 });
    expect(await readLastChangeRequest(reservation)).toMatchObject({ id: changeRequestId, until, date: saturday });
    expect((await readLastChangeRequest(reservation)).tables.length).toBeGreaterThan(0);
    expect(await readMailKinds(reservation)).not.toContain('reservation_changed');
    advanceOneSecond();
    const declineResponse = await decline(changeRequestId, 'nie');
    advanceOneSecond();
    expect((await undo(declineResponse.body.action)).status).toBe(200);
    expect(await readReservationAsGuest(reservation)).toMatchObject({
      changeRequest: { state: 'waiting', messageToGuest: null },
    });
    expect(await readMailKinds(reservation)).not.toContain('reservation_change_declined');
    expect((await approve(changeRequestId)).status).toBe(200);
    await expectNoViolations();
  });
});

describe('a waiting change request', () => {
  it('ends when the guest withdraws it or cancels the reservation, and releases its tables', async () => {
    const reservation = await reserveAsGuest();
    const changeRequestId = await sendChangeRequest(reservation);
    const withdrawResponse = await postGuestAction(reservation, 'withdraw', { version: 1 });
    expect(withdrawResponse).toMatchObject({ status: 200, body: { status: 'confirmed', changeRequest: null } });
    expect((await postGuestAction(reservation, 'withdraw', { version: 1 })).status).toBe(200); // may be repeated
    expect(await readChangeRequestRow(changeRequestId)).toMatchObject({ tables: [] });
    const secondRequestId = await sendChangeRequest(reservation, { date: saturday });
    expect((await postGuestAction(reservation, 'cancel', { version: 1 })).status).toBe(200);
    expect(await readChangeRequestRow(secondRequestId)).toMatchObject({ tables: [] });
    expect((await approve(secondRequestId)).body.code).toBe('changed_meanwhile');
    await expectNoViolations();
  });

  it('ends when staff cancel the reservation, and waits again when they undo it', async () => {
    const reservation = await reserveAsGuest();
    const changeRequestId = await sendChangeRequest(reservation, { date: saturday });
    advanceOneSecond();
    const cancelResponse = await callAsStaff<ReservationWithRequest>(
      `/api/reservations/${reservation.id}/status`,
      'PUT',
      {
        status: 'cancelled',
      },
    );
    expect(cancelResponse.body).toMatchObject({ status: 'cancelled', changeRequest: null });
    expect(await readChangeRequestRow(changeRequestId)).toMatchObject({ tables: [] });
    advanceOneSecond();
    expect((await undo(cancelResponse.body.action)).body.reservation).toMatchObject({
      status: 'confirmed',
      changeRequest: { id: changeRequestId },
    });
    expect((await readChangeRequestRow(changeRequestId))?.tables.length).toBeGreaterThan(0);
  });

  it('ends when staff change the visit, but not when they write a note', async () => {
    const reservation = await reserveAsGuest();
    const changeRequestId = await sendChangeRequest(reservation, { date: saturday });
    const body = {
      ...{ firstName: 'Eva', lastName: 'Nová', phone: '+421 905 123 456', preferredLanguage: 'sk' },
      email: reservation.email,
      ...{ date: friday, time: '19:00', duration: 2, partySize: 2, tables: null, staffNote: 'volala', version: 1 },
    };
    const noteResponse = await callAsStaff<ReservationWithRequest>(
      `/api/admin/reservations/${reservation.id}`,
      'PUT',
      body,
    );
    expect(noteResponse.body).toMatchObject({ changeRequest: { id: changeRequestId } });
    const movedBody = { ...body, time: '20:00', version: 2 };
    const path = `/api/admin/reservations/${reservation.id}`;
    const moveResponse = await callAsStaff<ReservationWithRequest>(path, 'PUT', movedBody);
    expect(moveResponse.body).toMatchObject({ changeRequest: null, time: '20:00' });
    expect(await readChangeRequestRow(changeRequestId)).toMatchObject({ tables: [] });
  });

  it('is deleted with its held tables when the personal data of the guest are erased', async () => {
    const reservation = await reserveAsGuest();
    const changeRequestId = await sendChangeRequest(reservation, { date: saturday });
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: fixture.createFolder(), NODE_ENV: 'test' };
    const args = ['erase', reservation.email, '--yes', '--including-future'];
    expect(await runScript('../../dist/commands/privacy.js', env, { args })).toMatchObject({ exitCode: 0 });
    expect(await readChangeRequestRow(changeRequestId)).toBeUndefined();
    expect(await sql('SELECT FROM table_holdings WHERE change_request_id = $1', [changeRequestId])).toEqual([]);
  });
});
