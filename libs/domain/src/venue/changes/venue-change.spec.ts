import fc from 'fast-check';
import type { Week } from '../schedule/opening-hours.js';
import { venueRoom, venueRules, venueSchedule, venueWeek } from '../../testing/venue.js';
import type { BookingRules } from '../booking-rules.js';
import { type VenueRows, buildVenue } from '../build-venue.js';
import { findOpenHolidays } from '../schedule/holidays.js';
import { type VenueChange, applyVenueChange, describeVenueChange } from './venue-change.js';
import { venueDayOn } from '../venue.js';
import { ruleBounds, ruleNames } from './rule-changes.js';
import { startTimesOn } from '../start-times.js';

const venue: VenueRows = {
  version: 3,
  zone: 'Europe/Bratislava',
  schedule: venueSchedule,
  rules: [{ from: '2024-01-01', value: venueRules }],
  rooms: [{ from: '2024-01-01', value: venueRoom }],
  closures: [],
};
const today = '2026-12-01';
const christmas = { from: '2026-12-24', to: '2026-12-26' };
const evening = { opens: 1020, lastStart: 1200, closes: 1320 };

const after = (change: VenueChange, rows = venue): VenueRows => {
  const changed = applyVenueChange(change, rows, today);
  if ('errors' in changed) throw new Error(JSON.stringify(changed.errors));
  return changed.rows;
};
const errorsOf = (change: VenueChange, rows = venue): string[] => {
  const changed = applyVenueChange(change, rows, today);
  return 'errors' in changed ? changed.errors.map(({ field, code }) => `${field} ${code}`) : [];
};
const put = (day: Partial<Extract<VenueChange, { kind: 'putSpecialDay' }>['day']>): VenueChange => ({
  kind: 'putSpecialDay',
  day: { ...christmas, hours: null, ...day },
  replaces: null,
});

describe('a special day', () => {
  const closed = after(put({}));
  const hoursOn = (date: string, rows: VenueRows) => venueDayOn(date, buildVenue(rows)).hours;

  it('closes its dates and no other', () => {
    expect(['2026-12-23', '2026-12-24', '2026-12-25', '2026-12-26'].map((date) => hoursOn(date, closed))).toEqual([
      venueWeek.wednesday,
      null,
      null,
      null,
    ]);
  });

  it('takes the place of the one that was edited, and of another one of the same dates', () => {
    const [day] = closed.schedule.specialDays;
    const edited = after(
      { kind: 'putSpecialDay', day: { from: '2026-12-24', to: '2026-12-24', hours: evening }, replaces: christmas },
      closed,
    );
    expect(edited.schedule.specialDays).toEqual([{ from: '2026-12-24', to: '2026-12-24', hours: evening }]);
    expect(after(put({ hours: evening }), closed).schedule.specialDays).toEqual([{ ...day, hours: evening }]);
  });

  it('goes again', () =>
    expect(after({ kind: 'removeSpecialDay', range: christmas }, closed).schedule).toEqual(venue.schedule));

  it.each<[string, VenueChange, string[]]>([
    ['one that is not there', { kind: 'removeSpecialDay', range: christmas }, ['range not_there']],
    ['one in the place of nothing', { ...put({}), replaces: christmas } as VenueChange, ['replaces not_there']],
    ['a range that ends before it begins', put({ to: '2026-12-23' }), ['to ends_before_it_begins']],
    ['a range that is over', put({ from: '2026-11-01', to: '2026-11-30' }), ['to over_already']],
    ['a range of more than a year', put({ to: '2027-12-25' }), ['to range_too_long']],
    ['doors that close before they open', put({ hours: { ...evening, closes: 960 } }), ['hours.closes closes_before_it_opens']],
    ['a last start before the doors open', put({ hours: { ...evening, lastStart: 1005 } }), ['hours.lastStart last_start_outside']],
    ['a last start when they close', put({ hours: { ...evening, lastStart: 1320 } }), ['hours.lastStart last_start_outside']],
    ['an evening beyond 05:00', put({ hours: { ...evening, closes: 1755 } }), ['hours.closes outside_service_day']],
    ['doors that open before 05:00', put({ hours: { ...evening, opens: 285 } }), ['hours.opens outside_service_day']],
    ['an hour off the clock', put({ hours: { ...evening, opens: 1021 } }), ['hours.opens not_a_quarter']],
    ['a break within the first hour', put({ hours: { ...evening, break: { from: 1065, until: 1095 } } }), ['hours.break.from break_outside']],
    ['a break that reaches beyond the last start', put({ hours: { ...evening, break: { from: 1080, until: 1215 } } }), ['hours.break.until break_outside']],
    ['a break that ends before it begins', put({ hours: { ...evening, break: { from: 1140, until: 1080 } } }), ['hours.break.until break_outside']],
    ['a break off the clock', put({ hours: { ...evening, break: { from: 1081, until: 1110 } } }), ['hours.break.from not_a_quarter']],
    ['a label in one language', put({ label: { sk: 'Vianoce', en: ' ' } }), ['label.en label_in_both_languages']],
    ['an endless label', put({ label: { sk: 'x'.repeat(61), en: 'x' } }), ['label.sk too_long']],
  ])('%s is refused', (_what, change, errors) => expect(errorsOf(change)).toEqual(errors)); // prettier-ignore

  it('is known by both of its dates', () => {
    const advent: VenueChange = {
      ...put({}),
      day: { from: '2026-12-24', to: '2026-12-24', hours: evening },
    } as VenueChange;
    const both = after(advent, closed).schedule.specialDays;
    expect(both.map(({ from, to }) => `${from} ${to}`).sort()).toEqual([
      '2026-12-24 2026-12-24',
      '2026-12-24 2026-12-26',
    ]);
    const kept = after(
      { kind: 'removeSpecialDay', range: { from: '2026-12-24', to: '2026-12-24' } },
      after(advent, closed),
    );
    expect(kept.schedule.specialDays).toEqual(closed.schedule.specialDays);
    expect(errorsOf({ kind: 'removeSpecialDay', range: { from: '2026-12-25', to: '2026-12-26' } }, closed)).toEqual([
      'range not_there',
    ]);
    expect(errorsOf({ kind: 'removeSpecialDay', range: { from: '2026-12-24', to: '2026-12-25' } }, closed)).toEqual([
      'range not_there',
    ]);
  });

  it('may open with the day and close with it, and seat nobody later than at its beginning', () => {
    expect(errorsOf(put({ hours: { opens: 300, lastStart: 300, closes: 1740 } }))).toEqual([]);
    expect(errorsOf(put({ hours: { ...evening, break: { from: 1080, until: 1200 } } }))).toEqual([]);
    expect(errorsOf(put({ hours: { opens: 1020, lastStart: 1020, closes: 1020 } }))).toEqual([
      'hours.closes closes_before_it_opens',
    ]);
  });

  it('may be today, have begun before, and last a year', () => {
    expect(errorsOf(put({ from: '2026-11-01', to: today }))).toEqual([]);
    expect(errorsOf(put({ to: '2027-12-24' }))).toEqual([]);
  });
});

describe('the week from a date on', () => {
  const sundays: Week = { ...venueWeek, sunday: evening };
  const week = (from: string, value = sundays): VenueChange => ({
    kind: 'putWeek',
    week: { from, value },
    replaces: null,
  });
  const planned = after(week('2027-01-01'));

  it('holds from there on, and leaves what lies before', () => {
    const hours = (date: string) => venueDayOn(date, buildVenue(planned)).hours;
    expect([hours('2026-12-27'), hours('2027-01-03')]).toEqual([null, evening]);
  });

  it('is moved and taken back while it has not been over a day', () => {
    const moved = after(
      { kind: 'putWeek', week: { from: '2026-12-07', value: sundays }, replaces: '2027-01-01' },
      planned,
    );
    expect(moved.schedule.weeks.map(({ from }) => from)).toEqual(['2024-01-01', '2026-12-07']);
    expect(after({ kind: 'removeWeek', from: '2027-01-01' }, planned)).toEqual(venue);
  });

  it('stands in the order of the dates, whatever was entered first', () =>
    expect(after(week('2026-12-05'), planned).schedule.weeks.map(({ from }) => from)).toEqual([
      '2024-01-01',
      '2026-12-05',
      '2027-01-01',
    ]));

  it.each<[string, VenueChange, string[]]>([
    ['from a day that is over', week('2026-11-30'), ['from begins_in_past']],
    ['from the day of another one', week('2027-01-01'), ['from date_taken']],
    ['that closes on Wednesday before it opens', week('2026-12-07', { ...venueWeek, wednesday: { ...evening, closes: 900 } }), ['wednesday.closes closes_before_it_opens']],
    ['without an open day', week('2026-12-07', { ...venueWeek, wednesday: null, thursday: null, friday: null, saturday: null }), ['week never_open']],
    ['in the place of one that has begun', { ...week('2026-12-07'), replaces: '2024-01-01' } as VenueChange, ['replaces not_there']],
  ])('one %s is refused', (_what, change, errors) => expect(errorsOf(change, planned)).toEqual(errors)); // prettier-ignore

  it('does not go once it has begun', () =>
    expect(errorsOf({ kind: 'removeWeek', from: '2024-01-01' }, planned)).toEqual(['from not_there']));
});

describe('a pause of online reservations', () => {
  const pause = (from: number, date = '2026-12-02'): VenueChange => ({ kind: 'putPause', pause: { date, from } });
  const startsOn = (date: string, rows: VenueRows) => startTimesOn(venueDayOn(date, buildVenue(rows)));

  it('leaves the starts before it, on its evening alone, and ends with it', () => {
    const paused = after(pause(1200));
    expect(startsOn('2026-12-02', paused).at(-1)).toBe(1170);
    expect(startsOn('2026-12-03', paused).at(-1)).toBe(1380);
    expect(startsOn('2026-12-09', paused).at(-1)).toBe(1380);
  });

  it('gives way to another one, and goes', () => {
    const later = after(pause(1320), after(pause(1200)));
    expect(later.schedule.pauses).toEqual([{ date: '2026-12-02', from: 1320 }]);
    expect(startsOn('2026-12-02', after({ kind: 'removePause', date: '2026-12-02' }, later)).at(-1)).toBe(1380);
  });

  it.each<[string, VenueChange, string[]]>([
    ['of an evening that is over', pause(1200, '2026-11-28'), ['date over_already']],
    ['of a closed evening', pause(1200, '2026-12-06'), ['date closed_then']],
    ['before the doors open', pause(945), ['from outside_starts']],
    ['after the last start', pause(1395), ['from outside_starts']],
    ['off the clock', pause(1201), ['from not_a_quarter']],
    ['that is not there', { kind: 'removePause', date: '2026-12-02' }, ['date not_there']],
  ])('one %s is refused', (_what, change, errors) => expect(errorsOf(change)).toEqual(errors)); // prettier-ignore
});

describe('the booking rules from a date on', () => {
  const rules = (from: string, value: Partial<BookingRules> = {}, replaces: string | null = null): VenueChange => ({
    kind: 'putRules',
    rules: { from, value: { ...venueRules, ...value } },
    replaces,
  });
  const planned = after(rules('2027-01-01', { approvalFrom: 7 }));
  const approvalOn = (date: string, rows: VenueRows) => venueDayOn(date, buildVenue(rows)).rules.approvalFrom;

  it('hold from there on, and leave what lies before', () =>
    expect([approvalOn('2026-12-31', planned), approvalOn('2027-01-01', planned)]).toEqual([5, 7]));

  it('are moved, changed and taken back while they have not been over a day: the ones before hold on', () => {
    const moved = after(rules(today, { approvalFrom: 9 }, '2027-01-01'), planned);
    expect(moved.rules.map(({ from }) => from)).toEqual(['2024-01-01', today]);
    expect([approvalOn(today, moved), approvalOn('2027-02-01', moved)]).toEqual([9, 9]);
    expect(after({ kind: 'removeRules', from: '2027-01-01' }, planned)).toEqual(venue);
  });

  it('stand in the order of the dates, whatever was entered first', () => {
    const between = after(rules('2026-12-05', { approvalFrom: 6 }), planned);
    expect(between.rules.map(({ from }) => from)).toEqual(['2024-01-01', '2026-12-05', '2027-01-01']);
    expect([approvalOn('2026-12-06', between), approvalOn('2027-01-02', between)]).toEqual([6, 7]);
  });

  it('may begin today', () => expect(errorsOf(rules(today))).toEqual([]));

  it.each<[string, VenueChange, string[]]>([
    ['from a day that is over', rules('2026-11-30'), ['from begins_in_past']],
    ['from the day of others', rules('2027-01-01'), ['from date_taken']],
    ['in the place of those that have begun', rules('2026-12-07', {}, '2024-01-01'), ['replaces not_there']],
    ['in the place of nothing', rules('2026-12-07', {}, '2026-12-24'), ['replaces not_there']],
    ['with starts off the clock', rules('2026-12-07', { slotMinutes: 20 }), ['slotMinutes outside_bounds']],
    ['for nobody', rules('2026-12-07', { largestPartyOnline: 0, horizonDays: 0 }), ['horizonDays outside_bounds', 'largestPartyOnline outside_bounds']],
    ['for more than the house takes', rules('2026-12-07', { approvalFrom: 22 }), ['approvalFrom outside_bounds']],
    ['with half a minute', rules('2026-12-07', { holdMinutes: 7.5 }), ['holdMinutes outside_bounds']],
    ['that never hold a table', rules('2026-12-07', { holdMinutes: null as unknown as number }), ['holdMinutes outside_bounds']],
  ])('such %s are refused', (_what, change, errors) => expect(errorsOf(change, planned)).toEqual(errors)); // prettier-ignore

  it('do not go once they have begun, and never leave the house without any', () => {
    expect(errorsOf({ kind: 'removeRules', from: '2024-01-01' }, planned)).toEqual(['from not_there']);
    const justOpened = { ...venue, rules: [{ from: today, value: venueRules }] };
    expect(errorsOf({ kind: 'removeRules', from: today }, justOpened)).toEqual(['from not_there']);
  });

  const widestStays = { usualStayHours: 1, longestStayHours: ruleBounds.longestStayHours.max }; // one bounds the other
  it('are taken with every value within the bounds, and with none outside', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ruleNames), fc.integer({ min: -20, max: 11_000 }), (name, value) => {
        const { min, max, step = 1 } = ruleBounds[name];
        const isTaken = errorsOf(rules('2026-12-07', { ...widestStays, [name]: value })).length === 0;
        expect(isTaken).toBe(value >= min && value <= max && value % step === 0);
      }),
    );
  });
});

describe('holidays ahead', () => {
  const ahead = (rows: VenueRows, date = today) => findOpenHolidays(rows.schedule, date).map((holiday) => holiday.date);

  it('are those of the next 30 days on which the house would open', () => {
    expect(ahead(venue)).toEqual(['2026-12-24', '2026-12-25', '2026-12-26']); // a Thursday, a Friday and a Saturday
    expect(ahead(venue, '2026-12-07')).toEqual(['2026-12-24', '2026-12-25', '2026-12-26', '2027-01-01', '2027-01-06']);
  });

  it('are settled by a special day, whatever it says', () => {
    expect(ahead(after(put({ to: '2026-12-24', hours: venueWeek.thursday })))).toEqual(['2026-12-25', '2026-12-26']);
  });
});

describe('what the record of changes keeps of one', () => {
  const told = (change: VenueChange, rows = venue) =>
    describeVenueChange(change, { before: rows, after: after(change, rows) });
  const label = { sk: 'Vianoce', en: 'Christmas' };
  const days = ['2026-12-24', '2026-12-26'];
  const closed = { days, hours: null, labelSk: undefined, labelEn: undefined };

  it('is a special day, before and after', () => {
    expect(told(put({}))).toEqual({ dates: days, before: null, after: closed });
    const [kept] = [after(put({}))];
    expect(told(put({ hours: evening, label }), kept)).toEqual({
      dates: days,
      before: closed,
      after: { days, hours: evening, labelSk: 'Vianoce', labelEn: 'Christmas' },
    });
    expect(told({ kind: 'removeSpecialDay', range: christmas }, kept)).toEqual({
      dates: days,
      before: closed,
      after: null,
    });
    const moved = { from: '2026-12-27', to: '2026-12-28', hours: null };
    expect(told({ kind: 'putSpecialDay', day: moved, replaces: christmas }, kept)).toEqual({
      dates: ['2026-12-27', '2026-12-28'],
      before: closed,
      after: { ...closed, days: ['2026-12-27', '2026-12-28'] },
    });
  });

  it('is the week of a date', () => {
    const week = { from: '2027-01-04', value: { ...venueWeek, sunday: evening } };
    const made: VenueChange = { kind: 'putWeek', week, replaces: null };
    expect(told(made)).toEqual({ dates: ['2027-01-04'], before: venueWeek, after: week.value });
    expect(told({ kind: 'removeWeek', from: '2027-01-04' }, after(made))).toEqual({
      dates: ['2027-01-04'],
      before: week.value,
      after: venueWeek,
    });
  });

  it('is a pause of reservations', () => {
    const pause = { date: '2026-12-04', from: 1140 };
    const made: VenueChange = { kind: 'putPause', pause };
    expect(told(made)).toEqual({ dates: ['2026-12-04'], before: null, after: { pausedFrom: 1140 } });
    expect(told({ kind: 'removePause', date: '2026-12-04' }, after(made))).toEqual({
      dates: ['2026-12-04'],
      before: { pausedFrom: 1140 },
      after: null,
    });
  });

  it('is the rules of a date', () => {
    const rules = { from: '2027-01-04', value: { ...venueRules, leadMinutes: venueRules.leadMinutes + 60 } };
    const made: VenueChange = { kind: 'putRules', rules, replaces: null };
    expect(told(made)).toEqual({ dates: ['2027-01-04'], before: venueRules, after: rules.value });
    expect(told({ kind: 'removeRules', from: '2027-01-04' }, after(made))).toEqual({
      dates: ['2027-01-04'],
      before: rules.value,
      after: venueRules,
    });
  });

  it('is a closure of tables', () => {
    const closure = { from: '2026-12-04', to: '2026-12-05', tables: ['T1'], reason: 'wobbles' };
    const made: VenueChange = { kind: 'putClosure', closure, replaces: null };
    const dates = ['2026-12-04', '2026-12-05'];
    const facts = { tables: ['T1'], reason: 'wobbles' };
    expect(told(made)).toEqual({ dates, before: null, after: facts });
    const standing = { ...venue, closures: [{ from: closure.from, to: closure.to, tables: ['T2'], id: 7 }] };
    expect(told({ kind: 'putClosure', closure, replaces: 7 }, standing)).toEqual({
      dates,
      before: { tables: ['T2'], reason: null },
      after: facts,
    });
    expect(told({ kind: 'removeClosure', id: 7 }, standing)).toEqual({
      dates,
      before: { tables: ['T2'], reason: null },
      after: null,
    });
  });
});

describe('a pause', () => {
  const pause = (date: string, from: number): VenueChange => ({ kind: 'putPause', pause: { date, from } });

  it('is of today or later, and from the first to the last start of its evening', () => {
    const hours = venueDayOn('2026-12-04', buildVenue(venue)).hours ?? evening;
    expect(errorsOf(pause('2026-12-04', hours.opens))).toEqual([]);
    expect(errorsOf(pause('2026-12-04', hours.lastStart))).toEqual([]);
    expect(errorsOf(pause('2026-12-04', hours.opens - 15))).toEqual(['from outside_starts']);
    expect(errorsOf(pause('2026-12-04', hours.lastStart + 15))).toEqual(['from outside_starts']);
    expect(applyVenueChange(pause('2026-12-04', hours.opens), venue, '2026-12-04')).toHaveProperty('rows');
    expect(applyVenueChange(pause('2026-12-04', hours.opens), venue, '2026-12-05')).toHaveProperty('errors');
  });
});

describe('of several of a kind', () => {
  const closure = { from: '2026-12-04', to: '2026-12-05', tables: ['T1'] };
  const two = {
    ...venue,
    closures: [
      { ...closure, id: 7 },
      { ...closure, tables: ['T2'], id: 8 },
    ],
  };

  it('one closure gives way, and the other stands', () => {
    const put = { kind: 'putClosure', closure: { ...closure, tables: ['T3'] }, replaces: 8 } as const;
    expect(after(put, two).closures.map(({ id, tables }) => `${id} ${tables.join()}`)).toEqual(['7 T1', '8 T3']);
    expect(describeVenueChange(put, { before: two, after: after(put, two) }).before).toEqual({
      tables: ['T2'],
      reason: null,
    });
    expect(after({ kind: 'removeClosure', id: 7 }, two).closures.map(({ id }) => id)).toEqual([8]);
    expect(errorsOf({ kind: 'removeClosure', id: 9 }, two)).toEqual(['id not_there']);
    expect(errorsOf({ ...put, replaces: 9 }, two)).toEqual(['replaces not_there']);
  });

  it('one pause goes, and the other stands', () => {
    const pause = (date: string, from: number): VenueChange => ({ kind: 'putPause', pause: { date, from } });
    const both = after(pause('2026-12-05', 1200), after(pause('2026-12-04', 1140)));
    expect(both.schedule.pauses).toHaveLength(2);
    const removed: VenueChange = { kind: 'removePause', date: '2026-12-05' };
    expect(describeVenueChange(removed, { before: both, after: after(removed, both) })).toMatchObject({
      before: { pausedFrom: 1200 },
      after: null,
    });
    expect(after(removed, both).schedule.pauses).toEqual([{ date: '2026-12-04', from: 1140 }]);
  });
});

it('the last week, rules and room of a house do not go, also when they are to come', () => {
  const from = '2027-01-04';
  const young: VenueRows = {
    ...venue,
    schedule: { ...venueSchedule, weeks: [{ from, value: venueWeek }] },
    rules: [{ from, value: venueRules }],
    rooms: [{ from, value: venueRoom }],
  };
  for (const kind of ['removeWeek', 'removeRules', 'removeRoom'] as const)
    expect(errorsOf({ kind, from }, young)).toEqual(['from not_there']);
});

it('what begins today may still be changed, what began yesterday no more', () => {
  const since = (from: string): VenueRows => ({ ...venue, rules: [...venue.rules, { from, value: venueRules }] });
  expect(errorsOf({ kind: 'removeRules', from: today }, since(today))).toEqual([]);
  expect(errorsOf({ kind: 'removeRules', from: '2026-11-30' }, since('2026-11-30'))).toEqual(['from not_there']);
});

it('rules keep tables for the street that there are, and numbers within their bounds', () => {
  const rules = (value: Partial<BookingRules>): VenueChange => ({
    kind: 'putRules',
    rules: { from: '2027-01-04', value: { ...venueRules, ...value } },
    replaces: null,
  });
  expect(errorsOf(rules({ walkInTables: ['T1', 'T2'] }))).toEqual([]);
  expect(errorsOf(rules({ walkInTables: ['T1', 'X9'] }))).toEqual(['walkInTables unknown_table']);
  for (const name of ruleNames) {
    const { min, max } = ruleBounds[name];
    const stays = { usualStayHours: 1, longestStayHours: 8 };
    const of = (value: number) => errorsOf(rules({ ...stays, [name]: value }));
    expect([name, of(min), of(max)]).toEqual([name, [], []]);
  }
  expect(errorsOf(rules({ usualStayHours: 3, longestStayHours: 2 }))).toEqual(['usualStayHours usual_above_longest']);
});
