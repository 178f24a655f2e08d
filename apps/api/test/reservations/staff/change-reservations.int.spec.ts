import { describe, expect, it } from '@jest/globals';
import { addDays } from '@strapec/domain';
import { newEmail, reserve } from '../../support/call';
import { upcomingDate } from '../../support/upcoming-date';
import { findViolations } from '../../support/oracle';
import { sql } from '../../support/sql';
import { type ReservationBody, phoneReservation, signedInStaff } from '../../support/staff-calls';

const { staff } = signedInStaff(2);
const enter = async (overrides: Record<string, unknown>): Promise<ReservationBody> =>
  (await staff('/api/admin/reservations', { method: 'POST', body: phoneReservation(overrides) })).body;
const change = ({ id, version, date, time, duration, partySize }: ReservationBody, overrides: object, at = 0) =>
  staff(`/api/admin/reservations/${id}`, {
    method: 'PUT',
    body: { lastName: 'Kováčová', date, time, duration, partySize, version, ...overrides },
    at,
  });
const mailsTo = async (id: string): Promise<string[]> => {
  const rows = await sql<{ kind: string }>(
    'SELECT kind FROM email_messages WHERE reservation_id = $1 ORDER BY created_at',
    [id],
  );
  return rows.map(({ kind }) => kind);
};

/** The reservation in the answer to an action, without the fields of the action itself. */
function stateIn(body: object | undefined): object {
  const { action: _action, moved: _moved, ...reservation } = body as Record<string, unknown>;
  return reservation;
}

describe('staff change a reservation', () => {
  it('keep its table when it still fits', async () => {
    const date = upcomingDate('friday');
    await enter({ date });
    const second = await enter({ date });
    const { body } = await change(second, { duration: 3 });
    expect([body.duration, body.tables, body.version]).toEqual([3, second.tables, 2]);
  });

  it('move it to another evening, and free the one it leaves', async () => {
    const date = upcomingDate('saturday');
    const whole = await enter({ date, partySize: 20 });
    const { status, body } = await change(whole, { date: addDays(date, 7), time: '20:00' });
    expect([status, body.date, body.time, body.tables.length]).toEqual([200, addDays(date, 7), '20:00', 9]);
    expect((await reserve({ date, email: newEmail() })).status).toBe(201);
    expect((await reserve({ date: addDays(date, 7), email: newEmail(), time: '20:30' })).status).toBe(409);
  });

  it('is refused when the evening has no seating, and nothing is lost', async () => {
    const date = upcomingDate('thursday');
    const whole = await enter({ date, partySize: 20, time: '20:00' });
    const couple = await enter({ date, time: '18:00' });
    const { status, body } = await change(couple, { time: '20:30' });
    expect([status, body.code]).toEqual([409, 'capacity_full']);
    const kept = await sql(`SELECT 1 FROM table_holdings WHERE reservation_id = ANY ($1::uuid[])`, [
      [whole.id, couple.id],
    ]);
    expect(kept).toHaveLength(10);
  });

  it('mails the guest about the visit, not about a note or a quiet change', async () => {
    const email = newEmail();
    const reservation = await enter({ date: upcomingDate('friday', 3), email });
    const noted = await change(reservation, { email, staffNote: 'Likes the window' });
    const quiet = await change(noted.body, { email, time: '18:30', isQuiet: true });
    expect([quiet.status, await mailsTo(reservation.id)]).toEqual([200, ['reservation_confirmed']]);
    await change(quiet.body, { email, time: '19:00' });
    expect(await mailsTo(reservation.id)).toEqual(['reservation_confirmed', 'reservation_changed']);
  });

  it('of a party that waits and shrinks to four: it is confirmed', async () => {
    const date = upcomingDate('friday', 4);
    const { body } = await reserve({ date, partySize: 6, email: newEmail() });
    const waiting = { ...body.reservation, version: 1 } as unknown as ReservationBody;
    const { body: confirmed } = await change(waiting, { partySize: 4, email: newEmail() });
    expect(confirmed).toMatchObject({ status: 'confirmed', requiresApproval: false, tableType: 'table_4' });
  });

  it('that was changed meanwhile is not overwritten', async () => {
    const reservation = await enter({ date: upcomingDate('friday', 5) });
    const both = await Promise.all([0, 1].map((at) => change(reservation, { time: at ? '19:00' : '20:00' }, at)));
    expect(both.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [200, undefined],
      [409, 'changed_meanwhile'],
    ]);
    const [saved, refused] = both[0]?.status === 200 ? both : [both[1], both[0]];
    expect(stateIn(saved?.body)).toEqual(refused?.body.current);
  });

  it('that was moved to another evening meanwhile is shown where it is', async () => {
    const date = upcomingDate('saturday', 11);
    const reservation = await enter({ date });
    const moved = await change(reservation, { date: addDays(date, 7), tables: ['T6'] });
    const { status, body } = await change(reservation, { time: '20:00' });
    expect([status, body.code, body.current]).toEqual([409, 'changed_meanwhile', stateIn(moved.body)]);
    expect(body).toMatchObject({ lastChange: { action: 'reservation.change', staff: expect.stringMatching(/./) } });
  });

  it('pin it and let it go again', async () => {
    const date = upcomingDate('friday', 6);
    const reservation = await enter({ date });
    const pinned = await change(reservation, { tables: ['T7', 'T6'] });
    expect([pinned.status, pinned.body.code, pinned.body.rules]).toEqual([409, 'reason_required', ['unlisted_place']]);
    const { body } = await change(reservation, { tables: ['T7', 'T6'], overrideReason: 'They bring a cake' });
    expect(body).toMatchObject({ tables: ['T6', 'T7'], isPinned: true, tableType: 'large_group' });
    const released = await change(body, { tables: null });
    expect(released.body).toMatchObject({ isPinned: false });
  });

  it('of an unknown reservation is not found', async () => {
    const reservation = await enter({ date: upcomingDate('friday', 7) });
    expect((await change({ ...reservation, id: '00000000-0000-4000-8000-000000000000' }, {})).status).toBe(404);
    expect((await change({ ...reservation, id: 'x' }, {})).status).toBe(404);
  });

  it('records only the changed fields', async () => {
    const reservation = await enter({ date: upcomingDate('friday', 8) });
    await change(reservation, { time: '20:00' });
    const { body } = await staff<{ before: object; after: object }[]>(`/api/admin/audit?subjectId=${reservation.id}`);
    expect(body[0]).toMatchObject({
      action: 'reservation.change',
      before: { time: '18:30' },
      after: { time: '20:00' },
    });
  });
});

describe('a wrong step of the lifecycle', () => {
  it('is answered with a sentence a host understands, and with the truth', async () => {
    const reservation = await enter({ date: upcomingDate('friday', 9) });
    await staff(`/api/reservations/${reservation.id}/status`, { method: 'PUT', body: { status: 'cancelled' } });
    const { body } = await staff(`/api/reservations/${reservation.id}/status`, {
      method: 'PUT',
      body: { status: 'seated' },
    });
    expect([body.code, body.current, body.message]).toEqual([
      'transition_not_allowed',
      'cancelled',
      'This is no longer possible: the reservation is cancelled.',
    ]);
  });

  it('and an allowed one mails the guest', async () => {
    const reservation = await enter({ date: upcomingDate('friday', 10), email: newEmail() });
    const set = (status: string) =>
      staff(`/api/reservations/${reservation.id}/status`, { method: 'PUT', body: { status } });
    // of what waits only the newest is said, so it is the newest that is asked for
    const newest = async (status: string) => {
      await set(status);
      return (await mailsTo(reservation.id)).at(-1);
    };
    expect(await newest('cancelled')).toBe('reservation_cancelled');
    expect(await newest('confirmed')).toBe('reservation_confirmed');
    expect(await newest('no_show')).toBe('reservation_confirmed');
    expect(await newest('cancelled')).toBe('reservation_confirmed');
  });
});

describe('after all that', () => {
  it('no table is held twice', async () => {
    const found = await findViolations(databaseUrl);
    expect(found.filter((violation) => !/mails|that does not seat/.test(violation))).toEqual([]);
  });
});
