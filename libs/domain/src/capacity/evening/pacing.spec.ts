import fc from 'fast-check';
import { venueRules } from '../../testing/venue.js';
import { aVisit, anEvening } from '../../testing/builders.js';
import { afterReserving, earlierMorning } from '../../testing/evenings.js';
import { scaledRuns } from '../../testing/scaled-runs.js';
import { findAvailableStarts } from '../decide/available-start-times.js';
import { decideReservation } from '../decide/decide-reservation.js';
import { type Evening, withoutVisit } from './evening.js';
import { canMoveTo } from '../reseat/move-visit.js';
import { toEvening } from '../reseat/reseat-evening.js';

const rules = { ...venueRules, pacingCovers: 6 };
const paced = (overrides: Partial<Evening> = {}) => anEvening({ rules, ...overrides });
const at = (start: number, partySize: number) => ({ start, partySize, minutes: 120 });
const refusal = (request: ReturnType<typeof at>, evening: Evening) => {
  const decision = decideReservation(request, evening, earlierMorning);
  return decision.accepted ? null : decision.refusal;
};

describe('the pace', () => {
  const four = aVisit({ start: 1110, end: 1230, partySize: 4, tables: ['T6'] });
  const evening = paced({ occupancy: [four] });

  it.each([
    ['two beside four', 2, null],
    ['three beside four', 3, 'capacity_full'],
  ])('of six guests takes %s', (_what, party, expected) => {
    expect(refusal(at(1110, party), evening)).toBe(expected);
    expect(findAvailableStarts(at(1110, party), evening, earlierMorning).startTimes.includes(1110)).toBe(!expected);
    expect(refusal(at(1140, party), evening)).toBeNull();
  });

  it('takes a party that is larger than itself where nobody begins', () => {
    expect(refusal(at(1110, 7), paced())).toBeNull();
    expect(refusal(at(1110, 7), paced({ occupancy: [aVisit({ start: 1110, end: 1230 })] }))).toBe('capacity_full');
  });

  it('counts who begins between two start times to the first of them, and who waits for a table too', () => {
    const quarter = paced({ occupancy: [{ ...four, start: 1125, end: 1245 }] });
    expect([refusal(at(1110, 3), quarter), refusal(at(1140, 3), quarter)]).toEqual(['capacity_full', null]);
    const eveningState = { ...paced(), visits: [{ ...four, tables: [] }], events: [] };
    expect(refusal(at(1110, 3), toEvening(eveningState))).toBe('capacity_full');
  });

  it('does not count a visit in its own way, nor events, and is none unless the house has one', () => {
    expect(refusal(at(1110, 6), withoutVisit(evening, four.id))).toBeNull();
    const event = { ...four, held: [four], capacityMode: 'seats', maxCapacity: 4 } as const;
    expect(refusal(at(1110, 6), toEvening({ ...paced(), visits: [], events: [event] }))).toBeNull();
    expect(refusal(at(1110, 6), anEvening({ occupancy: [four] }))).toBeNull();
  });

  it('leaves staff who move a visit where it was, and takes it elsewhere within itself', () => {
    const visit = aVisit({ id: 'b', start: 1110, end: 1230, partySize: 4, tables: ['T7'] });
    const moving = { visit, evening: paced({ occupancy: [four, visit] }), now: earlierMorning };
    expect(canMoveTo({ start: 1110, minutes: 90 }, moving)).toBe(true); // it was so before
    expect(canMoveTo({ start: 1140, minutes: 120 }, moving)).toBe(true);
    const late = aVisit({ id: 'c', start: 1140, end: 1260, partySize: 4, tables: ['T8'] });
    const busy = { ...moving, evening: paced({ occupancy: [four, visit, late] }) };
    expect(canMoveTo({ start: 1140, minutes: 120 }, busy)).toBe(false);
  });
});

describe('whoever reserves online (property)', () => {
  const starts = Array.from({ length: 8 }, (_, index) => 960 + index * 30);
  const request = fc.record({
    start: fc.constantFrom(...starts),
    partySize: fc.integer({ min: 1, max: 10 }),
    minutes: fc.constantFrom(60, 120, 180),
  });

  it('never begins in greater number than the pace, but alone; and where the pace is kept, nothing else is refused for it', () => {
    fc.assert(
      fc.property(fc.array(request, { maxLength: 14 }), request, fc.integer({ min: 1, max: 12 }), (all, next, pace) => {
        const evening = afterReserving(anEvening({ rules: { ...venueRules, pacingCovers: pace } }), all);
        for (const start of starts) {
          const together = evening.occupancy.filter((visit) => visit.start === start);
          const covers = together.reduce((sum, { partySize }) => sum + partySize, 0);
          expect(covers <= pace || together.length === 1).toBe(true);
        }
        const unpaced = decideReservation(next, { ...evening, rules: venueRules }, earlierMorning);
        const decided = decideReservation(next, evening, earlierMorning);
        const covers = evening.occupancy.reduce((sum, one) => sum + (one.start === next.start ? one.partySize : 0), 0);
        const isHeld = covers > 0 && covers + next.partySize > pace;
        expect(decided).toEqual(isHeld ? { accepted: false, refusal: 'capacity_full' } : unpaced);
        const { startTimes } = findAvailableStarts(next, evening, earlierMorning);
        expect(startTimes.includes(next.start)).toBe(decided.accepted);
      }),
      { numRuns: scaledRuns(150) },
    );
  }, 60_000);
});
