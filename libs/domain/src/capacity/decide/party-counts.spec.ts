import { tablePlanOn } from '../../venue/venue.js';
import { type TablePlan, buildTablePlan, placesFor } from '../../venue/table-plan.js';
import { venueCombinations, venueTables, seededVenue } from '../../testing/venue.js';
import { fridayDate } from '../../testing/builders.js';
import { seededRandom } from '../../testing/full-evenings.js';
import { countPartiesBySize, partySizeRanges } from './party-counts.js';

const listCounts = (plan: TablePlan): string[] =>
  countPartiesBySize(plan).map(({ from, to, count }) => `${from}–${to}: ${count}`);

/** The most places for a party that share no table, by trying everything. */
function countByBruteForce(partySize: number, plan: TablePlan): number {
  const masks = placesFor(partySize, plan).map(({ mask }) => mask);
  const countPlaces = (firstIndex: number, takenMask: number): number =>
    masks.slice(firstIndex).reduce((bestCount, mask, index) => {
      const isFree = (mask & takenMask) === 0;
      return isFree ? Math.max(bestCount, 1 + countPlaces(firstIndex + index + 1, takenMask | mask)) : bestCount;
    }, 0);
  return countPlaces(0, 0);
}

describe('the number of parties that a room seats at once', () => {
  it('is counted for each range of party sizes', () =>
    expect(listCounts(tablePlanOn(fridayDate, seededVenue))).toEqual([
      '1–2: 8',
      '3–4: 6',
      '5–8: 2',
      '9–12: 1',
      '13–20: 1',
    ]));

  it('is the smallest number of the sizes in a range', () => {
    const plan = buildTablePlan([{ id: 'A', minParty: 1, maxParty: 6 }, { id: 'B', minParty: 1, maxParty: 8 }], []); // prettier-ignore
    expect(listCounts(plan)).toEqual(['1–2: 2', '3–4: 2', '5–8: 1', '9–12: 0', '13–20: 0']);
  });

  it('is 31 for 31 tables', () => {
    const plan = buildTablePlan(Array.from({ length: 31 }, (_, n) => ({ id: `S${n}`, minParty: 1, maxParty: 4 })), []); // prettier-ignore
    expect(listCounts(plan).slice(0, 3)).toEqual(['1–2: 31', '3–4: 31', '5–8: 0']);
  });

  it('equals the result of a brute force in 200 random rooms', () => {
    const random = seededRandom(31);
    for (let index = 0; index < 200; index += 1) {
      const tables = venueTables.filter(() => random() < 0.8);
      const isInRoom = (id: string): boolean => tables.some((table) => table.id === id);
      const combinations = venueCombinations.filter(
        (combination) => !combination.isWholeRoom && combination.tables.every(isInRoom) && random() < 0.8,
      );
      const plan = buildTablePlan(tables, combinations);
      const expected = partySizeRanges.map(({ from, to }) =>
        Math.min(...Array.from({ length: to - from + 1 }, (_, offset) => countByBruteForce(from + offset, plan))),
      );
      expect(countPartiesBySize(plan).map(({ count }) => count)).toEqual(expected);
    }
  });
});
