/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { venueDayOn } from '@strapec/domain';
import { venueRules, venueWeek, seededVenue } from '@strapec/domain/testing';
import { toUpcomingVenue } from '../../src/venue/core/upcoming-venue';
import { listOpeningHours } from '../../src/content/pages/list-opening-hours';

const closedDays = (from: string, to = from) => ({ from, to, hours: null });
const weekWithSunday = { ...venueWeek, sunday: venueWeek.friday };
const fullVenue = {
  ...seededVenue,
  schedule: {
    weeks: [
      { from: '2024-01-01', value: venueWeek },
      { from: '2026-06-01', value: weekWithSunday },
      { from: '2026-12-28', value: venueWeek },
    ],
    specialDays: [
      closedDays('2026-12-01'),
      closedDays('2026-12-01', '2026-12-04'),
      closedDays('2026-12-03'),
      closedDays('2027-01-01'),
    ],
  },
  rules: [
    { from: '2024-01-01', value: venueRules },
    { from: '2026-12-04', value: { ...venueRules, leadMinutes: 120 } },
  ],
};

describe('upcomingVenue, the venue data of a page', () => {
  const venueAhead = toUpcomingVenue(fullVenue, '2026-12-04');

  it('omits past values and contains those of today', () => {
    expect(venueAhead.schedule.weeks.map(({ from }) => from)).toEqual(['2026-06-01', '2026-12-28']);
    expect(venueAhead.schedule.specialDays).toEqual([closedDays('2026-12-01', '2026-12-04'), closedDays('2027-01-01')]);
    expect(venueAhead.rules.map(({ from }) => from)).toEqual(['2026-12-04']);
    expect(toUpcomingVenue(fullVenue, '2026-12-03').rules).toHaveLength(2);
  });

  it('equals the whole venue from today on', () => {
    for (const date of ['2026-12-04', '2026-12-06', '2026-12-31', '2027-01-01', '2027-01-03'])
      expect(venueDayOn(date, venueAhead)).toEqual(venueDayOn(date, fullVenue));
  });

  it('contains the first week before it begins', () => {
    expect(toUpcomingVenue(fullVenue, '2020-01-01').schedule.weeks).toHaveLength(3);
  });

  it('contains neither its tables nor its version', () => {
    expect(Object.keys(venueAhead).sort()).toEqual(['rules', 'schedule', 'zone']);
  });

  it.each([
    ['2026-05-31', null],
    ['2026-06-01', '02:00'],
    ['2026-12-28', null],
  ])('contains the week of %s', (date, closes) => {
    expect(listOpeningHours(date, fullVenue.schedule)[6]).toMatchObject({ weekday: 'sunday', closes });
  });
});
