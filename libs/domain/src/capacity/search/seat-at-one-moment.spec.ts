import { seatAtOneMoment } from './seat-at-one-moment.js';
import type { ClassPlace } from './table-classes.js';

/** A table of the class; the code tells up to nine of each class apart. */
const tableOf = (table: number): ClassPlace => ({
  needs: [{ classIndex: table, count: 1 }],
  count: 1,
  classMask: 1 << table,
  code: 10 ** table,
});
const [small, large] = [tableOf(0), tableOf(1)];

/** What comes of it, what it took, and what is free afterwards. */
function sit(options: readonly (readonly ClassPlace[])[], free: number[], left = 1_000) {
  const effort = { stepsLeft: left };
  const result = seatAtOneMoment(options, free, effort);
  return { result, steps: left - effort.stepsLeft, free };
}

it('seats whoever has the fewest places first, answers in the order of the parties, and leaves the room as it was', () => {
  expect(sit([[small, large], [small]], [1, 1])).toEqual({ result: [large, small], steps: 4 * 2 + 2, free: [1, 1] });
});

it('tries another place where the first leads nowhere', () => {
  const both: ClassPlace = { needs: [...small.needs, ...large.needs], count: 2, classMask: 3, code: 11 };
  const { result, free } = sit(
    [
      [both, small],
      [large, small],
    ],
    [1, 1],
  );
  expect([result, free]).toEqual([
    [small, large],
    [1, 1],
  ]);
});

it('needs no try to see that too few tables are there, of one class or of several together', () => {
  expect(sit([[small], [small]], [1, 5])).toEqual({ result: 'none', steps: 4 * 2, free: [1, 5] });
  const eight = Array.from({ length: 8 }, () => [small, large]);
  expect(sit(eight, [3, 4])).toEqual({ result: 'none', steps: 4 * 8, free: [3, 4] });
  expect(sit(eight, [3, 5]).result).toHaveLength(8);
});

it.each([-1, 0, 4 * 3 - 1, 4 * 3, 4 * 3 + 1])('gives up, and seats nobody, when its steps end (%i)', (left) => {
  const { result, free } = sit([[small], [small], [small]], [3], left);
  expect([result, free]).toEqual(['given_up', [3]]);
});

it('does not give up with as many steps as it takes', () => {
  expect(sit([[small], [small], [small]], [3], 4 * 3 + 3).result).toEqual([small, small, small]);
});
