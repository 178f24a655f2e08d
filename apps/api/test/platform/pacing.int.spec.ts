import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { weekdayOf } from '@strapec/domain';
import { venueRules } from '@strapec/domain/testing';
import { newEmail, call, reserve } from '../support/call';
import type { PreviewBody } from '../support/venue-changes';
import { nextOpenDates } from '../support/next-open-dates';
import { sql } from '../support/sql';
import { type ReservationBody, phoneReservation, signedInStaff } from '../support/staff-calls';

const api = signedInStaff(4);
const [friday = '', nextFriday = ''] = nextOpenDates(40).filter((date) => weekdayOf(date) === 'friday');

beforeEach(async () => {
  const change = { putRules: { rules: { from: friday, value: { ...venueRules, pacingCovers: 6 } }, replaces: null } };
  const { body } = await api.staff<PreviewBody>('/api/admin/venue/preview', { method: 'POST', body: change });
  expect(body.evenings).toBe(0); // a pace moves nobody
  await api.staff('/api/admin/venue', { method: 'PUT', body: { change, hash: body.hash } });
});
afterEach(async () => {
  await sql('DELETE FROM reservations');
  await sql(`DELETE FROM booking_rules WHERE valid_from > '2024-01-01'`);
});

const startTimes = async (partySize: number, at = api.urls()[0] ?? '', date = friday): Promise<string[]> =>
  (await call<{ availableSlots: string[] }>(`/api/reservations/availability/${date}/${partySize}/1`, { at })).body
    .availableSlots;
const guests = (partySize: number, overrides: object = {}) =>
  reserve({ date: friday, time: '18:00', duration: 1, partySize, email: newEmail(), ...overrides });
const enter = (overrides: object) =>
  api.staff<ReservationBody & { rules?: string[] }>('/api/admin/reservations', {
    method: 'POST',
    body: phoneReservation({ date: friday, time: '18:00', duration: 1, ...overrides }),
  });

describe('a pace of six guests', () => {
  it('is kept to by what is offered, in every process, and by what is decided', async () => {
    for (const url of api.urls()) expect(await startTimes(3, url)).toContain('18:00');
    expect((await guests(4)).status).toBe(201);
    for (const url of api.urls()) {
      expect(await startTimes(3, url)).not.toContain('18:00');
      expect(await startTimes(2, url)).toContain('18:00');
    }
    const refused = await guests(3);
    expect([refused.status, refused.body.code]).toEqual([409, 'capacity_full']);
    expect(refused.body).toMatchObject({ alternatives: { sameEvening: ['17:00', '17:30', '18:30'] } });
    expect((await guests(2)).status).toBe(201);
    expect((await guests(3, { time: '18:30' })).status).toBe(201);
  });

  it('holds from its evening on', async () => {
    expect((await guests(4, { date: nextFriday })).status).toBe(201);
    expect(await startTimes(3, undefined, nextFriday)).not.toContain('18:00');
    await sql('UPDATE booking_rules SET pacing_covers = NULL');
    expect(await startTimes(3, undefined, nextFriday)).toContain('18:00');
  });

  it('takes a larger party where nobody begins, and nobody beside it', async () => {
    expect((await guests(8)).status).toBe(201);
    expect((await guests(1)).status).toBe(409);
    expect(await startTimes(1)).not.toContain('18:00');
  });

  it('is kept when thirty ask at once', async () => {
    const asked = Array.from({ length: 30 }, (_, index) => ({ partySize: 1 + (index % 3), at: api.urls()[index % 4] }));
    const answers = await Promise.all(
      asked.map(({ partySize, at }) =>
        reserve({ date: friday, time: '18:00', duration: 1, partySize, email: newEmail() }, { at }),
      ),
    );
    expect(answers.every(({ status }) => [201, 409].includes(status))).toBe(true);
    const [row] = await sql<{ covers: number }>(
      `SELECT sum(party_size)::int AS covers FROM reservations WHERE date = $1 AND start_minute = 1080`,
      [friday],
    );
    expect(row?.covers).toBeGreaterThanOrEqual(4);
    expect(row?.covers).toBeLessThanOrEqual(6);
  });

  it('gives back what is cancelled', async () => {
    const { body } = await guests(6);
    expect(await startTimes(2)).not.toContain('18:00');
    await api.staff(`/api/reservations/${body.reservation.id}/status`, {
      method: 'PUT',
      body: { status: 'cancelled' },
    });
    expect(await startTimes(2)).toContain('18:00');
  });
});

describe('staff', () => {
  it('are asked why, and then enter whom they like', async () => {
    await guests(4);
    const asked = await enter({ partySize: 3 });
    expect([asked.status, asked.body.rules]).toEqual([409, ['over_pace']]);
    expect((await enter({ partySize: 3, overrideReason: 'The chef knows' })).status).toBe(201);
    expect((await enter({ partySize: 2, time: '18:30' })).status).toBe(201);
    const places = await api.staff<{ startTimes: string[] }>(`/api/admin/places?date=${friday}&partySize=2&duration=1`);
    expect(places.body.startTimes).toContain('18:00');
  });

  it('are not asked about who stands in the door, nor about a visit that stays when it was', async () => {
    await guests(4);
    const walkIn = await enter({ partySize: 3, source: 'walk_in' });
    expect([walkIn.status, walkIn.body.rules]).toEqual([201, undefined]);
    const { body: entered } = await enter({ partySize: 3, overrideReason: 'The chef knows' });
    const changed = (overrides: object) =>
      api.staff<{ rules?: string[] }>(`/api/admin/reservations/${entered.id}`, {
        method: 'PUT',
        body: { ...phoneReservation({ date: friday, time: '18:00', duration: 1.5, partySize: 3 }), source: undefined, version: entered.version, ...overrides },
      }); // prettier-ignore
    expect((await changed({ partySize: 4 })).body.rules).toEqual(['over_pace']);
    expect((await changed({})).status).toBe(200);
  });
});
