import { venueRules } from '../../testing/venue.js';
import { fridayDate, buildVisit, buildEvening } from '../../testing/builders.js';
import { earlierMorning } from '../../testing/evenings.js';
import { findAvailableStarts, toNowCacheKey, listAllowedStarts } from './available-start-times.js';
import { decideReservation, pickNearestStartTimes } from './decide-reservation.js';
import { listFreeTablesDuring, tablePlanAt, withBegunVisitsFixed, withoutVisit } from '../evening/evening.js';

const couple = { start: 1110, minutes: 120, partySize: 2 };
const { plan } = buildEvening();
const fullOccupancy = plan.tables.map((id) => buildVisit({ id, tables: [id], isFixed: true }));

describe('a decision about a reservation', () => {
  it('confirms a party of two, and leaves a party of five to staff', () => {
    const expectedDecision = { accepted: true, status: 'confirmed', tables: ['T5'], tableType: 'table_2', moves: [] };
    expect(decideReservation(couple, buildEvening(), earlierMorning)).toEqual(expectedDecision);
    const decision = decideReservation({ ...couple, partySize: 5 }, buildEvening(), earlierMorning);
    expect(decision).toMatchObject({ status: 'pending_approval', tables: ['L1'], tableType: 'large_group' });
    expect(decideReservation({ ...couple, partySize: 4 }, buildEvening(), earlierMorning)).toMatchObject({
      status: 'confirmed',
    });
  });

  it.each([
    ['a start that is not offered', { start: 1115 }, buildEvening(), 'slot_not_offered'],
    ['a stay beyond closing', { start: 1410, minutes: 180 }, buildEvening(), 'slot_not_offered'],
    ['an evening that is full', {}, buildEvening({ occupancy: fullOccupancy }), 'capacity_full'],
    [
      'an evening whose seating search exceeds its budget',
      { partySize: 4 },
      buildEvening({ occupancy: fullOccupancy.map((visit) => ({ ...visit, isFixed: false })), steps: -1 }),
      'seating_budget_exceeded',
    ],
  ])('refuses %s', (_name, visit, evening, refusal) => {
    expect(decideReservation({ ...couple, ...visit }, evening, earlierMorning)).toEqual({ accepted: false, refusal });
  });

  it('offers the starts nearest to the requested one, in order of time', () => {
    expect(pickNearestStartTimes(1110, [960, 1020, 1080, 1140, 1200], 3)).toEqual([1020, 1080, 1140]);
    expect(pickNearestStartTimes(1110, [1140, 1080, 1500], 2)).toEqual([1080, 1140]);
    expect(pickNearestStartTimes(1110, [1200, 1020], 1)).toEqual([1020]); // the earlier of two equally near ones
    expect(pickNearestStartTimes(1110, [], 3)).toEqual([]);
  });
});

describe('the available starts of an evening', () => {
  it('end by closing, respect the lead time and have a table', () => {
    const stay = { partySize: 2, minutes: 240 };
    expect(listAllowedStarts(240, buildEvening(), earlierMorning).at(-1)).toBe(1320);
    expect(listAllowedStarts(240, buildEvening(), { date: fridayDate, minute: 1290 })).toEqual([1320]);
    expect(findAvailableStarts(stay, buildEvening({ occupancy: fullOccupancy }), earlierMorning).startTimes).toEqual([
      1200, 1230, 1260, 1290, 1320,
    ]);
    expect(findAvailableStarts(stay, buildEvening({ hours: null }), earlierMorning)).toEqual({
      startTimes: [],
      isCertain: true,
    });
  });

  it('are marked as uncertain if the search exceeds its budget', () => {
    const evening = buildEvening({
      occupancy: fullOccupancy.map((visit) => ({ ...visit, isFixed: false })),
      steps: -1,
    });
    const { startTimes, isCertain } = findAvailableStarts({ partySize: 4, minutes: 60 }, evening, earlierMorning);
    expect(isCertain).toBe(false);
    expect(startTimes).toContain(1200); // certain starts are still offered
  });

  it('are cached per minute only for tonight and tomorrow', () => {
    const now = { date: '2026-12-03', minute: 600 };
    expect(toNowCacheKey('2026-12-03', now)).toBe('2026-12-03 600');
    expect(toNowCacheKey('2026-12-04', now)).toBe('2026-12-03 600');
    expect(toNowCacheKey('2026-12-05', now)).toBe('2026-12-03');
  });
});

describe('an evening', () => {
  it('lists its free tables', () => {
    const evening = buildEvening({ occupancy: fullOccupancy.slice(2) });
    expect(listFreeTablesDuring({ start: 1080, end: 1140 }, evening)).toEqual(['T1', 'T2']);
    expect(listFreeTablesDuring({ start: 1200, end: 1260 }, evening)).toEqual(plan.tables);
  });

  it('fixes the visits that have begun, and only those', () => {
    const evening = buildEvening({
      occupancy: [buildVisit({ id: 'early' }), buildVisit({ id: 'late', start: 1200, end: 1260 })],
    });
    const fixedAt = (minute: number): boolean[] =>
      withBegunVisitsFixed(evening, { date: fridayDate, minute }).occupancy.map(({ isFixed }) => isFixed);
    expect(withBegunVisitsFixed(evening, { date: fridayDate, minute: 1079 })).toBe(evening);
    expect(fixedAt(1080)).toEqual([true, false]);
    expect(fixedAt(1200)).toEqual([true, true]);
    expect(withBegunVisitsFixed(evening, { date: '2026-12-05', minute: 0 }).occupancy[1]?.isFixed).toBe(true);
  });

  it('can be copied without one of its visits', () => {
    const evening = buildEvening({ occupancy: [buildVisit({ id: 'one' }), buildVisit({ id: 'other' })] });
    expect(withoutVisit(evening, 'one').occupancy.map(({ id }) => id)).toEqual(['other']);
  });

  it('opens large tables to small parties from the hour in the rules', () => {
    const evening = buildEvening({ rules: { ...venueRules, smallPartiesFrom: 120 } });
    const isOpenAt = (minute: number): boolean => tablePlanAt(1080, evening, { date: fridayDate, minute }) !== plan;
    expect([959, 960, 1080].map(isOpenAt)).toEqual([false, true, true]);
    expect(tablePlanAt(1080, buildEvening(), { date: fridayDate, minute: 1079 })).toBe(buildEvening().plan);
  });
});
