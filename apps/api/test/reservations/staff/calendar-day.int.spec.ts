import { describe, expect, it } from '@jest/globals';
import { buildTablePlan, venueDayOn, tablePlanOn } from '@strapec/domain';
import { seededVenue } from '@strapec/domain/testing';
import { newEmail, call, reserve } from '../../support/call';
import { nextOpenDates } from '../../support/next-open-dates';
import { sql } from '../../support/sql';
import { phoneReservation, anEvent, signedInStaff } from '../../support/staff-calls';

type Room = Parameters<typeof buildTablePlan>;

interface Day {
  date: string;
  version: string;
  hours: { opens: number; lastStart: number; closes: number } | null;
  rules: { holdMinutes: number };
  plan: { tables: Room[0]; combinations: Room[1] };
  reservations: { id: string; tables: string[]; version: number }[];
  events: { id: string; tables: string[]; start: number; end: number }[];
}

const { staff, urls } = signedInStaff(2);
const [date = '', another = ''] = nextOpenDates(2);
const day = (on = date, headers: Record<string, string> = {}) =>
  staff<Day>(`/api/admin/calendar/date/${on}`, { headers });
const dayKnowing = (version: string, on = date) => day(on, { 'if-none-match': `"${version}"` });

describe('an evening', () => {
  it('brings the hours, the rules and the room with it', async () => {
    const { hours, rules, plan } = (await day()).body;
    expect({ date, hours, rules }).toEqual(venueDayOn(date, seededVenue));
    expect(buildTablePlan(plan.tables, plan.combinations)).toEqual(tablePlanOn(date, seededVenue));
  });

  it('is not sent again to a client that has it, by any process', async () => {
    const { body, headers } = await day();
    expect(headers.get('etag')).toBe(`"${body.version}"`);
    for (const at of [0, 1]) {
      const again = await staff<string>(`/api/admin/calendar/date/${date}`, {
        headers: { 'if-none-match': `"${body.version}"` },
        at,
      });
      expect([again.status, again.body]).toEqual([304, '']);
    }
    expect((await dayKnowing('another')).status).toBe(200);
  });

  it.each([
    ['a guest reserves', () => reserve({ date, email: newEmail() }, { at: urls()[0] ?? '' })],
    [
      'staff enter a call',
      () => staff('/api/admin/reservations', { method: 'POST', body: phoneReservation({ date }) }),
    ],
    ['an event is planned', () => staff('/api/admin/events', { method: 'POST', body: anEvent({ date }) })],
    ['the bar changes', () => sql(`UPDATE room_tables SET max_party = 3 WHERE table_id = 'T1'`)],
  ])('is another one once %s', async (_, change) => {
    const { version } = (await day()).body;
    await change();
    const after = await dayKnowing(version);
    expect(after.status).toBe(200);
    expect(after.body.version).not.toBe(version);
  });

  it('shows which tables an event has and when, also after midnight', async () => {
    const event = anEvent({ date: another, time: '23:00', duration: 4, maxCapacity: 8 });
    await staff('/api/admin/events', { method: 'POST', body: event });
    const [shown] = (await day(another)).body.events;
    expect(shown).toMatchObject({ start: 1380, end: 1620, tables: ['L1'] });
  });

  it('is for staff alone', async () => {
    expect((await call(`/api/admin/calendar/date/${date}`, { at: urls()[0] ?? '' })).status).toBe(401);
  });
});
