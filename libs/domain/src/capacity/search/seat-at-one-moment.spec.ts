import { seatAtOneMoment } from './seat-at-one-moment.js';
import type { ClassPlace } from './table-classes.js';

/** A place of one table of a class; `code` distinguishes up to nine tables of each class. */
const createPlace = (classIndex: number): ClassPlace => ({
  needs: [{ classIndex, count: 1 }],
  tableCount: 1,
  classMask: 1 << classIndex,
  code: 10 ** classIndex,
});
const [small, large] = [createPlace(0), createPlace(1)];

/** The result, the steps used, and the free tables of each class afterwards. */
function seatParties(optionsByParty: readonly (readonly ClassPlace[])[], free: number[], stepsLeft = 1_000) {
  const effort = { stepsLeft };
  const result = seatAtOneMoment(optionsByParty, free, effort);
  return { result, steps: stepsLeft - effort.stepsLeft, free };
}

it('seats the party with the fewest places first, answers in the order of the parties, and restores the free tables', () => {
  expect(seatParties([[small, large], [small]], [1, 1])).toEqual({
    result: [large, small],
    steps: 4 * 2 + 2,
    free: [1, 1],
  });
});

it('tries another place if the first leaves no place for the next party', () => {
  const combinedPlace: ClassPlace = { needs: [...small.needs, ...large.needs], tableCount: 2, classMask: 3, code: 11 };
  const { result, free } = seatParties(
    [
      [combinedPlace, small],
      [large, small],
    ],
    [1, 1],
  );
  expect([result, free]).toEqual([
    [small, large],
    [1, 1],
  ]);
});

it('rejects too few tables without a search, in one class or in several together', () => {
  expect(seatParties([[small], [small]], [1, 5])).toEqual({ result: 'none', steps: 4 * 2, free: [1, 5] });
  const eightParties = Array.from({ length: 8 }, () => [small, large]);
  expect(seatParties(eightParties, [3, 4])).toEqual({ result: 'none', steps: 4 * 8, free: [3, 4] });
  expect(seatParties(eightParties, [3, 5]).result).toHaveLength(8);
});

it.each([-1, 0, 4 * 3 - 1, 4 * 3, 4 * 3 + 1])('gives up without a result when its steps end (%i)', (left) => {
  const { result, free } = seatParties([[small], [small], [small]], [3], left);
  expect([result, free]).toEqual(['given_up', [3]]);
});

it('finds a result with exactly the steps that it needs', () => {
  expect(seatParties([[small], [small], [small]], [3], 4 * 3 + 3).result).toEqual([small, small, small]);
});
