import { houseOn } from '../house/house.js';
import type { Stay } from '../house/start-times.js';
import { seededHouse } from '../seed/index.js';
import { aFriday, aSunday, aWednesday } from '../testing/builders.js';
import { brokenRules } from './staff-rules.js';

const noon = { date: aWednesday, minute: 720 };
const brokenOn = (
  { date, ...stay }: Stay & { date: string },
  now: { date: string; minute: number },
): ReturnType<typeof brokenRules> => brokenRules(stay, houseOn(date, seededHouse), now);

describe('brokenRules', () => {
  it.each([
    ['a visit the house would offer', { date: aFriday, start: 1110, minutes: 120 }, []],
    ['a closed day', { date: aSunday, start: 1110, minutes: 120 }, ['closed_day']],
    ['before the doors open', { date: aFriday, start: 930, minutes: 120 }, ['outside_hours']],
    ['between two quarters', { date: aFriday, start: 1115, minutes: 120 }, ['outside_hours']],
    ['a quarter past', { date: aFriday, start: 1125, minutes: 90 }, []],
    ['half an hour after midnight', { date: aFriday, start: 1470, minutes: 90 }, ['outside_hours']],
    ['beyond closing', { date: aWednesday, start: 1380, minutes: 120 }, ['ends_after_closing']],
    ['more than a year ahead', { date: '2027-12-08', start: 1110, minutes: 120 }, ['too_far']],
    ['yesterday', { date: '2026-12-01', start: 1110, minutes: 120 }, ['closed_day', 'in_past']],
  ])('%s', (_name, visit, rules) => {
    expect(brokenOn(visit, noon)).toEqual(rules);
  });

  it('lets a walk-in sit down until the visit would be over', () => {
    const visit = { date: aWednesday, start: 1080, minutes: 120 };
    expect(brokenOn(visit, { date: aWednesday, minute: 1199 })).toEqual([]);
    expect(brokenOn(visit, { date: aWednesday, minute: 1200 })).toEqual(['in_past']);
  });

  it('counts the hours after midnight to the evening they belong to', () => {
    const visit = { date: aFriday, start: 1410, minutes: 120 };
    expect(brokenOn(visit, { date: '2026-12-05', minute: 60 })).toEqual([]);
  });
});
