import { type TonightChange, tonightToVenueChange } from './changes/tonight-change.js';
import { fridayDate, buildVisit } from '../testing/builders.js';
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
const today = fridayDate;
const saturday = '2026-12-05';
const putClosure = (closure: Partial<TableClosure> = {}, replaces: number | null = null): VenueChange => ({
  kind: 'putClosure',
  closure: { tables: ['T6'], from: fridayDate, to: saturday, reason: 'A broken leg', ...closure },
  replaces,
});
const apply = (change: VenueChange, venueBefore = rows): VenueRows => {
  const changed = applyVenueChange(change, venueBefore, today);
  if ('errors' in changed) throw new Error(JSON.stringify(changed.errors));
  return changed.rows;
};
const findErrors = (change: VenueChange, before = rows): string[] => {
  const changed = applyVenueChange(change, before, today);
  return 'errors' in changed ? changed.errors.map(({ field, code }) => `${field} ${code}`) : [];
};

describe('a table out of use', () => {
  const venue = buildVenue(apply(putClosure()));

  it('is in no place from the first to the last date of the closure', () => {
    const hasTable = (date: string): boolean =>
      tablePlanOn(date, venue).places.some(({ tables }) => tables.includes('T6'));
    expect(['2026-12-03', fridayDate, saturday, '2026-12-06'].map(hasTable)).toEqual([true, false, false, true]);
    const ahead = { from: '2026-12-01', days: 60 };
    expect(findChangedDates(buildVenue(rows), venue, ahead)).toEqual([fridayDate, saturday]);
  });

  it('is closed by the closure that ends last, or the first of several that end together', () => {
    const closureUntil = (to: string, reason: string) => ({ tables: ['T6'], from: fridayDate, to, reason });
    const closures = [
      closureUntil(fridayDate, 'early'),
      closureUntil(saturday, 'first'),
      closureUntil(saturday, 'second'),
    ];
    expect(findClosure('T6', fridayDate, closures)?.reason).toBe('first');
    expect(findClosure('T7', fridayDate, closures)).toBeUndefined();
  });

  it('shares the table plan between dates with the same tables', () => {
    const venueWithTwo = buildVenue(apply(putClosure({ from: '2026-12-11', to: '2026-12-11' }), apply(putClosure())));
    expect(tablePlanOn('2026-12-11', venueWithTwo)).toBe(tablePlanOn(fridayDate, venueWithTwo));
    expect(tablePlanOn('2026-12-12', venueWithTwo)).toBe(tablePlanOn('2026-12-03', venueWithTwo));
  });

  it('is listed with its size, order, last date and reason', () => {
    expect(closedTablesOn(fridayDate, venue)).toEqual([
      { id: 'T6', minParty: 1, maxParty: 4, order: 5, to: saturday, reason: 'A broken leg' },
    ]);
    expect(closedTablesOn('2026-12-06', venue)).toEqual([]);
  });

  it('limits the party size of the whole room to the remaining tables', () => {
    const findLargestParty = (closedTables: string[]): number => {
      const plan = tablePlanOn(fridayDate, buildVenue(apply(putClosure({ tables: closedTables }))));
      return Math.max(0, ...plan.places.filter(({ isWholeRoom }) => isWholeRoom).map(({ maxParty }) => maxParty));
    };
    expect(findLargestParty(['T6'])).toBe(20); // of 26 seats
    expect(findLargestParty(['T6', 'T7', 'L1'])).toBe(14);
    expect(findLargestParty(['T6', 'T7', 'T8', 'L1'])).toBe(0); // ten seats are too few for thirteen guests
    expect(findLargestParty(venueTables.map(({ id }) => id))).toBe(0);
  });

  it('stays closed until the last of several closures ends', () => {
    const rowsWithTwo = apply(putClosure({ to: '2026-12-20', reason: 'The carpenter' }), apply(putClosure()));
    expect(closedTablesOn(fridayDate, buildVenue(rowsWithTwo))[0]).toMatchObject({
      to: '2026-12-20',
      reason: 'The carpenter',
    });
    expect(tablePlanOn('2026-12-19', buildVenue(rowsWithTwo)).tables).not.toContain('T6');
  });

  it('can be replaced and removed', () => {
    const rowsWithClosure = { ...rows, closures: [{ id: 7, tables: ['T6'], from: fridayDate, to: saturday }] };
    const editedRows = apply(putClosure({ tables: ['T7'] }, 7), rowsWithClosure);
    expect(tablePlanOn(fridayDate, buildVenue(editedRows)).tables).toEqual(expect.arrayContaining(['T6']));
    expect(tablePlanOn(fridayDate, buildVenue(editedRows)).tables).not.toContain('T7');
    expect(apply({ kind: 'removeClosure', id: 7 }, rowsWithClosure)).toEqual(rows);
  });

  it.each<[string, VenueChange, string[]]>([
    ['a range that ends before it begins', putClosure({ to: '2026-12-03' }), ['to ends_before_it_begins']],
    ['days that are over', putClosure({ from: '2026-12-01', to: '2026-12-03' }), ['to over_already']],
    ['more than a year', putClosure({ to: '2027-12-05' }), ['to range_too_long']],
    ['an unknown table', putClosure({ tables: ['T6', 'T99'] }), ['tables unknown_table']],
    ['no table', putClosure({ tables: [] }), ['tables no_table_chosen']],
    ['a long reason', putClosure({ reason: 'x'.repeat(61) }), ['reason too_long']],
    ['a replacement of an unknown closure', putClosure({}, 7), ['replaces not_there']],
    ['a removal of an unknown closure', { kind: 'removeClosure', id: 7 }, ['id not_there']],
  ])('%s is refused', (_title, change, errors) => expect(findErrors(change)).toEqual(errors));
});

describe('a visit at a table that is closed', () => {
  const before = buildVenue(rows);
  const newPlan = tablePlanOn(fridayDate, buildVenue(apply(putClosure())));
  const eveningState: EveningState = {
    ...venueDayOn(fridayDate, before),
    plan: tablePlanOn(fridayDate, before),
    visits: [],
    events: [],
  };
  const nowAt = (minute: number) => ({ date: fridayDate, minute });
  const findImpact = (visits: EveningState['visits'], minute: number) =>
    toEveningImpact(
      { ...eveningState, visits },
      reseatEvening({ ...eveningState, visits, plan: newPlan, oldHours: eveningState.hours }, nowAt(minute)),
    );

  it('is reseated, unless the guests are seated', () => {
    const visit = buildVisit({ id: 'guests', tables: ['T6'] });
    expect(findImpact([visit], 600).reseated).toEqual([{ id: 'guests', from: ['T6'], to: ['T5'] }]);
    const seatedVisit = { ...visit, isFixed: true, seatedSince: 1085 };
    expect(findImpact([seatedVisit], 1100)).toMatchObject({ kept: ['guests'], reseated: [], stranded: [] });
  });

  it('that is seated keeps the table, and the next visit is reseated', () => {
    const seatedVisit = buildVisit({ id: 'sits', tables: ['T6'], isFixed: true, seatedSince: 1085 });
    const nextVisit = buildVisit({ id: 'next', tables: ['T6'], start: 1200, end: 1320 });
    expect(findImpact([seatedVisit, nextVisit], 1100)).toMatchObject({
      kept: ['sits'],
      reseated: [{ id: 'next', to: ['T5'] }],
    });
  });
});

describe('a change of a host for tonight', () => {
  const closure = { id: 3, tables: ['T6', 'T7'], from: today, to: today, reason: 'A broken leg' };
  const toVenueChange = (change: TonightChange, closures = [closure]) =>
    tonightToVenueChange(change, { closures, today });

  it('is a venue change of one day', () => {
    expect(toVenueChange({ takeOut: 'T8' })).toMatchObject({
      kind: 'putClosure',
      closure: { tables: ['T8'], from: today, to: today },
    });
    expect(toVenueChange({ bringBack: 'T6' })).toEqual({
      kind: 'putClosure',
      closure: { ...closure, tables: ['T7'] },
      replaces: 3,
    });
    expect(toVenueChange({ bringBack: 'T6' }, [{ ...closure, tables: ['T6'] }])).toEqual({
      kind: 'removeClosure',
      id: 3,
    });
    expect(toVenueChange({ pauseFrom: 1200 })).toEqual({ kind: 'putPause', pause: { date: today, from: 1200 } });
    expect(toVenueChange({ resume: true })).toEqual({ kind: 'removePause', date: today });
  });

  it('must not affect other days, and must be one change', () => {
    expect(toVenueChange({ bringBack: 'T6' }, [{ ...closure, to: saturday }])).toBe('not_there');
    expect(toVenueChange({ bringBack: 'T1' })).toBe('not_there');
    expect(toVenueChange({ takeOut: 'T1', resume: true })).toBe('one_change');
    expect(toVenueChange({})).toBe('one_change');
  });
});
