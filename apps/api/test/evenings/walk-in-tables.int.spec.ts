import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { weekdayOf } from '@strapec/domain';
import { venueRules } from '@strapec/domain/testing';
import { type CreatedReservationBody, newEmail, requestApi, postReservation } from '../support/request-api';
import type { PreviewBody } from '../support/venue-changes';
import { leaveOneTableFree } from '../support/leave-one-table-free';
import { nextOpenDates } from '../support/next-open-dates';
import { sql } from '../support/sql';
import { type ReservationBody, buildPhoneReservation, startAppsWithStaff } from '../support/staff-calls';

const api = startAppsWithStaff(4);
const [friday = ''] = nextOpenDates(40).filter((date) => weekdayOf(date) === 'friday');
const walkInTablesChange = (walkInTables: unknown) => ({
  putRules: { rules: { from: friday, value: { ...venueRules, walkInTables } }, replaces: null },
});
const previewChange = (change: object) =>
  api.callAsStaff<PreviewBody>('/api/admin/venue/preview', { method: 'POST', body: change });

beforeEach(async () => {
  await leaveOneTableFree(friday); // T5
  const change = walkInTablesChange(['T5']);
  const { body } = await previewChange(change);
  expect([body.evenings, body.strandedCount]).toEqual([0, 0]); // no party has to move
  await api.callAsStaff('/api/admin/venue', { method: 'PUT', body: { change, hash: body.hash } });
});
afterEach(async () => {
  await sql('DELETE FROM reservations');
  await sql(`DELETE FROM booking_rules WHERE valid_from > '2024-01-01'`);
});

const readStartTimes = async (apiUrl: string): Promise<string[]> =>
  (await requestApi<{ availableSlots: string[] }>(`/api/reservations/availability/${friday}/2/2`, { apiUrl })).body
    .availableSlots;

describe('a table for walk-ins only', () => {
  it('is neither offered nor given to online guests, by any app', async () => {
    for (const url of api.getUrls()) {
      const startTimes = await readStartTimes(url);
      expect(startTimes).not.toContain('18:30'); // all other tables are taken until 21:00
      expect(startTimes).toContain('21:00');
    }
    const refused = await postReservation({ date: friday, time: '18:30', email: newEmail() });
    expect([refused.status, refused.body.code]).toEqual([409, 'capacity_full']);
    const laterVisit: CreatedReservationBody = (
      await postReservation({ date: friday, time: '21:00', email: newEmail() })
    ).body;
    const holdings = await sql<{ table: string }>(
      `SELECT table_id AS "table" FROM table_holdings WHERE reservation_id = $1`,
      [laterVisit.reservation.id],
    );
    expect(holdings).toEqual([{ table: 'T1' }]); // T5 would have been the first
  });

  it('is free for staff', async () => {
    const places = await api.callAsStaff<{ startTimes: string[] }>(
      `/api/admin/places?date=${friday}&partySize=2&duration=2`,
    );
    expect(places.body.startTimes).toContain('18:30');
    const response = await api.callAsStaff<ReservationBody>('/api/admin/reservations', {
      method: 'POST',
      body: buildPhoneReservation({ date: friday, time: '18:30' }),
    });
    expect([response.status, response.body.tables]).toEqual([201, ['T5']]);
  });

  it('is offered online again when the rules change', async () => {
    await sql(`DELETE FROM booking_rules WHERE valid_from > '2024-01-01'`);
    for (const url of api.getUrls()) expect(await readStartTimes(url)).toContain('18:30');
    expect((await postReservation({ date: friday, time: '18:30', email: newEmail() })).status).toBe(201);
  });

  it.each([
    ['an unknown table', ['T5', 'T77'], { field: 'walkInTables', code: 'unknown_table', message: 'There is no such table' }],
    ['a number in the list', [5], { field: 'putRules.rules.value.walkInTables', code: 'tables_invalid' }],
    ['a text instead of a list', 'T5', { field: 'putRules.rules.value.walkInTables', code: 'tables_invalid' }],
  ])('cannot be set to %s', async (_invalidValue, walkInTables, error) => {
    await sql(`DELETE FROM booking_rules WHERE valid_from > '2024-01-01'`);
    const { status, body } = await previewChange(walkInTablesChange(walkInTables));
    expect([status, body.errors]).toEqual([400, [expect.objectContaining(error)]]);
  }); // prettier-ignore
});
