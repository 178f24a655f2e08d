import { type TonightChange, tonightToVenueChange } from './changes/tonight-change.js';
import { aFriday, aVisit } from '../testing/builders.js';
import { findChangedDates, toEveningImpact } from '../capacity/decide/venue-change-impact.js';
import { type EveningState, reseatEvening } from '../capacity/reseat/reseat-evening.js';
import { venueRoom, venueRules, venueSchedule, venueTables } from '../testing/venue.js';
import { type VenueRows, buildVenue, closedTablesOn } from './build-venue.js';
import { type VenueChange, applyVenueChange } from './changes/venue-change.js';
import { venueDayOn, tablePlanOn } from './venue.js';
import { type TableClosure, findClosure } from './table-closures.js';

const rows: VenueRows = {
  version: 3,
  zone: 'Europe/Bratislava',
  schedule: venueSchedule,
  rules: [{ from: '2024-01-01', value: venueRules }],
  rooms: [{ from: '2024-01-01', value: venueRoom }],
  closures: [],
};
const today = aFriday;
const saturday = '2026-12-05';
const put = (closure: Partial<TableClosure> = {}, replaces: number | null = null): VenueChange => ({
  kind: 'putClosure',
  closure: { tables: ['T6'], from: aFriday, to: saturday, reason: 'A broken leg', ...closure },
  replaces,
});
const after = (change: VenueChange, before = rows): VenueRows => {
  const changed = applyVenueChange(change, before, today);
  if ('errors' in changed) throw new Error(JSON.stringify(changed.errors));
  return changed.rows;
};
const errorsOf = (change: VenueChange, before = rows): string[] => {
  const changed = applyVenueChange(change, before, today);
  return 'errors' in changed ? changed.errors.map(({ field, code }) => `${field} ${code}`) : [];
};

describe('a table out of use', () => {
  const venue = buildVenue(after(put()));

  it('is in no place from its first evening to its last, and in all of them before and after', () => {
    const isIn = (date: string): boolean => tablePlanOn(date, venue).places.some(({ tables }) => tables.includes('T6'));
    expect(['2026-12-03', aFriday, saturday, '2026-12-06'].map(isIn)).toEqual([true, false, false, true]);
    const ahead = { from: '2026-12-01', days: 60 };
    expect(findChangedDates(buildVenue(rows), venue, ahead)).toEqual([aFriday, saturday]);
  });

  it('is out by the closure that ends last; of several that end together, by the first', () => {
    const until = (to: string, reason: string) => ({ tables: ['T6'], from: aFriday, to, reason });
    const closures = [until(aFriday, 'early'), until(saturday, 'first'), until(saturday, 'second')];
    expect(findClosure('T6', aFriday, closures)?.reason).toBe('first');
    expect(findClosure('T7', aFriday, closures)).toBeUndefined();
  });

  it('makes the plan of the same tables once, however often they are out', () => {
    const again = buildVenue(after(put({ from: '2026-12-11', to: '2026-12-11' }), after(put())));
    expect(tablePlanOn('2026-12-11', again)).toBe(tablePlanOn(aFriday, again));
    expect(tablePlanOn('2026-12-12', again)).toBe(tablePlanOn('2026-12-03', again));
  });

  it('is told with its size, its order, its last day and why', () => {
    expect(closedTablesOn(aFriday, venue)).toEqual([
      { id: 'T6', minParty: 1, maxParty: 4, order: 5, to: saturday, reason: 'A broken leg' },
    ]);
    expect(closedTablesOn('2026-12-06', venue)).toEqual([]);
  });

  it('lessens the whole room: it seats no more than the tables that are left, and one table is no room', () => {
    const largest = (out: string[]): number => {
      const plan = tablePlanOn(aFriday, buildVenue(after(put({ tables: out }))));
      return Math.max(0, ...plan.places.filter(({ isWholeRoom }) => isWholeRoom).map(({ maxParty }) => maxParty));
    };
    expect(largest(['T6'])).toBe(20); // of 26 seats
    expect(largest(['T6', 'T7', 'L1'])).toBe(14);
    expect(largest(['T6', 'T7', 'T8', 'L1'])).toBe(0); // ten seats are no room for thirteen
    expect(largest(venueTables.map(({ id }) => id))).toBe(0);
  });

  it('is out for as long as one entry says so', () => {
    const twice = after(put({ to: '2026-12-20', reason: 'The carpenter' }), after(put()));
    expect(closedTablesOn(aFriday, buildVenue(twice))[0]).toMatchObject({ to: '2026-12-20', reason: 'The carpenter' });
    expect(tablePlanOn('2026-12-19', buildVenue(twice)).tables).not.toContain('T6');
  });

  it('is edited in its place, and comes back', () => {
    const standing = { ...rows, closures: [{ id: 7, tables: ['T6'], from: aFriday, to: saturday }] };
    const edited = after(put({ tables: ['T7'] }, 7), standing);
    expect(tablePlanOn(aFriday, buildVenue(edited)).tables).toEqual(expect.arrayContaining(['T6']));
    expect(tablePlanOn(aFriday, buildVenue(edited)).tables).not.toContain('T7');
    expect(after({ kind: 'removeClosure', id: 7 }, standing)).toEqual(rows);
  });

  it.each<[string, VenueChange, string[]]>([
    ['a range that ends before it begins', put({ to: '2026-12-03' }), ['to ends_before_it_begins']],
    ['days that are over', put({ from: '2026-12-01', to: '2026-12-03' }), ['to over_already']],
    ['more than a year', put({ to: '2027-12-05' }), ['to range_too_long']],
    ['a table that nobody knows', put({ tables: ['T6', 'T99'] }), ['tables unknown_table']],
    ['no table', put({ tables: [] }), ['tables no_table_chosen']],
    ['an endless reason', put({ reason: 'x'.repeat(61) }), ['reason too_long']],
    ['one in the place of nothing', put({}, 7), ['replaces not_there']],
    ['one that is not there', { kind: 'removeClosure', id: 7 }, ['id not_there']],
  ])('%s is refused', (_what, change, errors) => expect(errorsOf(change)).toEqual(errors));
});

describe('whoever has the table that goes out of use', () => {
  const before = buildVenue(rows);
  const out = tablePlanOn(aFriday, buildVenue(after(put())));
  const eveningState: EveningState = {
    ...venueDayOn(aFriday, before),
    plan: tablePlanOn(aFriday, before),
    visits: [],
    events: [],
  };
  const at = (minute: number) => ({ date: aFriday, minute });
  const outlook = (visits: EveningState['visits'], minute: number) =>
    toEveningImpact(
      { ...eveningState, visits },
      reseatEvening({ ...eveningState, visits, plan: out, oldHours: eveningState.hours }, at(minute)),
    );

  it('sits elsewhere when they come, and stays when they sit there', () => {
    const guests = aVisit({ id: 'guests', tables: ['T6'] });
    expect(outlook([guests], 600).reseated).toEqual([{ id: 'guests', from: ['T6'], to: ['T5'] }]);
    const sitting = { ...guests, isFixed: true, seatedSince: 1085 };
    expect(outlook([sitting], 1100)).toMatchObject({ kept: ['guests'], reseated: [], stranded: [] });
  });

  it('gives the table to nobody else by sitting there, and stands in nobody’s way', () => {
    const sitting = aVisit({ id: 'sits', tables: ['T6'], isFixed: true, seatedSince: 1085 });
    const next = aVisit({ id: 'next', tables: ['T6'], start: 1200, end: 1320 });
    expect(outlook([sitting, next], 1100)).toMatchObject({ kept: ['sits'], reseated: [{ id: 'next', to: ['T5'] }] });
  });
});

describe('what a host changes of tonight', () => {
  const out = { id: 3, tables: ['T6', 'T7'], from: today, to: today, reason: 'A broken leg' };
  const meant = (change: TonightChange, closures = [out]) => tonightToVenueChange(change, { closures, today });

  it('is the change of the house that it says, of one day', () => {
    expect(meant({ takeOut: 'T8' })).toMatchObject({
      kind: 'putClosure',
      closure: { tables: ['T8'], from: today, to: today },
    });
    expect(meant({ bringBack: 'T6' })).toEqual({
      kind: 'putClosure',
      closure: { ...out, tables: ['T7'] },
      replaces: 3,
    });
    expect(meant({ bringBack: 'T6' }, [{ ...out, tables: ['T6'] }])).toEqual({ kind: 'removeClosure', id: 3 });
    expect(meant({ pauseFrom: 1200 })).toEqual({ kind: 'putPause', pause: { date: today, from: 1200 } });
    expect(meant({ resume: true })).toEqual({ kind: 'removePause', date: today });
  });

  it('is nothing of other days, and one change at a time', () => {
    expect(meant({ bringBack: 'T6' }, [{ ...out, to: saturday }])).toBe('not_there');
    expect(meant({ bringBack: 'T1' })).toBe('not_there');
    expect(meant({ takeOut: 'T1', resume: true })).toBe('one_change');
    expect(meant({})).toBe('one_change');
  });
});
