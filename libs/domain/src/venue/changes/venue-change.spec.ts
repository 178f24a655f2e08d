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
const newHours = { opens: 1020, lastStart: 1200, closes: 1320 };

const apply = (change: VenueChange, rows = venue): VenueRows => {
  const changed = applyVenueChange(change, rows, today);
  if ('errors' in changed) throw new Error(JSON.stringify(changed.errors));
  return changed.rows;
};
const findErrors = (change: VenueChange, rows = venue): string[] => {
  const changed = applyVenueChange(change, rows, today);
  return 'errors' in changed ? changed.errors.map(({ field, code }) => `${field} ${code}`) : [];
};
const putDay = (specialDay: Partial<Extract<VenueChange, { kind: 'putSpecialDay' }>['day']>): VenueChange => ({
  kind: 'putSpecialDay',
  day: { ...christmas, hours: null, ...specialDay },
  replaces: null,
});

describe('a special day', () => {
  const closedRows = apply(putDay({}));
  const hoursOn = (date: string, rows: VenueRows) => venueDayOn(date, buildVenue(rows)).hours;

  it('closes its dates and no other', () => {
    expect(['2026-12-23', '2026-12-24', '2026-12-25', '2026-12-26'].map((date) => hoursOn(date, closedRows))).toEqual([
      venueWeek.wednesday,
      null,
      null,
      null,
    ]);
  });

  it('replaces the edited one, and another one of the same dates', () => {
    const [day] = closedRows.schedule.specialDays;
    const editedRows = apply(
      { kind: 'putSpecialDay', day: { from: '2026-12-24', to: '2026-12-24', hours: newHours }, replaces: christmas },
      closedRows,
    );
    expect(editedRows.schedule.specialDays).toEqual([{ from: '2026-12-24', to: '2026-12-24', hours: newHours }]);
    expect(apply(putDay({ hours: newHours }), closedRows).schedule.specialDays).toEqual([{ ...day, hours: newHours }]);
  });

  it('can be removed', () =>
    expect(apply({ kind: 'removeSpecialDay', range: christmas }, closedRows).schedule).toEqual(venue.schedule));

  it.each<[string, VenueChange, string[]]>([
    ['a removal of an unknown one', { kind: 'removeSpecialDay', range: christmas }, ['range not_there']],
    ['a replacement of an unknown one', { ...putDay({}), replaces: christmas } as VenueChange, ['replaces not_there']],
    ['a range that ends before it begins', putDay({ to: '2026-12-23' }), ['to ends_before_it_begins']],
    ['a range that is over', putDay({ from: '2026-11-01', to: '2026-11-30' }), ['to over_already']],
    ['a range of more than a year', putDay({ to: '2027-12-25' }), ['to range_too_long']],
    ['hours that end before they begin', putDay({ hours: { ...newHours, closes: 960 } }), ['hours.closes closes_before_it_opens']],
    ['a last start before the opening', putDay({ hours: { ...newHours, lastStart: 1005 } }), ['hours.lastStart last_start_outside']],
    ['a last start at closing', putDay({ hours: { ...newHours, lastStart: 1320 } }), ['hours.lastStart last_start_outside']],
    ['an evening beyond 05:00', putDay({ hours: { ...newHours, closes: 1755 } }), ['hours.closes outside_service_day']],
    ['an opening before 05:00', putDay({ hours: { ...newHours, opens: 285 } }), ['hours.opens outside_service_day']],
    ['an opening off the quarter of an hour', putDay({ hours: { ...newHours, opens: 1021 } }), ['hours.opens not_a_quarter']],
    ['a break within the first hour', putDay({ hours: { ...newHours, break: { from: 1065, until: 1095 } } }), ['hours.break.from break_outside']],
    ['a break that reaches beyond the last start', putDay({ hours: { ...newHours, break: { from: 1080, until: 1215 } } }), ['hours.break.until break_outside']],
    ['a break that ends before it begins', putDay({ hours: { ...newHours, break: { from: 1140, until: 1080 } } }), ['hours.break.until break_outside']],
    ['a break off the quarter of an hour', putDay({ hours: { ...newHours, break: { from: 1081, until: 1110 } } }), ['hours.break.from not_a_quarter']],
    ['a label in one language', putDay({ label: { sk: 'Vianoce', en: ' ' } }), ['label.en label_in_both_languages']],
    ['a long label', putDay({ label: { sk: 'x'.repeat(61), en: 'x' } }), ['label.sk too_long']],
  ])('%s is refused', (_title, change, errors) => expect(findErrors(change)).toEqual(errors)); // prettier-ignore

  it('is identified by both of its dates', () => {
    const advent: VenueChange = {
      ...putDay({}),
      day: { from: '2026-12-24', to: '2026-12-24', hours: newHours },
    } as VenueChange;
    const specialDays = apply(advent, closedRows).schedule.specialDays;
    expect(specialDays.map(({ from, to }) => `${from} ${to}`).sort()).toEqual([
      '2026-12-24 2026-12-24',
      '2026-12-24 2026-12-26',
    ]);
    const remainingRows = apply(
      { kind: 'removeSpecialDay', range: { from: '2026-12-24', to: '2026-12-24' } },
      apply(advent, closedRows),
    );
    expect(remainingRows.schedule.specialDays).toEqual(closedRows.schedule.specialDays);
    expect(
      findErrors({ kind: 'removeSpecialDay', range: { from: '2026-12-25', to: '2026-12-26' } }, closedRows),
    ).toEqual(['range not_there']);
    expect(
      findErrors({ kind: 'removeSpecialDay', range: { from: '2026-12-24', to: '2026-12-25' } }, closedRows),
    ).toEqual(['range not_there']);
  });

  it('may last the whole service date, with a last start at the opening', () => {
    expect(findErrors(putDay({ hours: { opens: 300, lastStart: 300, closes: 1740 } }))).toEqual([]);
    expect(findErrors(putDay({ hours: { ...newHours, break: { from: 1080, until: 1200 } } }))).toEqual([]);
    expect(findErrors(putDay({ hours: { opens: 1020, lastStart: 1020, closes: 1020 } }))).toEqual([
      'hours.closes closes_before_it_opens',
    ]);
  });

  it('may be today, have begun before, and last a year', () => {
    expect(findErrors(putDay({ from: '2026-11-01', to: today }))).toEqual([]);
    expect(findErrors(putDay({ to: '2027-12-24' }))).toEqual([]);
  });
});

describe('the week from a date on', () => {
  const sundays: Week = { ...venueWeek, sunday: newHours };
  const putWeek = (from: string, value = sundays): VenueChange => ({
    kind: 'putWeek',
    week: { from, value },
    replaces: null,
  });
  const plannedRows = apply(putWeek('2027-01-01'));

  it('applies from that date on, not before', () => {
    const hoursFrom = (date: string) => venueDayOn(date, buildVenue(plannedRows)).hours;
    expect([hoursFrom('2026-12-27'), hoursFrom('2027-01-03')]).toEqual([null, newHours]);
  });

  it('can be moved and removed before it has begun', () => {
    const movedRows = apply(
      { kind: 'putWeek', week: { from: '2026-12-07', value: sundays }, replaces: '2027-01-01' },
      plannedRows,
    );
    expect(movedRows.schedule.weeks.map(({ from }) => from)).toEqual(['2024-01-01', '2026-12-07']);
    expect(apply({ kind: 'removeWeek', from: '2027-01-01' }, plannedRows)).toEqual(venue);
  });

  it('is sorted by date, in any order of entry', () =>
    expect(apply(putWeek('2026-12-05'), plannedRows).schedule.weeks.map(({ from }) => from)).toEqual([
      '2024-01-01',
      '2026-12-05',
      '2027-01-01',
    ]));

  it.each<[string, VenueChange, string[]]>([
    ['from a day that is over', putWeek('2026-11-30'), ['from begins_in_past']],
    ['from the day of another one', putWeek('2027-01-01'), ['from date_taken']],
    ['that closes on Wednesday before it opens', putWeek('2026-12-07', { ...venueWeek, wednesday: { ...newHours, closes: 900 } }), ['wednesday.closes closes_before_it_opens']],
    ['without an open day', putWeek('2026-12-07', { ...venueWeek, wednesday: null, thursday: null, friday: null, saturday: null }), ['week never_open']],
    ['in place of one that has begun', { ...putWeek('2026-12-07'), replaces: '2024-01-01' } as VenueChange, ['replaces not_there']],
  ])('one %s is refused', (_title, change, errors) => expect(findErrors(change, plannedRows)).toEqual(errors)); // prettier-ignore

  it('cannot be removed once it has begun', () =>
    expect(findErrors({ kind: 'removeWeek', from: '2024-01-01' }, plannedRows)).toEqual(['from not_there']));
});

describe('a pause of online reservations', () => {
  const pause = (from: number, date = '2026-12-02'): VenueChange => ({ kind: 'putPause', pause: { date, from } });
  const startsOn = (date: string, rows: VenueRows) => startTimesOn(venueDayOn(date, buildVenue(rows)));

  it('keeps the starts before it, and affects its evening only', () => {
    const pausedRows = apply(pause(1200));
    expect(startsOn('2026-12-02', pausedRows).at(-1)).toBe(1170);
    expect(startsOn('2026-12-03', pausedRows).at(-1)).toBe(1380);
    expect(startsOn('2026-12-09', pausedRows).at(-1)).toBe(1380);
  });

  it('is replaced by another one, and can be removed', () => {
    const laterRows = apply(pause(1320), apply(pause(1200)));
    expect(laterRows.schedule.pauses).toEqual([{ date: '2026-12-02', from: 1320 }]);
    expect(startsOn('2026-12-02', apply({ kind: 'removePause', date: '2026-12-02' }, laterRows)).at(-1)).toBe(1380);
  });

  it.each<[string, VenueChange, string[]]>([
    ['of an evening that is over', pause(1200, '2026-11-28'), ['date over_already']],
    ['of a closed evening', pause(1200, '2026-12-06'), ['date closed_then']],
    ['before the opening', pause(945), ['from outside_starts']],
    ['after the last start', pause(1395), ['from outside_starts']],
    ['off the quarter of an hour', pause(1201), ['from not_a_quarter']],
    ['that is unknown', { kind: 'removePause', date: '2026-12-02' }, ['date not_there']],
  ])('one %s is refused', (_title, change, errors) => expect(findErrors(change)).toEqual(errors)); // prettier-ignore
});

describe('the booking rules from a date on', () => {
  const putRules = (from: string, value: Partial<BookingRules> = {}, replaces: string | null = null): VenueChange => ({
    kind: 'putRules',
    rules: { from, value: { ...venueRules, ...value } },
    replaces,
  });
  const plannedRows = apply(putRules('2027-01-01', { approvalFrom: 7 }));
  const approvalOn = (date: string, rows: VenueRows) => venueDayOn(date, buildVenue(rows)).rules.approvalFrom;

  it('apply from that date on, not before', () =>
    expect([approvalOn('2026-12-31', plannedRows), approvalOn('2027-01-01', plannedRows)]).toEqual([5, 7]));

  it('can be moved, changed and removed before they have begun; then the earlier ones apply', () => {
    const movedRows = apply(putRules(today, { approvalFrom: 9 }, '2027-01-01'), plannedRows);
    expect(movedRows.rules.map(({ from }) => from)).toEqual(['2024-01-01', today]);
    expect([approvalOn(today, movedRows), approvalOn('2027-02-01', movedRows)]).toEqual([9, 9]);
    expect(apply({ kind: 'removeRules', from: '2027-01-01' }, plannedRows)).toEqual(venue);
  });

  it('are sorted by date, in any order of entry', () => {
    const rowsBetween = apply(putRules('2026-12-05', { approvalFrom: 6 }), plannedRows);
    expect(rowsBetween.rules.map(({ from }) => from)).toEqual(['2024-01-01', '2026-12-05', '2027-01-01']);
    expect([approvalOn('2026-12-06', rowsBetween), approvalOn('2027-01-02', rowsBetween)]).toEqual([6, 7]);
  });

  it('may begin today', () => expect(findErrors(putRules(today))).toEqual([]));

  it.each<[string, VenueChange, string[]]>([
    ['from a day that is over', putRules('2026-11-30'), ['from begins_in_past']],
    ['from the date of others', putRules('2027-01-01'), ['from date_taken']],
    ['in place of those that have begun', putRules('2026-12-07', {}, '2024-01-01'), ['replaces not_there']],
    ['in place of unknown ones', putRules('2026-12-07', {}, '2026-12-24'), ['replaces not_there']],
    ['with starts every 20 minutes', putRules('2026-12-07', { slotMinutes: 20 }), ['slotMinutes outside_bounds']],
    ['for zero guests and days', putRules('2026-12-07', { largestPartyOnline: 0, horizonDays: 0 }), ['horizonDays outside_bounds', 'largestPartyOnline outside_bounds']],
    ['for more guests than the venue takes', putRules('2026-12-07', { approvalFrom: 22 }), ['approvalFrom outside_bounds']],
    ['with 7.5 minutes', putRules('2026-12-07', { holdMinutes: 7.5 }), ['holdMinutes outside_bounds']],
    ['without hold minutes', putRules('2026-12-07', { holdMinutes: null as unknown as number }), ['holdMinutes outside_bounds']],
  ])('such %s are refused', (_title, change, errors) => expect(findErrors(change, plannedRows)).toEqual(errors)); // prettier-ignore

  it('cannot be removed once they have begun, or if they are the only ones', () => {
    expect(findErrors({ kind: 'removeRules', from: '2024-01-01' }, plannedRows)).toEqual(['from not_there']);
    const newVenueRows = { ...venue, rules: [{ from: today, value: venueRules }] };
    expect(findErrors({ kind: 'removeRules', from: today }, newVenueRows)).toEqual(['from not_there']);
  });

  const widestStays = { usualStayHours: 1, longestStayHours: ruleBounds.longestStayHours.max }; // one limits the other
  it('are accepted exactly with values within the bounds', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ruleNames), fc.integer({ min: -20, max: 11_000 }), (name, value) => {
        const { min, max, step = 1 } = ruleBounds[name];
        const isAccepted = findErrors(putRules('2026-12-07', { ...widestStays, [name]: value })).length === 0;
        expect(isAccepted).toBe(value >= min && value <= max && value % step === 0);
      }),
    );
  });
});

describe('open holidays ahead', () => {
  const listHolidays = (rows: VenueRows, date = today) =>
    findOpenHolidays(rows.schedule, date).map((holiday) => holiday.date);

  it('are those of the next 30 days on which the venue would open', () => {
    expect(listHolidays(venue)).toEqual(['2026-12-24', '2026-12-25', '2026-12-26']); // a Thursday, a Friday and a Saturday
    expect(listHolidays(venue, '2026-12-07')).toEqual([
      '2026-12-24',
      '2026-12-25',
      '2026-12-26',
      '2027-01-01',
      '2027-01-06',
    ]);
  });

  it('leave out those with a special day', () => {
    expect(listHolidays(apply(putDay({ to: '2026-12-24', hours: venueWeek.thursday })))).toEqual([
      '2026-12-25',
      '2026-12-26',
    ]);
  });
});

describe('the description of a change for the audit log', () => {
  const describeChange = (change: VenueChange, rows = venue) =>
    describeVenueChange(change, { before: rows, after: apply(change, rows) });
  const label = { sk: 'Vianoce', en: 'Christmas' };
  const days = ['2026-12-24', '2026-12-26'];
  const closedValues = { days, hours: null, labelSk: undefined, labelEn: undefined };

  it('contains a special day before and after', () => {
    expect(describeChange(putDay({}))).toEqual({ dates: days, before: null, after: closedValues });
    const [rowsWithDay] = [apply(putDay({}))];
    expect(describeChange(putDay({ hours: newHours, label }), rowsWithDay)).toEqual({
      dates: days,
      before: closedValues,
      after: { days, hours: newHours, labelSk: 'Vianoce', labelEn: 'Christmas' },
    });
    expect(describeChange({ kind: 'removeSpecialDay', range: christmas }, rowsWithDay)).toEqual({
      dates: days,
      before: closedValues,
      after: null,
    });
    const movedDay = { from: '2026-12-27', to: '2026-12-28', hours: null };
    expect(describeChange({ kind: 'putSpecialDay', day: movedDay, replaces: christmas }, rowsWithDay)).toEqual({
      dates: ['2026-12-27', '2026-12-28'],
      before: closedValues,
      after: { ...closedValues, days: ['2026-12-27', '2026-12-28'] },
    });
  });

  it('contains the week of a date', () => {
    const week = { from: '2027-01-04', value: { ...venueWeek, sunday: newHours } };
    const change: VenueChange = { kind: 'putWeek', week, replaces: null };
    expect(describeChange(change)).toEqual({ dates: ['2027-01-04'], before: venueWeek, after: week.value });
    expect(describeChange({ kind: 'removeWeek', from: '2027-01-04' }, apply(change))).toEqual({
      dates: ['2027-01-04'],
      before: week.value,
      after: venueWeek,
    });
  });

  it('contains a pause of reservations', () => {
    const pause = { date: '2026-12-04', from: 1140 };
    const change: VenueChange = { kind: 'putPause', pause };
    expect(describeChange(change)).toEqual({ dates: ['2026-12-04'], before: null, after: { pausedFrom: 1140 } });
    expect(describeChange({ kind: 'removePause', date: '2026-12-04' }, apply(change))).toEqual({
      dates: ['2026-12-04'],
      before: { pausedFrom: 1140 },
      after: null,
    });
  });

  it('contains the rules of a date', () => {
    const rules = { from: '2027-01-04', value: { ...venueRules, leadMinutes: venueRules.leadMinutes + 60 } };
    const change: VenueChange = { kind: 'putRules', rules, replaces: null };
    expect(describeChange(change)).toEqual({ dates: ['2027-01-04'], before: venueRules, after: rules.value });
    expect(describeChange({ kind: 'removeRules', from: '2027-01-04' }, apply(change))).toEqual({
      dates: ['2027-01-04'],
      before: rules.value,
      after: venueRules,
    });
  });

  it('contains a closure of tables', () => {
    const closure = { from: '2026-12-04', to: '2026-12-05', tables: ['T1'], reason: 'wobbles' };
    const change: VenueChange = { kind: 'putClosure', closure, replaces: null };
    const dates = ['2026-12-04', '2026-12-05'];
    const closureValues = { tables: ['T1'], reason: 'wobbles' };
    expect(describeChange(change)).toEqual({ dates, before: null, after: closureValues });
    const rowsWithClosure = { ...venue, closures: [{ from: closure.from, to: closure.to, tables: ['T2'], id: 7 }] };
    expect(describeChange({ kind: 'putClosure', closure, replaces: 7 }, rowsWithClosure)).toEqual({
      dates,
      before: { tables: ['T2'], reason: null },
      after: closureValues,
    });
    expect(describeChange({ kind: 'removeClosure', id: 7 }, rowsWithClosure)).toEqual({
      dates,
      before: { tables: ['T2'], reason: null },
      after: null,
    });
  });
});

describe('a pause', () => {
  const pause = (date: string, from: number): VenueChange => ({ kind: 'putPause', pause: { date, from } });

  it('is today or later, from the first to the last start of its evening', () => {
    const hours = venueDayOn('2026-12-04', buildVenue(venue)).hours ?? newHours;
    expect(findErrors(pause('2026-12-04', hours.opens))).toEqual([]);
    expect(findErrors(pause('2026-12-04', hours.lastStart))).toEqual([]);
    expect(findErrors(pause('2026-12-04', hours.opens - 15))).toEqual(['from outside_starts']);
    expect(findErrors(pause('2026-12-04', hours.lastStart + 15))).toEqual(['from outside_starts']);
    expect(applyVenueChange(pause('2026-12-04', hours.opens), venue, '2026-12-04')).toHaveProperty('rows');
    expect(applyVenueChange(pause('2026-12-04', hours.opens), venue, '2026-12-05')).toHaveProperty('errors');
  });
});

describe('a change of one of several', () => {
  const closure = { from: '2026-12-04', to: '2026-12-05', tables: ['T1'] };
  const rowsWithTwo = {
    ...venue,
    closures: [
      { ...closure, id: 7 },
      { ...closure, tables: ['T2'], id: 8 },
    ],
  };

  it('replaces or removes one closure and keeps the other', () => {
    const put = { kind: 'putClosure', closure: { ...closure, tables: ['T3'] }, replaces: 8 } as const;
    expect(apply(put, rowsWithTwo).closures.map(({ id, tables }) => `${id} ${tables.join()}`)).toEqual([
      '7 T1',
      '8 T3',
    ]);
    expect(describeVenueChange(put, { before: rowsWithTwo, after: apply(put, rowsWithTwo) }).before).toEqual({
      tables: ['T2'],
      reason: null,
    });
    expect(apply({ kind: 'removeClosure', id: 7 }, rowsWithTwo).closures.map(({ id }) => id)).toEqual([8]);
    expect(findErrors({ kind: 'removeClosure', id: 9 }, rowsWithTwo)).toEqual(['id not_there']);
    expect(findErrors({ ...put, replaces: 9 }, rowsWithTwo)).toEqual(['replaces not_there']);
  });

  it('removes one pause and keeps the other', () => {
    const pause = (date: string, from: number): VenueChange => ({ kind: 'putPause', pause: { date, from } });
    const rowsWithBoth = apply(pause('2026-12-05', 1200), apply(pause('2026-12-04', 1140)));
    expect(rowsWithBoth.schedule.pauses).toHaveLength(2);
    const removed: VenueChange = { kind: 'removePause', date: '2026-12-05' };
    expect(describeVenueChange(removed, { before: rowsWithBoth, after: apply(removed, rowsWithBoth) })).toMatchObject({
      before: { pausedFrom: 1200 },
      after: null,
    });
    expect(apply(removed, rowsWithBoth).schedule.pauses).toEqual([{ date: '2026-12-04', from: 1140 }]);
  });
});

it('the only week, rules or room of a venue cannot be removed, even before they begin', () => {
  const from = '2027-01-04';
  const newVenueRows: VenueRows = {
    ...venue,
    schedule: { ...venueSchedule, weeks: [{ from, value: venueWeek }] },
    rules: [{ from, value: venueRules }],
    rooms: [{ from, value: venueRoom }],
  };
  for (const kind of ['removeWeek', 'removeRules', 'removeRoom'] as const)
    expect(findErrors({ kind, from }, newVenueRows)).toEqual(['from not_there']);
});

it('rules that begin today can still be removed, rules that began yesterday cannot', () => {
  const rowsWithRulesFrom = (from: string): VenueRows => ({
    ...venue,
    rules: [...venue.rules, { from, value: venueRules }],
  });
  expect(findErrors({ kind: 'removeRules', from: today }, rowsWithRulesFrom(today))).toEqual([]);
  expect(findErrors({ kind: 'removeRules', from: '2026-11-30' }, rowsWithRulesFrom('2026-11-30'))).toEqual([
    'from not_there',
  ]);
});

it('rules accept existing walk-in tables, and numbers at their bounds', () => {
  const putRules = (value: Partial<BookingRules>): VenueChange => ({
    kind: 'putRules',
    rules: { from: '2027-01-04', value: { ...venueRules, ...value } },
    replaces: null,
  });
  expect(findErrors(putRules({ walkInTables: ['T1', 'T2'] }))).toEqual([]);
  expect(findErrors(putRules({ walkInTables: ['T1', 'X9'] }))).toEqual(['walkInTables unknown_table']);
  for (const name of ruleNames) {
    const { min, max } = ruleBounds[name];
    const stays = { usualStayHours: 1, longestStayHours: 8 };
    const findErrorsFor = (value: number) => findErrors(putRules({ ...stays, [name]: value }));
    expect([name, findErrorsFor(min), findErrorsFor(max)]).toEqual([name, [], []]);
  }
  expect(findErrors(putRules({ usualStayHours: 3, longestStayHours: 2 }))).toEqual([
    'usualStayHours usual_above_longest',
  ]);
});
