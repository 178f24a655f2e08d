import { beforeEach, describe, expect, it } from '@jest/globals';
import { newEmail, reserve } from '../../support/call';
import { sql } from '../../support/sql';
import { phoneReservation, signedInStaff } from '../../support/staff-calls';

interface Places {
  startTimes: string[];
  then: { freeTables: string[]; chosen: string[] | null; isMovingOthers: boolean } | null;
}

const date = '2026-12-04'; // a Friday
const { staff, urls, apps } = signedInStaff(1, { at: `${date}T10:00:00+01:00` });
const clock = (time: string): void => apps()[0]?.setClock(`${date}T${time}:00+01:00`);
const find = (asked: Record<string, string>) => {
  const query = new URLSearchParams({ date, partySize: '2', duration: '2', ...asked }).toString();
  return staff<Places>(`/api/admin/places?${query}`);
};
const enter = (overrides: Record<string, unknown>) =>
  staff('/api/admin/reservations', {
    method: 'POST',
    body: phoneReservation({ date, overrideReason: 'so', ...overrides }),
  });

beforeEach(async () => {
  await sql('DELETE FROM email_messages');
  await sql('DELETE FROM reservations');
  await sql(`UPDATE reservation_capacity_locks SET updated_at = updated_at + interval '1 millisecond'`);
  clock('10:00');
});

describe('while staff type, they see', () => {
  it('when there is room, without the lead time of guests, and for their half hours', async () => {
    clock('17:40');
    const guests = await staff<{ availableSlots: string[] }>(`/api/reservations/availability/${date}/2/2`);
    expect(guests.body.availableSlots[0]).toBe('18:30');
    expect((await find({})).body.startTimes.slice(0, 2)).toEqual(['17:30', '18:00']);
    expect((await find({ duration: '2.5' })).body.startTimes.at(-1)).toBe('23:30');
    expect((await find({ duration: '8' })).body.startTimes).toEqual(['17:30', '18:00']);
    clock('17:58');
    expect((await find({})).body.startTimes[0]).toBe('18:00');
  });

  it('the free tables and the table that would be chosen', async () => {
    await enter({ tables: ['T5'], time: '19:00' });
    const { then } = (await find({ time: '19:15' })).body;
    expect(then).toEqual({
      freeTables: ['T1', 'T2', 'T3', 'T4', 'T6', 'T7', 'T8', 'L1'],
      chosen: ['T1'],
      isMovingOthers: false,
    });
    expect((await find({})).body.then).toBeNull();
    expect((await find({ time: '00:30', duration: '1' })).body.then?.chosen).toEqual(['T5']);
  });

  it('that others would move, or that there is no place at all', async () => {
    for (const table of ['T1', 'T2', 'T3', 'T4', 'T7', 'T8', 'L1']) await enter({ tables: [table], time: '19:00' });
    const four = await reserve({ date, time: '19:00', partySize: 4, email: newEmail() }, { at: urls()[0] ?? '' });
    await sql('UPDATE reservations SET party_size = 2 WHERE id = $1', [four.body.reservation.id]);
    expect((await find({ time: '19:00', partySize: '4' })).body.then).toEqual({
      freeTables: ['T5'],
      chosen: ['T6'],
      isMovingOthers: true,
    });
    expect((await find({ time: '19:00', partySize: '6' })).body.then?.chosen).toBeNull();
  });

  it('the visit that is changed as if it were not there', async () => {
    for (const table of ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8'])
      await enter({ tables: [table], time: '19:00' });
    const { body } = await enter({ tables: ['L1'], time: '19:00', partySize: 3 });
    expect((await find({ time: '19:00', partySize: '3' })).body.startTimes).not.toContain('19:00');
    const changed = (await find({ time: '19:00', partySize: '3', except: body.id })).body;
    expect(changed.startTimes).toContain('19:00');
    expect(changed.then).toMatchObject({ freeTables: ['L1'], chosen: ['L1'] });
  });

  it.each([
    [{ date: '2026-13-01' }],
    [{ partySize: '0' }],
    [{ duration: '0.3' }],
    [{ duration: '9' }],
    [{ time: '25:00' }],
    [{ except: 'me' }],
  ])('the error of a wrong question: %j', async (asked: Record<string, string>) => {
    expect(await find(asked)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: [{ field: Object.keys(asked)[0] }] },
    });
  });

  it('nothing when the bar is closed', async () => {
    expect((await find({ date: '2026-12-06', time: '19:00' })).body).toMatchObject({ startTimes: [] });
  });
});

it('staff may enter a part of a phone number', async () => {
  expect((await enter({ phone: '905 12', time: '19:00' })).body).toMatchObject({ phone: '905 12', phoneE164: null });
  expect((await enter({ phone: 'two', time: '19:00' })).body).toMatchObject({ code: 'validation_failed' });
});
