import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { weekdayOf } from '@strapec/domain';
import { venueRules } from '@strapec/domain/testing';
import { type CreatedReservationBody, newEmail, requestApi, postReservation } from '../support/request-api';
import type { VenueBody, PreviewBody } from '../support/venue-changes';
import { nextOpenDates } from '../support/next-open-dates';
import { findViolations } from '../support/capacity-oracle';
import { shrinkRoom } from '../support/small-room';
import { sql } from '../support/sql';
import { type SavedEventBody, buildPhoneReservation, buildEvent, startAppsWithStaff } from '../support/staff-calls';
import { waitUntil } from '../support/wait-until';

const api = startAppsWithStaff(4);
const [friday = ''] = nextOpenDates(40).filter((date) => weekdayOf(date) === 'friday');

/** A change of the venue that sets the reset time; `replaces` is the date of the rules it replaces. */
const resetMinutesChange = (resetMinutes: unknown, replaces: string | null = null) => ({
  putRules: { rules: { from: friday, value: { ...venueRules, resetMinutes } }, replaces },
});
const previewChange = (change: object) =>
  api.callAsStaff<PreviewBody>('/api/admin/venue/preview', { method: 'POST', body: change });
const applyChange = async (change: object): Promise<PreviewBody> => {
  const saveChange = async (): Promise<{ status: number; body: PreviewBody }> => {
    const { body } = await previewChange(change);
    const { status } = await api.callAsStaff('/api/admin/venue', { method: 'PUT', body: { change, hash: body.hash } });
    return { status, body };
  };
  // 409: an evening was reseated between preview and save; a client previews and saves again
  const { status, body } = await waitUntil(saveChange, (response) => response.status !== 409);
  expect(status).toBe(200);
  const readVenue = async (): Promise<VenueBody> => (await api.callAsStaff<VenueBody>('/api/admin/venue')).body;
  await waitUntil(readVenue, ({ toReseat }) => toReseat === 0);
  return body;
};
const reserveCouple = async (time: string, overrides: object = {}): Promise<CreatedReservationBody['reservation']> =>
  (await postReservation({ date: friday, time, email: newEmail(), ...overrides })).body.reservation;
const readStartTimes = async (apiUrl = api.getUrls()[0] ?? ''): Promise<string[]> =>
  (await requestApi<{ availableSlots: string[] }>(`/api/reservations/availability/${friday}/2/2`, { apiUrl })).body
    .availableSlots;
const readHoldings = async (id: string): Promise<string[]> =>
  (
    await sql<{ held: string }>(
      `SELECT table_id || ' ' || during AS held FROM table_holdings WHERE reservation_id = $1 ORDER BY table_id`,
      [id],
    )
  ).map((row) => row.held);
const findIntegrityErrors = async (): Promise<object[]> =>
  (
    await api.callAsStaff<{ findings: { severity: string }[] }>('/api/admin/system/integrity', { method: 'POST' })
  ).body.findings.filter(({ severity }) => severity === 'error');

/** Leaves one table in the room, for two. */
async function leaveOnlyT5(): Promise<void> {
  await shrinkRoom();
  await sql(`DELETE FROM room_tables WHERE table_id <> 'T5'`);
}

afterEach(async () => {
  await sql('DELETE FROM reservations');
  await sql('DELETE FROM events');
  await sql(`DELETE FROM booking_rules WHERE valid_from > '2024-01-01'`);
  await sql('DELETE FROM evenings_to_reseat');
});

describe('the reset time of a table', () => {
  beforeAll(leaveOnlyT5);

  it('blocks the table after a visit without being part of the visit, in every process', async () => {
    await applyChange(resetMinutesChange(15));
    const { id } = await reserveCouple('18:00'); // until 20:00
    expect(await readHoldings(id)).toEqual(['T5 [1080,1215)']);
    for (const url of api.getUrls()) {
      const startTimes = await readStartTimes(url);
      expect(startTimes.filter((time) => time >= '15:30' && time <= '21:00')).toEqual(['20:30', '21:00']);
    }
    expect((await postReservation({ date: friday, time: '20:00', email: newEmail() })).body.code).toBe('capacity_full');
    const [stay] = await sql('SELECT start_minute, minutes FROM reservations WHERE id = $1', [id]);
    expect(stay).toEqual({ start_minute: 1080, minutes: 120 });
    expect(await findViolations(databaseUrl)).toEqual([]);
    expect(await findIntegrityErrors()).toEqual([]);
  });

  it('applies to staff too, who may start a visit at any quarter of an hour', async () => {
    await applyChange(resetMinutesChange(15));
    await reserveCouple('18:00');
    const enterReservation = (time: string) =>
      api.callAsStaff('/api/admin/reservations', {
        method: 'POST',
        body: buildPhoneReservation({ date: friday, time, duration: 2, partySize: 2 }),
      });
    const findFreeTables = async (time: string) =>
      (
        await api.callAsStaff<{ then: { freeTables: string[] } }>(
          `/api/admin/places?date=${friday}&partySize=2&duration=2&time=${time}`,
        )
      ).body.then.freeTables;
    expect([await findFreeTables('20:00'), await findFreeTables('20:15')]).toEqual([[], ['T5']]);
    expect((await enterReservation('20:00')).status).toBe(409);
    expect((await enterReservation('16:00')).status).toBe(409); // its table would be free again at 18:15
    expect((await enterReservation('20:15')).status).toBe(201);
    expect(await findIntegrityErrors()).toEqual([]);
  });

  it('names the parties that lose their table before it grows, takes the tables, and restores them when it shrinks', async () => {
    const [firstId, nextId] = [(await reserveCouple('18:00')).id, (await reserveCouple('20:00')).id];
    const previewResponse = await previewChange(resetMinutesChange(30));
    expect(previewResponse.body).toMatchObject({ evenings: 1, keptCount: 1, strandedCount: 1, changedDays: 0 });
    expect(previewResponse.body.stranded).toEqual([expect.objectContaining({ id: nextId, why: 'no_table' })]);
    expect([await readHoldings(firstId), await readHoldings(nextId)]).toEqual([['T5 [1080,1200)'], ['T5 [1200,1320)']]);
    await applyChange(resetMinutesChange(30));
    expect([await readHoldings(firstId), await readHoldings(nextId)]).toEqual([['T5 [1080,1230)'], []]);
    expect(await readStartTimes()).toContain('20:30');
    expect(await readStartTimes()).not.toContain('20:00');
    expect(await findIntegrityErrors()).toEqual([]);

    const restored = await applyChange(resetMinutesChange(0, friday));
    expect(restored).toMatchObject({ keptCount: 1, seatedAgainCount: 1, strandedCount: 0 });
    expect([await readHoldings(firstId), await readHoldings(nextId)]).toEqual([['T5 [1080,1200)'], ['T5 [1200,1320)']]);
    expect(await findViolations(databaseUrl)).toEqual([]);
  });

  it('frees the table for the next party when it shrinks', async () => {
    await applyChange(resetMinutesChange(30));
    await reserveCouple('18:00');
    expect(await readStartTimes()).not.toContain('20:00');
    await applyChange(resetMinutesChange(0, friday));
    for (const url of api.getUrls()) expect(await readStartTimes(url)).toContain('20:00');
    expect(await readHoldings((await reserveCouple('20:00')).id)).toEqual(['T5 [1200,1320)']);
  });

  it('applies before an event, but not after it', async () => {
    await applyChange(resetMinutesChange(15));
    const { id } = await reserveCouple('18:00');
    const body = buildEvent({ date: friday, time: '20:00', duration: 1, capacityMode: 'seats', maxCapacity: 2 });
    const { body: saved } = await api.callAsStaff<SavedEventBody>('/api/admin/events', { method: 'POST', body });
    expect(saved.conflicts.map((conflict) => conflict.id)).toEqual([id]);
    expect(await readStartTimes()).toContain('21:00');
  });

  it.each([5, 45, -15, '15', null])('of %p minutes is refused, also by the database', async (resetMinutes) => {
    const { status, body } = await previewChange(resetMinutesChange(resetMinutes));
    const error = { field: expect.stringMatching(/resetMinutes$/) };
    expect([status, body.errors]).toEqual([400, [expect.objectContaining(error)]]);
    const invalidUpdate = sql(`UPDATE booking_rules SET reset_minutes = 20`);
    await expect(invalidUpdate).rejects.toThrow(/booking_rules_reset_minutes_check/);
  });
});
