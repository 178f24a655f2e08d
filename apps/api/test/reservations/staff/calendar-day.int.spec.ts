import { describe, expect, it } from '@jest/globals';
import { buildTablePlan, venueDayOn, tablePlanOn } from '@strapec/domain';
import { seededVenue } from '@strapec/domain/testing';
import { newEmail, requestApi, postReservation } from '../../support/request-api';
import { nextOpenDates } from '../../support/next-open-dates';
import { sql } from '../../support/sql';
import { buildPhoneReservation, buildEvent, startAppsWithStaff } from '../../support/staff-calls';

type TablePlanParts = Parameters<typeof buildTablePlan>;

interface CalendarDay {
  date: string;
  version: string;
  hours: { opens: number; lastStart: number; closes: number } | null;
  rules: { holdMinutes: number };
  plan: { tables: TablePlanParts[0]; combinations: TablePlanParts[1] };
  reservations: { id: string; tables: string[]; version: number }[];
  events: { id: string; tables: string[]; start: number; end: number }[];
}

const { callAsStaff, getUrls } = startAppsWithStaff(2);
const [date = '', eventDate = ''] = nextOpenDates(2);
const readCalendarDay = (serviceDate = date, headers: Record<string, string> = {}) =>
  callAsStaff<CalendarDay>(`/api/admin/calendar/date/${serviceDate}`, { headers });
const readDayIfChangedSince = (version: string) => readCalendarDay(date, { 'if-none-match': `"${version}"` });

describe('a day of the staff calendar', () => {
  it('contains opening hours, booking rules and the table plan', async () => {
    const { hours, rules, plan } = (await readCalendarDay()).body;
    expect({ date, hours, rules }).toEqual(venueDayOn(date, seededVenue));
    expect(buildTablePlan(plan.tables, plan.combinations)).toEqual(tablePlanOn(date, seededVenue));
  });

  it('is not sent again to a client that has its version, by any app', async () => {
    const { body, headers } = await readCalendarDay();
    expect(headers.get('etag')).toBe(`"${body.version}"`);
    for (const appIndex of [0, 1]) {
      const response = await callAsStaff<string>(`/api/admin/calendar/date/${date}`, {
        headers: { 'if-none-match': `"${body.version}"` },
        appIndex,
      });
      expect([response.status, response.body]).toEqual([304, '']);
    }
    expect((await readDayIfChangedSince('another')).status).toBe(200);
  });

  it.each([
    ['a guest reserves', () => postReservation({ date, email: newEmail() }, { apiUrl: getUrls()[0] ?? '' })],
    [
      'staff enter a reservation',
      () => callAsStaff('/api/admin/reservations', { method: 'POST', body: buildPhoneReservation({ date }) }),
    ],
    ['an event is planned', () => callAsStaff('/api/admin/events', { method: 'POST', body: buildEvent({ date }) })],
    ['a table changes', () => sql(`UPDATE room_tables SET max_party = 3 WHERE table_id = 'T1'`)],
  ])('gets a new version when %s', async (_cause, makeChange) => {
    const { version } = (await readCalendarDay()).body;
    await makeChange();
    const changedDay = await readDayIfChangedSince(version);
    expect(changedDay.status).toBe(200);
    expect(changedDay.body.version).not.toBe(version);
  });

  it('shows the tables and times of an event, also after midnight', async () => {
    const event = buildEvent({ date: eventDate, time: '23:00', duration: 4, maxCapacity: 8 });
    await callAsStaff('/api/admin/events', { method: 'POST', body: event });
    const [calendarEvent] = (await readCalendarDay(eventDate)).body.events;
    expect(calendarEvent).toMatchObject({ start: 1380, end: 1620, tables: ['L1'] });
  });

  it('is refused without a staff session', async () => {
    expect((await requestApi(`/api/admin/calendar/date/${date}`, { apiUrl: getUrls()[0] ?? '' })).status).toBe(401);
  });
});
