import { beforeEach, describe, expect, it } from '@jest/globals';
import { newEmail, postReservation } from '../../support/request-api';
import { sql } from '../../support/sql';
import { buildPhoneReservation, startAppsWithStaff } from '../../support/staff-calls';

interface PlacesBody {
  startTimes: string[];
  then: { freeTables: string[]; chosen: string[] | null; isMovingOthers: boolean } | null;
}

const date = '2026-12-04'; // a Friday
const { callAsStaff, getUrls, getApps } = startAppsWithStaff(1, { now: `${date}T10:00:00+01:00` });
const setClock = (time: string): void => getApps()[0]?.setClock(`${date}T${time}:00+01:00`);
const findPlaces = (overrides: Record<string, string>) => {
  const query = new URLSearchParams({ date, partySize: '2', duration: '2', ...overrides }).toString();
  return callAsStaff<PlacesBody>(`/api/admin/places?${query}`);
};
const enterReservation = (overrides: Record<string, unknown>) =>
  callAsStaff('/api/admin/reservations', {
    method: 'POST',
    body: buildPhoneReservation({ date, overrideReason: 'so', ...overrides }),
  });

beforeEach(async () => {
  await sql('DELETE FROM email_messages');
  await sql('DELETE FROM reservations');
  await sql(`UPDATE reservation_capacity_locks SET updated_at = updated_at + interval '1 millisecond'`);
  setClock('10:00');
});

describe('the search for places by staff', () => {
  it('offers start times without the lead time of guests, and stays by the half hour', async () => {
    setClock('17:40');
    const guestAvailability = await callAsStaff<{ availableSlots: string[] }>(
      `/api/reservations/availability/${date}/2/2`,
    );
    expect(guestAvailability.body.availableSlots[0]).toBe('18:30');
    expect((await findPlaces({})).body.startTimes.slice(0, 2)).toEqual(['17:30', '18:00']);
    expect((await findPlaces({ duration: '2.5' })).body.startTimes.at(-1)).toBe('23:30');
    expect((await findPlaces({ duration: '8' })).body.startTimes).toEqual(['17:30', '18:00']);
    setClock('17:58');
    expect((await findPlaces({})).body.startTimes[0]).toBe('18:00');
  });

  it('shows the free tables and the tables that would be chosen', async () => {
    await enterReservation({ tables: ['T5'], time: '19:00' });
    const { then: placesAtTime } = (await findPlaces({ time: '19:15' })).body;
    const freeTables = ['T1', 'T2', 'T3', 'T4', 'T6', 'T7', 'T8', 'L1'];
    expect(placesAtTime).toEqual({ freeTables, chosen: ['T1'], isMovingOthers: false });
    expect((await findPlaces({})).body.then).toBeNull();
    expect((await findPlaces({ time: '00:30', duration: '1' })).body.then?.chosen).toEqual(['T5']);
  });

  it('shows whether other parties would move, or that no place is free', async () => {
    for (const table of ['T1', 'T2', 'T3', 'T4', 'T7', 'T8', 'L1'])
      await enterReservation({ tables: [table], time: '19:00' });
    const { body } = await postReservation(
      { date, time: '19:00', partySize: 4, email: newEmail() },
      { apiUrl: getUrls()[0] ?? '' },
    );
    await sql('UPDATE reservations SET party_size = 2 WHERE id = $1', [body.reservation.id]);
    expect((await findPlaces({ time: '19:00', partySize: '4' })).body.then).toEqual({
      freeTables: ['T5'],
      chosen: ['T6'],
      isMovingOthers: true,
    });
    expect((await findPlaces({ time: '19:00', partySize: '6' })).body.then?.chosen).toBeNull();
  });

  it('ignores the tables of the reservation that is being changed', async () => {
    for (const table of ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8'])
      await enterReservation({ tables: [table], time: '19:00' });
    const { body } = await enterReservation({ tables: ['L1'], time: '19:00', partySize: 3 });
    expect((await findPlaces({ time: '19:00', partySize: '3' })).body.startTimes).not.toContain('19:00');
    const places = (await findPlaces({ time: '19:00', partySize: '3', except: body.id })).body;
    expect(places.startTimes).toContain('19:00');
    expect(places.then).toMatchObject({ freeTables: ['L1'], chosen: ['L1'] });
  });

  it.each([
    [{ date: '2026-13-01' }],
    [{ partySize: '0' }],
    [{ duration: '0.3' }],
    [{ duration: '9' }],
    [{ time: '25:00' }],
    [{ except: 'me' }],
  ])('refuses %j with an error at that field', async (invalidQuery: Record<string, string>) => {
    expect(await findPlaces(invalidQuery)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: [{ field: Object.keys(invalidQuery)[0] }] },
    });
  });

  it('offers no start times on a closed day', async () => {
    expect((await findPlaces({ date: '2026-12-06', time: '19:00' })).body).toMatchObject({ startTimes: [] });
  });
});

it('staff may enter part of a phone number', async () => {
  const { body } = await enterReservation({ phone: '905 12', time: '19:00' });
  expect(body).toMatchObject({ phone: '905 12', phoneE164: null });
  expect((await enterReservation({ phone: 'two', time: '19:00' })).body).toMatchObject({ code: 'validation_failed' });
});
