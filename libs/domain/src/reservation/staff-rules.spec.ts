import { venueDayOn } from '../venue/venue.js';
import type { Stay } from '../venue/start-times.js';
import { seededVenue } from '../testing/venue.js';
import { fridayDate, sundayDate, wednesdayDate } from '../testing/builders.js';
import { findBrokenStaffRules, isValidStaffStart, isValidStaffStay } from './staff-rules.js';

const noon = { date: wednesdayDate, minute: 720 };
const findBrokenRules = (
  { date, ...stay }: Stay & { date: string },
  now: { date: string; minute: number },
): ReturnType<typeof findBrokenStaffRules> => findBrokenStaffRules(stay, venueDayOn(date, seededVenue), now);

describe('the times that staff may enter', () => {
  it.each([
    ['18:15', true],
    ['00:30', true],
    ['18:10', false],
    ['25:15', false],
    ['', false],
  ])('a start at %p: %p', (time, expected) => expect(isValidStaffStart(time)).toBe(expected));

  it.each([
    [0, false],
    [15, false],
    [30, true],
    [45, false],
    [480, true],
    [510, false],
  ])('a stay of %i minutes: %p', (minutes, expected) => expect(isValidStaffStay(minutes)).toBe(expected));
});

describe('brokenStaffRules', () => {
  it.each([
    ['a visit that guests could reserve', { date: fridayDate, start: 1110, minutes: 120 }, []],
    ['a closed day', { date: sundayDate, start: 1110, minutes: 120 }, ['closed_day']],
    ['at the opening', { date: fridayDate, start: 960, minutes: 120 }, []],
    ['at the last start', { date: fridayDate, start: 1410, minutes: 120 }, []],
    ['at the horizon', { date: '2027-12-02', start: 1110, minutes: 120 }, []],
    ['before the opening', { date: fridayDate, start: 930, minutes: 120 }, ['outside_hours']],
    ['between two quarters of an hour', { date: fridayDate, start: 1115, minutes: 120 }, ['outside_hours']],
    ['at a quarter past', { date: fridayDate, start: 1125, minutes: 90 }, []],
    ['half an hour after midnight', { date: fridayDate, start: 1470, minutes: 90 }, ['outside_hours']],
    ['beyond closing', { date: wednesdayDate, start: 1380, minutes: 120 }, ['ends_after_closing']],
    ['beyond the horizon', { date: '2027-12-08', start: 1110, minutes: 120 }, ['too_far']],
    ['yesterday', { date: '2026-12-01', start: 1110, minutes: 120 }, ['closed_day', 'in_past']],
  ])('%s', (_name, visit, rules) => {
    expect(findBrokenRules(visit, noon)).toEqual(rules);
  });

  it('has no in_past until the visit would be over', () => {
    const visit = { date: wednesdayDate, start: 1080, minutes: 120 };
    expect(findBrokenRules(visit, { date: wednesdayDate, minute: 1199 })).toEqual([]);
    expect(findBrokenRules(visit, { date: wednesdayDate, minute: 1200 })).toEqual(['in_past']);
  });

  it('counts the hours after midnight to the evening they belong to', () => {
    const visit = { date: fridayDate, start: 1410, minutes: 120 };
    expect(findBrokenRules(visit, { date: '2026-12-05', minute: 60 })).toEqual([]);
  });
});
