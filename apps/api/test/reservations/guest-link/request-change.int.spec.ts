import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newEmail, call, reserve } from '../../support/call';
import { type StartedApp, fixture } from '../../support/fixture';
import { type VenueBody, type PreviewBody, specialDayChange } from '../../support/venue-changes';
import { findViolations } from '../../support/oracle';
import { runScript } from '../../support/run-script';
import { signIn } from '../../support/staff-sign-in';
import { sql } from '../../support/sql';
import {
  type LinkedReservation,
  type ReservationWithRequest,
  changeRequestCalls,
  deleteReservations,
  lastChangeRequest,
  mailKindsOf,
  reservationRow,
  changeRequestRow,
  changeRequestsOf,
} from '../../support/change-request-calls';

/*
 * A guest asks for a change that the team has to agree to (rules §5, decision 0032): what they have stays theirs until it is
 * agreed to. On a clock that stands still, on Wednesday noon.
 */
const [friday, saturday] = ['2026-12-04', '2026-12-05'];
const noon = '2026-12-02T12:00:00+01:00';
let app: StartedApp;
let cookie = '';
const { reserveWithLink, requestChange, readAsGuest, postGuestAction, approve, decline, undo, staff } =
  changeRequestCalls(
    () => app,
    () => cookie,
  );

beforeAll(async () => {
  await fixture.stopUsualApp();
  app = await fixture.startApp({ at: noon, env: { RATE_LIMITS: 'off', UNDO_SECONDS: '15' } });
  ({ cookie } = await signIn(app.baseUrl));
});
beforeEach(async () => {
  app.setClock(noon);
  seconds = 0;
  await deleteReservations();
});

/** Time goes on: what is done later comes later. */
let seconds = 0;
const goOn = (): void => app.setClock(new Date(new Date(noon).getTime() + ++seconds * 1_000).toISOString());

const aTable = (visit: Record<string, unknown> = {}): Promise<LinkedReservation> =>
  reserveWithLink({ date: friday, time: '19:00', ...visit });
const asked = async (held: LinkedReservation, visit: Record<string, unknown> = {}): Promise<string> => {
  const answer = await requestChange(held, { date: friday, partySize: 6, ...visit });
  expect(answer).toMatchObject({ status: 200, body: { changeRequest: { state: 'waiting' } } });
  return (await lastChangeRequest(held)).id;
};
const waiting = async (): Promise<{ counts: { changes: number; total: number }; changes: ReservationWithRequest[] }> =>
  (
    await staff<{ counts: { changes: number; total: number }; changes: ReservationWithRequest[] }>(
      '/api/admin/inbox',
      'GET',
    )
  ).body;
/** Parties of a size at a start until none fits any more. */
async function fill(date: string, time: string, partySize: number): Promise<void> {
  for (let isFull = false; !isFull;)
    isFull = (await reserve({ date, time, partySize, email: newEmail() }, { at: app.baseUrl })).status === 409;
}
async function isSound(): Promise<void> {
  expect(await findViolations(databaseUrl)).toEqual([]);
  const { body } = await staff<{ findings: { name: string }[] }>('/api/admin/system/integrity', 'POST');
  const found = body.findings.map(({ name }) => name);
  expect(found.filter((name) => name !== 'mail_nobody_sends')).toEqual([]); // the clock goes back and forth here
}

describe('a guest asks for a change that the team has to agree to', () => {
  it('leaves the visit as it is, and holds a second place for a day', async () => {
    const held = await aTable({ specialRequests: 'pri okne' });
    const before = await reservationRow(held);
    await asked(held, { date: saturday, time: '20:00', specialRequests: 'aj stoličku' });
    expect(await reservationRow(held)).toEqual(before);
    const changeRequest = await lastChangeRequest(held);
    expect(changeRequest).toMatchObject({
      date: saturday,
      start: 1200,
      party: 6,
      notes: 'aj stoličku',
    });
    expect(changeRequest.tables.length).toBeGreaterThan(0);
    expect(changeRequest.until).toEqual(new Date('2026-12-03T12:00:00+01:00'));
    expect((await mailKindsOf(held)).slice(-2)).toEqual([
      'reservation_change_received',
      'reservation_change_staff_copy',
    ]);
    await isSound();
  });

  it('is answered four hours before the earlier of both visits; where that is too late the team is called', async () => {
    const held = await aTable();
    app.setClock('2026-12-04T14:59:00+01:00');
    await asked(held, { date: saturday });
    expect((await lastChangeRequest(held)).until).toEqual(new Date('2026-12-04T15:00:00+01:00'));
    app.setClock('2026-12-04T15:00:00+01:00');
    expect((await requestChange(held, { date: saturday, partySize: 7 })).body.code).toBe('approval_needed');
  });

  it('is not counted or listed as a second reservation', async () => {
    const held = await aTable();
    const changeRequest = await asked(held, { date: saturday });
    const listed = await staff<{ items: ReservationWithRequest[]; total: number }>('/api/reservations', 'GET');
    expect(listed.body.items.map(({ id }) => id)).toEqual([held.id]);
    expect(listed.body.items[0]?.changeRequest).toMatchObject({
      id: changeRequest,
      date: saturday,
      partySize: 6,
      time: '19:00',
    });
    const day = await staff<{ reservations: object[] }>(`/api/admin/calendar/date/${saturday}`, 'GET');
    expect(day.body.reservations).toEqual([]);
    expect((await staff(`/api/reservations/${changeRequest}/approve`, 'PUT')).status).toBe(404);
    const { counts, changes } = await waiting();
    expect([counts.changes, changes.map(({ id }) => id)]).toEqual([1, [held.id]]);
  });

  it('presses twice and asks once; another request replaces the first, and a plain change ends it', async () => {
    const held = await aTable();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => requestChange(held, { date: friday, partySize: 6 })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await changeRequestsOf(held)).toHaveLength(1);
    const first = await lastChangeRequest(held);
    const second = await asked(held, { date: saturday, partySize: 7 });
    expect(await changeRequestRow(first.id)).toMatchObject({ tables: [], until: new Date(noon) });
    expect((await approve(first.id)).body).toMatchObject({ code: 'changed_meanwhile', current: { id: held.id } });
    expect((await requestChange(held, { date: friday, time: '20:00' })).body).toMatchObject({
      time: '20:00',
      changeRequest: null,
    });
    expect(await changeRequestRow(second)).toMatchObject({ tables: [] });
    expect((await readAsGuest(held)).may).toMatchObject({ withdraw: false });
    await isSound();
  });

  it('in a full evening is refused with free times, and the earlier request still waits', async () => {
    const held = await aTable();
    const first = await asked(held, { date: friday });
    await fill(saturday, '19:00', 6);
    expect((await requestChange(held, { date: saturday, partySize: 6 })).body.code).toBe('capacity_full');
    expect(await readAsGuest(held)).toMatchObject({ changeRequest: { state: 'waiting', date: friday } });
    expect((await lastChangeRequest(held)).id).toBe(first);
  });
});

describe('the team answers', () => {
  it('yes: the reservation has the requested visit, under the same link, and the mail names the old one', async () => {
    const held = await aTable({ specialRequests: 'pri okne' });
    const changeRequest = await asked(held, { date: saturday, time: '20:00' });
    const { tables } = await lastChangeRequest(held);
    const answer = await approve(changeRequest);
    expect(answer).toMatchObject({
      status: 200,
      body: { id: held.id, date: saturday, partySize: 6, changeRequest: null },
    });
    expect(await reservationRow(held)).toMatchObject({
      ...{ date: saturday, start: 1200, party: 6, status: 'confirmed', version: 2, notes: 'pri okne', tables },
    });
    expect(await sql('SELECT FROM table_holdings WHERE date = $1', [friday])).toEqual([]);
    expect((await mailKindsOf(held)).at(-1)).toBe('reservation_changed');
    const [sequence] = await sql<{ is: number }>('SELECT calendar_sequence AS is FROM reservations WHERE id = $1', [
      held.id,
    ]);
    expect(sequence?.is).toBe(1);
    expect(await readAsGuest(held)).toMatchObject({ date: saturday, changeRequest: null });
    expect((await waiting()).counts).toMatchObject({ changes: 0 });
    await isSound();
  });

  it('no, with a word: the reservation stands, and page and mail say so', async () => {
    const held = await aTable();
    const before = await reservationRow(held);
    const changeRequest = await asked(held);
    expect((await decline(changeRequest, 'V ten večer máme svadbu.')).status).toBe(200);
    expect(await reservationRow(held)).toEqual(before);
    expect(await changeRequestRow(changeRequest)).toMatchObject({ tables: [] });
    expect((await readAsGuest(held)).changeRequest).toMatchObject({
      state: 'declined',
      messageToGuest: 'V ten večer máme svadbu.',
    });
    expect((await mailKindsOf(held)).at(-1)).toBe('reservation_change_declined');
    expect((await decline(changeRequest)).body.code).toBe('changed_meanwhile');
    expect((await decline('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });

  it('twice at once: it is done once, and the other answer has the current state', async () => {
    const held = await aTable();
    const changeRequest = await asked(held);
    const answers = await Promise.all([approve(changeRequest), approve(changeRequest), approve(changeRequest)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      ...{ code: 'changed_meanwhile', current: { id: held.id, partySize: 6, changeRequest: null } },
    });
    expect((await mailKindsOf(held)).filter((kind) => kind === 'reservation_changed')).toHaveLength(1);
  });

  it('too late: an unanswered request expires, and its place is free', async () => {
    const held = await aTable();
    const changeRequest = await asked(held);
    app.setClock('2026-12-03T12:00:00+01:00');
    ({ cookie } = await signIn(app.baseUrl)); // the other session is over
    expect((await approve(changeRequest)).body.code).toBe('changed_meanwhile');
    expect((await decline(changeRequest)).body.code).toBe('changed_meanwhile');
    expect(await readAsGuest(held)).toMatchObject({
      partySize: 2,
      changeRequest: { state: 'expired' },
      may: { withdraw: false },
    });
    expect((await waiting()).counts.changes).toBe(0);
    await reserve({ date: friday, time: '20:00', email: newEmail() }, { at: app.baseUrl });
    expect(await changeRequestRow(changeRequest)).toMatchObject({ tables: [] });
    await app.minute();
    expect((await mailKindsOf(held)).filter((kind) => kind === 'reservation_change_declined')).toHaveLength(1);
  });

  it('yes, to an evening that has been closed meanwhile: nothing is lost, and the request still waits', async () => {
    const held = await aTable();
    const before = await reservationRow(held);
    const closed = '2026-12-12'; // of no other test here
    const changeRequest = await asked(held, { date: closed });
    const change = specialDayChange(closed);
    const { body } = await staff<PreviewBody>('/api/admin/venue/preview', 'POST', change);
    expect((await staff<VenueBody>('/api/admin/venue', 'PUT', { change, hash: body.hash })).status).toBe(200);
    expect((await approve(changeRequest)).body.code).toBe('no_table');
    expect(await reservationRow(held)).toEqual(before);
    expect(await readAsGuest(held)).toMatchObject({ changeRequest: { state: 'waiting' } });
    expect((await decline(changeRequest)).status).toBe(200);
  });

  it('and undoes it within ten minutes: the visit is as before, and the request waits again', async () => {
    const held = await aTable();
    const before = await reservationRow(held);
    const changeRequest = await asked(held, { date: saturday });
    const until = (await lastChangeRequest(held)).until;
    goOn();
    const yes = await approve(changeRequest);
    goOn();
    const back = await undo(yes.body.action);
    expect(back).toMatchObject({
      status: 200,
      body: { reservation: { date: friday, changeRequest: { id: changeRequest } } },
    });
    expect(await reservationRow(held)).toEqual({ ...before, version: 3 });
    expect(await lastChangeRequest(held)).toMatchObject({ id: changeRequest, until, date: saturday });
    expect((await lastChangeRequest(held)).tables.length).toBeGreaterThan(0);
    expect(await mailKindsOf(held)).not.toContain('reservation_changed');
    goOn();
    const no = await decline(changeRequest, 'nie');
    goOn();
    expect((await undo(no.body.action)).status).toBe(200);
    expect(await readAsGuest(held)).toMatchObject({ changeRequest: { state: 'waiting', messageToGuest: null } });
    expect(await mailKindsOf(held)).not.toContain('reservation_change_declined');
    expect((await approve(changeRequest)).status).toBe(200);
    await isSound();
  });
});

describe('other changes of the reservation', () => {
  it('the guest cancels, or withdraws: the place is given back', async () => {
    const held = await aTable();
    const changeRequest = await asked(held);
    const gone = await postGuestAction(held, 'withdraw', { version: 1 });
    expect(gone).toMatchObject({ status: 200, body: { status: 'confirmed', changeRequest: null } });
    expect((await postGuestAction(held, 'withdraw', { version: 1 })).status).toBe(200); // twice is once
    expect(await changeRequestRow(changeRequest)).toMatchObject({ tables: [] });
    const again = await asked(held, { date: saturday });
    expect((await postGuestAction(held, 'cancel', { version: 1 })).status).toBe(200);
    expect(await changeRequestRow(again)).toMatchObject({ tables: [] });
    expect((await approve(again)).body.code).toBe('changed_meanwhile');
    await isSound();
  });

  it('staff cancel it: the request ends, and waits again after undo', async () => {
    const held = await aTable();
    const changeRequest = await asked(held, { date: saturday });
    goOn();
    const cancelled = await staff<ReservationWithRequest>(`/api/reservations/${held.id}/status`, 'PUT', {
      status: 'cancelled',
    });
    expect(cancelled.body).toMatchObject({ status: 'cancelled', changeRequest: null });
    expect(await changeRequestRow(changeRequest)).toMatchObject({ tables: [] });
    goOn();
    expect((await undo(cancelled.body.action)).body.reservation).toMatchObject({
      status: 'confirmed',
      changeRequest: { id: changeRequest },
    });
    expect((await changeRequestRow(changeRequest))?.tables.length).toBeGreaterThan(0);
  });

  it('staff change the visit: the request ends; a staff note does not end it', async () => {
    const held = await aTable();
    const changeRequest = await asked(held, { date: saturday });
    const body = {
      ...{ firstName: 'Eva', lastName: 'Nová', email: held.email, phone: '+421 905 123 456', preferredLanguage: 'sk' },
      ...{ date: friday, time: '19:00', duration: 2, partySize: 2, tables: null, staffNote: 'volala', version: 1 },
    };
    const noted = await staff<ReservationWithRequest>(`/api/admin/reservations/${held.id}`, 'PUT', body);
    expect(noted.body).toMatchObject({ changeRequest: { id: changeRequest } });
    const moved = { ...body, time: '20:00', version: 2 };
    expect(
      (await staff<ReservationWithRequest>(`/api/admin/reservations/${held.id}`, 'PUT', moved)).body,
    ).toMatchObject({
      changeRequest: null,
      time: '20:00',
    });
    expect(await changeRequestRow(changeRequest)).toMatchObject({ tables: [] });
  });

  it('the guest is erased: no place is held any more', async () => {
    const held = await aTable();
    const changeRequest = await asked(held, { date: saturday });
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: fixture.aFolder(), NODE_ENV: 'test' };
    const args = ['erase', held.email, '--yes', '--including-future'];
    expect(await runScript('../../dist/commands/privacy.js', env, { args })).toMatchObject({ code: 0 });
    expect(await changeRequestRow(changeRequest)).toBeUndefined();
    expect(await sql('SELECT FROM table_holdings WHERE change_request_id = $1', [changeRequest])).toEqual([]);
  });
});

describe('a request that waits for the team', () => {
  const request = async (visit: Record<string, unknown> = {}) => {
    const asked = { date: friday, time: '19:00', partySize: 8, email: newEmail(), ...visit };
    const { status, body } = await reserve(asked, { at: app.baseUrl });
    expect([status, body.reservation.status]).toEqual([201, 'pending_approval']);
    return { id: body.reservation.id };
  };
  const starts = async (partySize: number): Promise<string[]> => {
    const path = `/api/reservations/availability/${friday}/${partySize}/2`;
    return (await call<{ availableSlots: string[] }>(path, { at: app.baseUrl })).body.availableSlots;
  };
  const approved = ({ id }: { id: string }) => staff<ReservationWithRequest>(`/api/reservations/${id}/approve`, 'PUT');
  const day = async () =>
    (
      await staff<{
        counts: { withoutTable: number };
        reservations: { id: string; tables: string[]; heldUntil: string }[];
      }>(`/api/admin/calendar/date/${friday}`, 'GET')
    ).body;
  const hours = (count: number): void =>
    app.setClock(new Date(new Date(noon).getTime() + count * 3_600_000).toISOString());

  it('holds tables for the hours of the bar, then waits on without one, and is seated anew when it is approved', async () => {
    const asked = await request({ partySize: 20 });
    expect(await reservationRow(asked)).toMatchObject({ until: new Date('2026-12-02T16:00:00+01:00') });
    expect(await starts(2)).not.toContain('19:00');
    await isSound();
    hours(3.99);
    expect(await starts(2)).not.toContain('19:00');
    hours(4); // nothing has been cleared yet, and the answer of a moment ago is not given again
    expect(await starts(2)).toContain('19:00');
    expect((await day()).reservations).toMatchObject([
      { id: asked.id, tables: [], heldUntil: '2026-12-02T15:00:00.000Z' },
    ]);
    await app.minute();
    expect((await reservationRow(asked))?.tables).toEqual([]);
    const couple = await aTable(); // takes what is free, and who waits without a table is not first in line
    expect((await reservationRow(asked))?.tables).toEqual([]);
    const inbox = await staff<{ counts: object; withoutTable: object[] }>('/api/admin/inbox', 'GET');
    expect(inbox.body).toMatchObject({ counts: { approvals: 1, withoutTable: 0 }, withoutTable: [] });
    expect((await day()).counts.withoutTable).toBe(0);
    const report = await staff<{ findings: { name: string }[] }>('/api/admin/system/integrity', 'POST');
    expect(report.body.findings.filter(({ name }) => name !== 'mail_nobody_sends')).toEqual([]);
    expect(await findViolations(databaseUrl, new Date('2026-12-02T16:00:00+01:00'))).toEqual([]);
    expect(await approved(asked)).toMatchObject({ status: 409, body: { code: 'no_table' } });
    expect(await reservationRow(asked)).toMatchObject({ status: 'pending_approval', tables: [] });
    await staff(`/api/reservations/${couple.id}/status`, 'PUT', { status: 'cancelled' });
    expect((await reservationRow(asked))?.tables).toEqual([]);
    const done = await approved(asked);
    expect(done).toMatchObject({ status: 200, body: { status: 'confirmed', heldUntil: null } });
    expect((await reservationRow(asked))?.tables).toHaveLength(9);
    hours(9);
    await app.minute();
    expect((await reservationRow(asked))?.tables).toHaveLength(9);
    expect((await undo(done.body.action)).body).toMatchObject({ code: 'no_way_back' });
    expect(await findViolations(databaseUrl)).toEqual([]);
  });

  it('gives its tables back two hours before the start, and holds them for a quarter of an hour at least', async () => {
    app.setClock('2026-12-04T15:00:00+01:00');
    expect(await reservationRow(await request())).toMatchObject({ until: new Date('2026-12-04T17:00:00+01:00') });
    expect(await reservationRow(await request({ time: '16:00', partySize: 5 }))).toMatchObject({
      until: new Date('2026-12-04T15:15:00+01:00'),
    });
  });

  it('that is cancelled and taken back, or declined and undone, holds no longer than it would have', async () => {
    const asked = await request();
    hours(5);
    const declined = await staff<ReservationWithRequest>(`/api/reservations/${asked.id}/status`, 'PUT', {
      status: 'cancelled',
    });
    expect(declined.status).toBe(200);
    expect((await undo(declined.body.action)).status).toBe(200);
    expect(await reservationRow(asked)).toMatchObject({ status: 'pending_approval', tables: [] });
    expect(await starts(8)).toContain('19:00');
  });
});
