import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { weekdayOf } from '@strapec/domain';
import { venueRules } from '@strapec/domain/testing';
import { type ReservedBody, newEmail, call, reserve } from '../support/call';
import type { VenueBody, PreviewBody } from '../support/venue-changes';
import { nextOpenDates } from '../support/next-open-dates';
import { findViolations } from '../support/oracle';
import { shrinkRoom } from '../support/small-room';
import { sql } from '../support/sql';
import { type ReservationBody, phoneReservation, anEvent, signedInStaff } from '../support/staff-calls';
import { waitUntil } from '../support/wait-until';

const api = signedInStaff(4);
const [friday = ''] = nextOpenDates(40).filter((date) => weekdayOf(date) === 'friday');

/** Rules by which tables are cleared for so long; they take the place of those that the test has made before. */
const clearing = (resetMinutes: unknown, replaces: string | null = null) => ({
  putRules: { rules: { from: friday, value: { ...venueRules, resetMinutes } }, replaces },
});
const preview = (change: object) =>
  api.staff<PreviewBody>('/api/admin/venue/preview', { method: 'POST', body: change });
const changed = async (change: object): Promise<PreviewBody> => {
  const save = async (): Promise<{ status: number; body: PreviewBody }> => {
    const { body } = await preview(change);
    const { status } = await api.staff('/api/admin/venue', { method: 'PUT', body: { change, hash: body.hash } });
    return { status, body };
  };
  // a process that comes second to an evening that is put in order moves it on, and a client that saves reads again
  const { status, body } = await waitUntil(save, (saved) => saved.status !== 409);
  expect(status).toBe(200);
  const venue = async (): Promise<VenueBody> => (await api.staff<VenueBody>('/api/admin/venue')).body;
  await waitUntil(venue, ({ toReseat }) => toReseat === 0);
  return body;
};
const couple = async (time: string, overrides: object = {}): Promise<ReservedBody['reservation']> =>
  (await reserve({ date: friday, time, email: newEmail(), ...overrides })).body.reservation;
const startTimes = async (at = api.urls()[0] ?? ''): Promise<string[]> =>
  (await call<{ availableSlots: string[] }>(`/api/reservations/availability/${friday}/2/2`, { at })).body
    .availableSlots;
const held = async (id: string): Promise<string[]> =>
  (
    await sql<{ held: string }>(
      `SELECT table_id || ' ' || during AS held FROM table_holdings WHERE reservation_id = $1 ORDER BY table_id`,
      [id],
    )
  ).map((row) => row.held);
const formErrors = async (): Promise<object[]> =>
  (
    await api.staff<{ findings: { severity: string }[] }>('/api/admin/system/integrity', { method: 'POST' })
  ).body.findings.filter(({ severity }) => severity === 'error');

/** One table for two is all that is left: the others are out of use. */
async function leaveT5(): Promise<void> {
  await shrinkRoom();
  await sql(`DELETE FROM room_tables WHERE table_id <> 'T5'`);
}

afterEach(async () => {
  await sql('DELETE FROM reservations');
  await sql('DELETE FROM events');
  await sql(`DELETE FROM booking_rules WHERE valid_from > '2024-01-01'`);
  await sql('DELETE FROM evenings_to_reseat');
});

describe('the time in which a table is cleared', () => {
  beforeAll(leaveT5);

  it('lies between two visits, and is no part of them, in every process', async () => {
    await changed(clearing(15));
    const { id } = await couple('18:00'); // until 20:00
    expect(await held(id)).toEqual(['T5 [1080,1215)']);
    for (const url of api.urls()) {
      const offered = await startTimes(url);
      expect(offered.filter((time) => time >= '15:30' && time <= '21:00')).toEqual(['20:30', '21:00']);
    }
    expect((await reserve({ date: friday, time: '20:00', email: newEmail() })).body.code).toBe('capacity_full');
    const [row] = await sql('SELECT start_minute, minutes FROM reservations WHERE id = $1', [id]);
    expect(row).toEqual({ start_minute: 1080, minutes: 120 });
    expect(await findViolations(databaseUrl)).toEqual([]);
    expect(await formErrors()).toEqual([]);
  });

  it('binds staff too, who may begin at any quarter', async () => {
    await changed(clearing(15));
    await couple('18:00');
    const enter = (time: string) =>
      api.staff<ReservationBody>('/api/admin/reservations', {
        method: 'POST',
        body: phoneReservation({ date: friday, time, duration: 2, partySize: 2 }),
      });
    const places = async (time: string) =>
      (
        await api.staff<{ then: { freeTables: string[] } }>(
          `/api/admin/places?date=${friday}&partySize=2&duration=2&time=${time}`,
        )
      ).body.then.freeTables;
    expect([await places('20:00'), await places('20:15')]).toEqual([[], ['T5']]);
    expect((await enter('20:00')).status).toBe(409);
    expect((await enter('16:00')).status).toBe(409); // its table would be cleared at 18:15
    expect((await enter('20:15')).status).toBe(201);
    expect(await formErrors()).toEqual([]);
  });

  it('names the parties that would lose their table before it is longer, applies that, and restores all of it', async () => {
    const [early, late] = [await couple('18:00'), await couple('20:00')];
    const received = await preview(clearing(30));
    expect(received.body).toMatchObject({ evenings: 1, keptCount: 1, strandedCount: 1, changedDays: 0 });
    expect(received.body.stranded).toEqual([expect.objectContaining({ id: late.id, why: 'no_table' })]);
    expect([await held(early.id), await held(late.id)]).toEqual([['T5 [1080,1200)'], ['T5 [1200,1320)']]);
    await changed(clearing(30));
    expect([await held(early.id), await held(late.id)]).toEqual([['T5 [1080,1230)'], []]);
    expect(await startTimes()).toContain('20:30');
    expect(await startTimes()).not.toContain('20:00');
    expect(await formErrors()).toEqual([]);

    const back = await changed(clearing(0, friday));
    expect(back).toMatchObject({ keptCount: 1, seatedAgainCount: 1, strandedCount: 0 });
    expect([await held(early.id), await held(late.id)]).toEqual([['T5 [1080,1200)'], ['T5 [1200,1320)']]);
    expect(await findViolations(databaseUrl)).toEqual([]);
  });

  it('is freed for the next party when it is shorter', async () => {
    await changed(clearing(30));
    await couple('18:00');
    expect(await startTimes()).not.toContain('20:00');
    await changed(clearing(0, friday));
    for (const url of api.urls()) expect(await startTimes(url)).toContain('20:00');
    expect(await held((await couple('20:00')).id)).toEqual(['T5 [1200,1320)']);
  });

  it('counts before an event, and not after it', async () => {
    await changed(clearing(15));
    const { id } = await couple('18:00');
    const body = anEvent({ date: friday, time: '20:00', duration: 1, capacityMode: 'seats', maxCapacity: 2 });
    const { body: event } = await api.staff<{ conflicts: { id: string }[] }>('/api/admin/events', {
      method: 'POST',
      body,
    });
    expect(event.conflicts.map((one) => one.id)).toEqual([id]);
    expect(await startTimes()).toContain('21:00');
  });

  it.each([5, 45, -15, '15', null])('of %p is refused, and nothing is saved', async (minutes) => {
    const { status, body } = await preview(clearing(minutes));
    expect([status, body.errors]).toEqual([
      400,
      [expect.objectContaining({ field: expect.stringMatching(/resetMinutes$/) })],
    ]);
    const write = sql(`UPDATE booking_rules SET reset_minutes = 20`);
    await expect(write).rejects.toThrow(/booking_rules_reset_minutes_check/);
  });
});
