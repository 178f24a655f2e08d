import { buildTablePlan } from '../../venue/table-plan.js';
import { venueDayOn, tablePlanOn } from '../../venue/venue.js';
import { venueCombinations, venueTables, seededVenue } from '../../testing/venue.js';
import { someSeatingExists } from '../../testing/brute-force-seating.js';
import { aFriday, aVisit, anEvening } from '../../testing/builders.js';
import { afterReserving, doublyHeldTables, earlierMorning } from '../../testing/evenings.js';
import { chance, fullEvening } from '../../testing/full-evenings.js';
import { scaledRuns } from '../../testing/scaled-runs.js';
import { findAvailableStarts } from '../decide/available-start-times.js';
import type { Visit } from './evening.js';
import { toEveningImpact } from '../decide/venue-change-impact.js';
import { findPlaceWithTable, listAllowedMoveStarts } from '../reseat/move-visit.js';
import type { EventSeating } from './event-holdings.js';
import { type EveningState, toEvening, reseatEvening } from '../reseat/reseat-evening.js';
import { tablePeriod } from './reset-time.js';
import { findWalkInPlaces } from '../decide/walk-in-places.js';

const day = venueDayOn(aFriday, seededVenue);
const plan = tablePlanOn(aFriday, seededVenue);
const one = buildTablePlan([{ id: 'T1', minParty: 1, maxParty: 2 }], []);
const rulesWith = (resetMinutes: number) => ({ ...day.rules, freezeMinutes: null, resetMinutes });
const anEveningState = (resetMinutes: number, overrides: Partial<EveningState> = {}): EveningState => ({
  ...day,
  ...{ rules: rulesWith(resetMinutes), plan, visits: [], events: [] },
  ...overrides,
});
const at = (minute: number) => ({ date: aFriday, minute });
const placesIn = ({ visits }: EveningState): string[] =>
  visits.map(({ id, tables, start, end }) => `${id} ${tables.join('+') || '–'} ${start}–${end}`);
const reseated = (eveningState: EveningState, now = earlierMorning): string[] =>
  placesIn(reseatEvening(eveningState, now).eveningState);
const first = aVisit({ id: 'first' }); // 18:00 to 20:00
const next = aVisit({ id: 'next', start: 1200, end: 1320 });
const anEvent = (overrides: Partial<EventSeating> = {}): EventSeating => ({
  ...{ id: 'event', start: 1200, end: 1320, held: [] },
  ...{ capacityMode: 'full_room', maxCapacity: 30, ...overrides },
});

describe('the time in which tables are cleared', () => {
  it('lengthens what a visit holds, within its service date, and nothing where the rules give none', () => {
    expect(tablePeriod({ start: 1080, minutes: 120 }, { rules: rulesWith(15) })).toEqual({
      start: 1080,
      end: 1215,
    });
    expect(tablePeriod({ start: 1620, minutes: 120 }, { rules: rulesWith(30) })).toEqual({
      start: 1620,
      end: 1740,
    });
    const eveningState = anEveningState(0, { visits: [first, next] });
    expect(reseatEvening(eveningState, earlierMorning).eveningState.visits).toBe(eveningState.visits);
  });

  it.each([
    [0, [960, 1200, 1230]],
    [15, [1230]],
    [30, [1230]],
  ])('of %s minutes keeps the next party away, before a visit too', (resetMinutes, expected) => {
    const room = { plan: one, rules: rulesWith(resetMinutes) };
    const evening = toEvening(
      reseatEvening(anEveningState(resetMinutes, { ...room, visits: [first] }), earlierMorning).eveningState,
    );
    const { startTimes } = findAvailableStarts({ partySize: 2, minutes: 120 }, evening, earlierMorning);
    expect([960, 1200, 1230].filter((start) => startTimes.includes(start))).toEqual(expected);
  });

  it('lets a visit end when the house closes', () => {
    const evening = anEvening({ rules: rulesWith(30) });
    const { startTimes } = findAvailableStarts({ partySize: 2, minutes: 150 }, evening, earlierMorning);
    expect(startTimes.at(-1)).toBe(1410);
    const late = aVisit({ start: 1440, end: 1560 });
    const closing = anEveningState(30, { visits: [late], oldHours: { opens: 960, lastStart: 1410, closes: 1560 } });
    expect(reseated(closing)).toEqual(['visit T1 1440–1590']);
  });

  it('is taken up by visits that stand already, once, and given back again', () => {
    const { eveningState } = reseatEvening(anEveningState(30, { visits: [first] }), earlierMorning);
    expect(placesIn(eveningState)).toEqual(['first T1 1080–1230']);
    expect(reseatEvening(eveningState, earlierMorning).eveningState.visits).toBe(eveningState.visits);
    expect(reseated({ ...eveningState, rules: rulesWith(15) })).toEqual(['first T1 1080–1215']);
    expect(reseated({ ...eveningState, rules: rulesWith(0) })).toEqual(['first T1 1080–1200']);
  });

  it('moves who came right after, the one who has reserved later or may be moved, and strands who has no other table', () => {
    const visits = [next, first];
    expect(reseated(anEveningState(15, { visits }))).toEqual(['next T1 1200–1335', 'first T5 1080–1215']);
    const pinned = anEveningState(15, { visits: [next, { ...first, isFixed: true }] });
    expect(reseated(pinned)).toEqual(['next T5 1200–1335', 'first T1 1080–1215']);
    const both = anEveningState(15, { visits: visits.map((visit) => ({ ...visit, isFixed: true })) });
    expect(reseated(both)).toEqual(['next T5 1200–1335', 'first T1 1080–1215']); // who comes first stays
    const before = anEveningState(0, { plan: one, visits });
    const told = toEveningImpact(before, reseatEvening(anEveningState(15, { plan: one, visits }), earlierMorning));
    expect(told).toMatchObject({ kept: ['next'], stranded: [{ id: 'first', why: 'no_table' }] });
  });

  it('counts before an event for who is to come; an event itself ends when it ends', () => {
    const visits = [first, aVisit({ id: 'after', start: 1320, end: 1380 })];
    expect(reseated(anEveningState(15, { visits, events: [anEvent()] }))).toEqual([
      'first – 1080–1215',
      'after T1 1320–1395',
    ]);
  });

  it('takes nothing from an event, nor from others who have begun, once a visit has begun itself', () => {
    const visits = [first, next];
    expect(reseated(anEveningState(15, { visits: [first], events: [anEvent()] }), at(1100))).toEqual([
      'first T1 1080–1200',
    ]);
    expect(reseated(anEveningState(15, { visits }), at(1100))).toEqual(['first T1 1080–1215', 'next T5 1200–1335']);
    expect(reseated(anEveningState(15, { visits }), at(1210))).toEqual(['first T1 1080–1200', 'next T1 1200–1335']);
    const longer = { ...first, end: 1230, leaves: 1200 };
    expect(reseated(anEveningState(0, { visits: [longer] }), at(1100))).toEqual(['first T1 1080–1230']);
  });

  it('is used up first by guests who sit longer', () => {
    const sits = { ...first, isFixed: true, seatedSince: 1080 };
    const eveningState = anEveningState(30, { visits: [sits] });
    expect(reseated(eveningState, at(1210))).toEqual(['first T1 1080–1230']);
    expect(reseated(eveningState, at(1231))).toEqual(['first T1 1080–1245']);
    const later = { ...next, start: 1230, end: 1320 };
    expect(reseated({ ...eveningState, visits: [sits, later] }, at(1229))[1]).toBe('next T1 1230–1350');
    expect(reseated({ ...eveningState, visits: [sits, later] }, at(1230))[1]).toBe('next T5 1230–1350');
  });

  it('counts for who is put at a table by hand and who stands in the door', () => {
    const { eveningState } = reseatEvening(anEveningState(30, { plan: one, visits: [next] }), earlierMorning);
    const evening = toEvening(eveningState);
    const visit = aVisit({ id: 'moved', tables: [], start: 960, end: 1020 });
    const moving = { visit, evening: toEvening(eveningState), now: earlierMorning };
    const fixed = {
      ...moving,
      evening: { ...evening, occupancy: evening.occupancy.map((v) => ({ ...v, isFixed: true })) },
    };
    expect(listAllowedMoveStarts(150, moving)).toContain(1410); // until closing
    expect(findPlaceWithTable('T1', { start: 1110, minutes: 60 }, fixed)).toEqual({ tables: ['T1'], moves: [] });
    expect(findPlaceWithTable('T1', { start: 1125, minutes: 60 }, fixed)).toBeNull();
    expect(findPlaceWithTable('T1', { start: 1350, minutes: 60 }, fixed)).toEqual({ tables: ['T1'], moves: [] });
    expect(findPlaceWithTable('T1', { start: 1335, minutes: 60 }, fixed)).toBeNull();
    const { placesWithoutMoves, longerPlace } = findWalkInPlaces(2, evening, at(1080));
    expect(longerPlace ?? placesWithoutMoves[0]).toMatchObject({ start: 1080, minutes: 90 });
  });
});

const tries = scaledRuns(300);

describe(`${tries} changes of the time of random evenings against trying everything`, () => {
  it('lose nobody, clear every table, seat everybody who can be, and come true when they are made twice', () => {
    const random = chance(26);
    const counted = { reseated: 0, stranded: 0 };
    const small = buildTablePlan(
      venueTables.filter(({ id }) => ['T1', 'T2', 'T5', 'T6', 'L1'].includes(id)),
      venueCombinations.slice(0, 1),
    );
    for (let index = 0; index < tries; index += 1) {
      const [before = 0, after = 0] = [0, 1].map(() => 15 * Math.floor(random() * 3));
      const asked = fullEvening(random, small, { refusals: 6 }).slice(-30);
      const requests = asked.map(({ request: { start, end, partySize } }) => ({
        start,
        minutes: end - start,
        partySize,
      }));
      const { occupancy } = afterReserving(anEvening({ plan: small, rules: rulesWith(before) }), requests);
      const visits = occupancy.slice(0, 8).map((visit): Visit => ({ ...visit, isFixed: random() < 0.1 }));
      const eveningState = anEveningState(before, { plan: small, visits });
      expect(reseatEvening(eveningState, earlierMorning).eveningState.visits).toBe(visits);
      const changed = reseatEvening({ ...eveningState, rules: rulesWith(after) }, earlierMorning);
      expect(changed.isCertain).toBe(true);
      const { kept, reseated, stranded } = toEveningImpact(eveningState, changed);
      counted.reseated += reseated.length;
      counted.stranded += stranded.length;
      expect([...kept, ...reseated.map(({ id }) => id), ...stranded.map(({ id }) => id)].sort()).toEqual(
        visits.map(({ id }) => id).sort(),
      );
      const seated = changed.eveningState.visits.filter(({ tables }) => tables.length > 0);
      expect(doublyHeldTables({ occupancy: seated })).toEqual([]);
      for (const visit of changed.eveningState.visits) {
        const own = visits.find(({ id }) => id === visit.id);
        expect(visit.end).toBe((own?.leaves ?? 0) + after);
      }
      const without = changed.eveningState.visits.filter(({ tables }) => tables.length === 0);
      for (const visit of without) expect(someSeatingExists(visit, { occupancy: seated, plan: small })).toBe(false);
      if (after <= before) expect([reseated, stranded]).toEqual([[], []]);
      expect(reseatEvening(changed.eveningState, earlierMorning).eveningState.visits).toEqual(
        changed.eveningState.visits,
      );
    }
    expect(Math.min(counted.reseated, counted.stranded)).toBeGreaterThan(tries / 20);
  }, 120_000);
});
