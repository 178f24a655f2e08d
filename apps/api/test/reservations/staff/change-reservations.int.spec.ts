import { describe, expect, it } from '@jest/globals';
import { addDays } from '@strapec/domain';
import { newEmail, postReservation } from '../../support/request-api';
import { upcomingDate } from '../../support/upcoming-date';
import { findViolations } from '../../support/capacity-oracle';
import { sql } from '../../support/sql';
import { type ReservationBody, buildPhoneReservation, startAppsWithStaff } from '../../support/staff-calls';

const { callAsStaff } = startAppsWithStaff(2);
const enterReservation = async (overrides: Record<string, unknown>): Promise<ReservationBody> =>
  (await callAsStaff('/api/admin/reservations', { method: 'POST', body: buildPhoneReservation(overrides) })).body;
const changeReservation = (
  { id, version, date, time, duration, partySize }: ReservationBody,
  overrides: object,
  appIndex = 0,
) =>
  callAsStaff(`/api/admin/reservations/${id}`, {
    method: 'PUT',
    body: { lastName: 'Kováčová', date, time, duration, partySize, version, ...overrides },
    appIndex,
  });
const readMailKinds = async (id: string): Promise<string[]> => {
  const rows = await sql<{ kind: string }>(
    'SELECT kind FROM email_messages WHERE reservation_id = $1 ORDER BY created_at',
    [id],
  );
  return rows.map(({ kind }) => kind);
};

/** The reservation in a response to a staff action, without the fields of the action itself. */
function omitActionFields(body: object | undefined): object {
  const { action: _action, moved: _moved, ...reservation } = body as Record<string, unknown>;
  return reservation;
}

describe('a change of a reservation by staff', () => {
  it('keeps its table when it still fits', async () => {
    const date = upcomingDate('friday');
    await enterReservation({ date });
    const secondReservation = await enterReservation({ date });
    const { body } = await changeReservation(secondReservation, { duration: 3 });
    expect([body.duration, body.tables, body.version]).toEqual([3, secondReservation.tables, 2]);
  });

  it('moves it to another evening and frees its tables on the first one', async () => {
    const date = upcomingDate('saturday');
    const wholeRoomParty = await enterReservation({ date, partySize: 20 });
    const { status, body } = await changeReservation(wholeRoomParty, { date: addDays(date, 7), time: '20:00' });
    expect([status, body.date, body.time, body.tables.length]).toEqual([200, addDays(date, 7), '20:00', 9]);
    expect((await postReservation({ date, email: newEmail() })).status).toBe(201);
    expect((await postReservation({ date: addDays(date, 7), email: newEmail(), time: '20:30' })).status).toBe(409);
  });

  it('is refused when the evening has no seating, and all parties keep their tables', async () => {
    const date = upcomingDate('thursday');
    const wholeRoomParty = await enterReservation({ date, partySize: 20, time: '20:00' });
    const couple = await enterReservation({ date, time: '18:00' });
    const { status, body } = await changeReservation(couple, { time: '20:30' });
    expect([status, body.code]).toEqual([409, 'capacity_full']);
    const holdings = await sql(`SELECT 1 FROM table_holdings WHERE reservation_id = ANY ($1::uuid[])`, [
      [wholeRoomParty.id, couple.id],
    ]);
    expect(holdings).toHaveLength(10);
  });

  it('mails the guest about the visit, but not about a staff note or with `isQuiet`', async () => {
    const email = newEmail();
    const reservation = await enterReservation({ date: upcomingDate('friday', 3), email });
    const noteResponse = await changeReservation(reservation, { email, staffNote: 'Likes the window' });
    const quietResponse = await changeReservation(noteResponse.body, { email, time: '18:30', isQuiet: true });
    expect([quietResponse.status, await readMailKinds(reservation.id)]).toEqual([200, ['reservation_confirmed']]);
    await changeReservation(quietResponse.body, { email, time: '19:00' });
    expect(await readMailKinds(reservation.id)).toEqual(['reservation_confirmed', 'reservation_changed']);
  });

  it('confirms a pending party that shrinks to four', async () => {
    const date = upcomingDate('friday', 4);
    const { body } = await postReservation({ date, partySize: 6, email: newEmail() });
    const pendingReservation = { ...body.reservation, version: 1 } as unknown as ReservationBody;
    const { body: confirmed } = await changeReservation(pendingReservation, { partySize: 4, email: newEmail() });
    expect(confirmed).toMatchObject({ status: 'confirmed', requiresApproval: false, tableType: 'table_4' });
  });

  it('does not overwrite another change made meanwhile', async () => {
    const reservation = await enterReservation({ date: upcomingDate('friday', 5) });
    const responses = await Promise.all(
      [0, 1].map((appIndex) => changeReservation(reservation, { time: appIndex ? '19:00' : '20:00' }, appIndex)),
    );
    expect(responses.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [200, undefined],
      [409, 'changed_meanwhile'],
    ]);
    const [saved, refused] = responses[0]?.status === 200 ? responses : [responses[1], responses[0]];
    expect(omitActionFields(saved?.body)).toEqual(refused?.body.current);
  });

  it('is refused with the new date when it was moved to another evening meanwhile', async () => {
    const date = upcomingDate('saturday', 11);
    const reservation = await enterReservation({ date });
    const moveResponse = await changeReservation(reservation, { date: addDays(date, 7), tables: ['T6'] });
    const { status, body } = await changeReservation(reservation, { time: '20:00' });
    expect([status, body.code, body.current]).toEqual([409, 'changed_meanwhile', omitActionFields(moveResponse.body)]);
    expect(body).toMatchObject({ lastChange: { action: 'reservation.change', staff: expect.stringMatching(/./) } });
  });

  it('pins it to chosen tables and unpins it', async () => {
    const date = upcomingDate('friday', 6);
    const reservation = await enterReservation({ date });
    const { status, body } = await changeReservation(reservation, { tables: ['T7', 'T6'] });
    expect([status, body.code, body.rules]).toEqual([409, 'reason_required', ['unlisted_place']]);
    const unlistedTables = { tables: ['T7', 'T6'], overrideReason: 'They bring a cake' };
    const { body: pinned } = await changeReservation(reservation, unlistedTables);
    expect(pinned).toMatchObject({ tables: ['T6', 'T7'], isPinned: true, tableType: 'large_group' });
    const unpinned = await changeReservation(pinned, { tables: null });
    expect(unpinned.body).toMatchObject({ isPinned: false });
  });

  it('of an unknown reservation is not found', async () => {
    const reservation = await enterReservation({ date: upcomingDate('friday', 7) });
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x'])
      expect((await changeReservation({ ...reservation, id }, {})).status).toBe(404);
  });

  it('records only the changed fields in the audit log', async () => {
    const reservation = await enterReservation({ date: upcomingDate('friday', 8) });
    await changeReservation(reservation, { time: '20:00' });
    const { body } = await callAsStaff<{ before: object; after: object }[]>(
      `/api/admin/audit?subjectId=${reservation.id}`,
    );
    expect(body[0]).toMatchObject({
      action: 'reservation.change',
      before: { time: '18:30' },
      after: { time: '20:00' },
    });
  });
});

describe('a status change by staff', () => {
  it('that the lifecycle does not allow is refused with a plain message and the current status', async () => {
    const reservation = await enterReservation({ date: upcomingDate('friday', 9) });
    await callAsStaff(`/api/reservations/${reservation.id}/status`, { method: 'PUT', body: { status: 'cancelled' } });
    const { body } = await callAsStaff(`/api/reservations/${reservation.id}/status`, {
      method: 'PUT',
      body: { status: 'seated' },
    });
    expect([body.code, body.current, body.message]).toEqual([
      'transition_not_allowed',
      'cancelled',
      'This is no longer possible: the reservation is cancelled.',
    ]);
  });

  it('mails the guest when the lifecycle allows it', async () => {
    const reservation = await enterReservation({ date: upcomingDate('friday', 10), email: newEmail() });
    const setStatus = (status: string) =>
      callAsStaff(`/api/reservations/${reservation.id}/status`, { method: 'PUT', body: { status } });
    // a later mail takes the place of one that still waits, so only the last one counts
    const lastMailKindAfter = async (status: string) => {
      await setStatus(status);
      return (await readMailKinds(reservation.id)).at(-1);
    };
    expect(await lastMailKindAfter('cancelled')).toBe('reservation_cancelled');
    expect(await lastMailKindAfter('confirmed')).toBe('reservation_confirmed');
    expect(await lastMailKindAfter('no_show')).toBe('reservation_confirmed');
    expect(await lastMailKindAfter('cancelled')).toBe('reservation_confirmed');
  });
});

describe('the database after all these changes', () => {
  it('has no table held twice', async () => {
    const violations = await findViolations(databaseUrl);
    expect(violations.filter((violation) => !/mails|that does not seat/.test(violation))).toEqual([]);
  });
});
