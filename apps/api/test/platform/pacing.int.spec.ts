import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { weekdayOf } from '@strapec/domain';
import { venueRules } from '@strapec/domain/testing';
import { newEmail, requestApi, postReservation } from '../support/request-api';
import type { PreviewBody } from '../support/venue-changes';
import { nextOpenDates } from '../support/next-open-dates';
import { sql } from '../support/sql';
import { type ReservationBody, buildPhoneReservation, startAppsWithStaff } from '../support/staff-calls';

const api = startAppsWithStaff(4);
const [friday = '', nextFriday = ''] = nextOpenDates(40).filter((date) => weekdayOf(date) === 'friday');

beforeEach(async () => {
  const change = { putRules: { rules: { from: friday, value: { ...venueRules, pacingCovers: 6 } }, replaces: null } };
  const { body } = await api.callAsStaff<PreviewBody>('/api/admin/venue/preview', { method: 'POST', body: change });
  expect(body.evenings).toBe(0); // pacing moves no visit
  await api.callAsStaff('/api/admin/venue', { method: 'PUT', body: { change, hash: body.hash } });
});
afterEach(async () => {
  await sql('DELETE FROM reservations');
  await sql(`DELETE FROM booking_rules WHERE valid_from > '2024-01-01'`);
});

const readStartTimes = async (partySize: number, apiUrl = api.getUrls()[0] ?? '', date = friday): Promise<string[]> =>
  (await requestApi<{ availableSlots: string[] }>(`/api/reservations/availability/${date}/${partySize}/1`, { apiUrl }))
    .body.availableSlots;
const reserveForParty = (partySize: number, overrides: object = {}) =>
  postReservation({ date: friday, time: '18:00', duration: 1, partySize, email: newEmail(), ...overrides });
const enterReservation = (overrides: object) =>
  api.callAsStaff<ReservationBody & { rules?: string[] }>('/api/admin/reservations', {
    method: 'POST',
    body: buildPhoneReservation({ date: friday, time: '18:00', duration: 1, ...overrides }),
  });

describe('pacing of six covers per start time', () => {
  it('limits the offered start times of every process, and reservations', async () => {
    for (const url of api.getUrls()) expect(await readStartTimes(3, url)).toContain('18:00');
    expect((await reserveForParty(4)).status).toBe(201);
    for (const url of api.getUrls()) {
      expect(await readStartTimes(3, url)).not.toContain('18:00');
      expect(await readStartTimes(2, url)).toContain('18:00');
    }
    const refusedResponse = await reserveForParty(3);
    expect([refusedResponse.status, refusedResponse.body.code]).toEqual([409, 'capacity_full']);
    expect(refusedResponse.body).toMatchObject({ alternatives: { sameEvening: ['17:00', '17:30', '18:30'] } });
    expect((await reserveForParty(2)).status).toBe(201);
    expect((await reserveForParty(3, { time: '18:30' })).status).toBe(201);
  });

  it('applies from its first evening on', async () => {
    expect((await reserveForParty(4, { date: nextFriday })).status).toBe(201);
    expect(await readStartTimes(3, undefined, nextFriday)).not.toContain('18:00');
    await sql('UPDATE booking_rules SET pacing_covers = NULL');
    expect(await readStartTimes(3, undefined, nextFriday)).toContain('18:00');
  });

  it('lets a larger party start alone, and no other party with it', async () => {
    expect((await reserveForParty(8)).status).toBe(201);
    expect((await reserveForParty(1)).status).toBe(409);
    expect(await readStartTimes(1)).not.toContain('18:00');
  });

  it('is not exceeded by thirty simultaneous reservations', async () => {
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => {
        const visit = { date: friday, time: '18:00', duration: 1, partySize: 1 + (index % 3) };
        return postReservation({ ...visit, email: newEmail() }, { apiUrl: api.getUrls()[index % 4] });
      }),
    );
    expect(responses.every(({ status }) => [201, 409].includes(status))).toBe(true);
    const [startingCovers] = await sql<{ covers: number }>(
      `SELECT sum(party_size)::int AS covers FROM reservations WHERE date = $1 AND start_minute = 1080`,
      [friday],
    );
    expect(startingCovers?.covers).toBeGreaterThanOrEqual(4);
    expect(startingCovers?.covers).toBeLessThanOrEqual(6);
  });

  it('counts no cancelled reservation', async () => {
    const { body } = await reserveForParty(6);
    expect(await readStartTimes(2)).not.toContain('18:00');
    await api.callAsStaff(`/api/reservations/${body.reservation.id}/status`, {
      method: 'PUT',
      body: { status: 'cancelled' },
    });
    expect(await readStartTimes(2)).toContain('18:00');
  });
});

describe('pacing for staff', () => {
  it('is overridden with a reason', async () => {
    await reserveForParty(4);
    const refusedResponse = await enterReservation({ partySize: 3 });
    expect([refusedResponse.status, refusedResponse.body.rules]).toEqual([409, ['over_pace']]);
    expect((await enterReservation({ partySize: 3, overrideReason: 'The chef knows' })).status).toBe(201);
    expect((await enterReservation({ partySize: 2, time: '18:30' })).status).toBe(201);
    const path = `/api/admin/places?date=${friday}&partySize=2&duration=1`;
    const { body } = await api.callAsStaff<{ startTimes: string[] }>(path);
    expect(body.startTimes).toContain('18:00');
  });

  it('needs no reason for a walk-in, or for a change that keeps start time and party size', async () => {
    await reserveForParty(4);
    const walkInResponse = await enterReservation({ partySize: 3, source: 'walk_in' });
    expect([walkInResponse.status, walkInResponse.body.rules]).toEqual([201, undefined]);
    const { body: enteredReservation } = await enterReservation({ partySize: 3, overrideReason: 'The chef knows' });
    const changeReservation = (overrides: object) =>
      api.callAsStaff<{ rules?: string[] }>(`/api/admin/reservations/${enteredReservation.id}`, { method: 'PUT',
        body: { ...buildPhoneReservation({ date: friday, time: '18:00', duration: 1.5, partySize: 3 }), source: undefined, version: enteredReservation.version, ...overrides },
      }); // prettier-ignore
    expect((await changeReservation({ partySize: 4 })).body.rules).toEqual(['over_pace']);
    expect((await changeReservation({})).status).toBe(200);
  });
});
