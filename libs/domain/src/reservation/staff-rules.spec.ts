import { houseSchedule } from '../schedule/opening-hours.js';
import { aFriday, aSunday, aWednesday } from '../testing/builders.js';
import { brokenRules } from './staff-rules.js';

const noon = { date: aWednesday, minute: 720 };

describe('brokenRules', () => {
  it.each([
    ['a visit the house would offer', { date: aFriday, start: 1110, duration: 2 }, []],
    ['a closed day', { date: aSunday, start: 1110, duration: 2 }, ['closed_day']],
    ['before the doors open', { date: aFriday, start: 930, duration: 2 }, ['outside_hours']],
    ['between two slots', { date: aFriday, start: 1115, duration: 2 }, ['outside_hours']],
    ['beyond closing', { date: aWednesday, start: 1380, duration: 2 }, ['ends_after_closing']],
    ['more than a year ahead', { date: '2027-12-08', start: 1110, duration: 2 }, ['too_far']],
    ['yesterday', { date: '2026-12-01', start: 1110, duration: 2 }, ['closed_day', 'in_past']],
  ])('%s', (_name, visit, rules) => {
    expect(brokenRules(visit, houseSchedule, noon)).toEqual(rules);
  });

  it('lets a walk-in sit down until the visit would be over', () => {
    const visit = { date: aWednesday, start: 1080, duration: 2 };
    expect(brokenRules(visit, houseSchedule, { date: aWednesday, minute: 1199 })).toEqual([]);
    expect(brokenRules(visit, houseSchedule, { date: aWednesday, minute: 1200 })).toEqual(['in_past']);
  });

  it('counts the hours after midnight to the evening they belong to', () => {
    const visit = { date: aFriday, start: 1410, duration: 2 };
    expect(brokenRules(visit, houseSchedule, { date: '2026-12-05', minute: 60 })).toEqual([]);
  });
});
