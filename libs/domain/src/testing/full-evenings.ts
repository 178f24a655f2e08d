import type { Occupancy, OccupiedRoom, Visit } from '../capacity/evening/evening.js';
import { longSearchSteps, findSeating } from '../capacity/search/seating.js';
import { type SeatingRequest, applyMoves } from '../capacity/search/seating-request.js';
import type { DiningTable, TableCombination } from '../venue/room-layout.js';
import { type TablePlan, buildTablePlan } from '../venue/table-plan.js';

/** A number from 0 up to 1, another one every time; the same ones for the same seed. */
export type Chance = () => number;

/** The generator mulberry32: tests that use it can be run again. */
export function chance(seed: number): Chance {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const randomBetween = (random: Chance, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));

/** Who comes, and for how long. */
const crowds: readonly ((random: Chance) => { partySize: number; minutes: number })[] = [
  (random) => ({ partySize: randomBetween(random, 2, 4), minutes: 60 * randomBetween(random, 2, 3) }),
  (random) => ({ partySize: randomBetween(random, 1, 6), minutes: 60 * randomBetween(random, 1, 4) }),
  (random) => ({ partySize: randomBetween(random, 1, 4), minutes: 60 * randomBetween(random, 1, 3) }),
  (random) => ({
    partySize: random() < 0.7 ? 2 : randomBetween(random, 3, 8),
    minutes: 60 * randomBetween(random, 1, 4),
  }),
  (random) => ({ partySize: randomBetween(random, 1, 8), minutes: 30 * randomBetween(random, 3, 8) }),
];

/** A room of so many tables, some of them side by side, and what can be joined of them. */
export function randomPlan(random: Chance, fewest: number, most: number): TablePlan {
  const tables = Array.from({ length: randomBetween(random, fewest, most) }, (_, index) => randomTable(random, index));
  const joins = Array.from({ length: randomBetween(random, 0, tables.length - 1) }, () => randomJoin(random, tables));
  const combinations = new Map(joins.flatMap((join) => (join ? [[join.tables.join(), join]] : [])));
  const whole = { tables: [], minParty: 13, maxParty: 20, isWholeRoom: true };
  return buildTablePlan(tables, [...combinations.values(), ...(random() < 0.5 ? [whole] : [])]);
}

function randomTable(random: Chance, index: number): DiningTable {
  const size = random();
  const maxParty = size < 0.5 ? 2 : size < 0.85 ? 4 : size < 0.95 ? 6 : 8;
  return { id: `A${String(index).padStart(2, '0')}`, minParty: maxParty > 4 ? 3 : 1, maxParty };
}

function randomJoin(random: Chance, tables: readonly DiningTable[]): TableCombination | undefined {
  const first = randomBetween(random, 0, tables.length - 1);
  const second = random() < 0.7 ? first + 1 : randomBetween(random, 0, tables.length - 1);
  const wanted = random() < 0.75 ? [first, second] : [first, second, first + 2];
  const joined = tables.filter((_, index) => wanted.includes(index));
  if (joined.length < 2) return undefined;
  const seats = joined.map(({ maxParty }) => maxParty);
  const ids = joined.map(({ id }) => id);
  return { tables: ids, minParty: Math.max(...seats) + 1, maxParty: seats.reduce((a, b) => a + b), isWholeRoom: false };
}

/** A request and the evening at which it was made. */
export interface SeatingAttempt {
  request: SeatingRequest;
  room: OccupiedRoom;
}

/**
 * An evening filled to the brim: parties of one crowd ask until so many in a row have been refused. Answers with
 * everything that was asked on the way; the last room is the full one.
 */
export function fullEvening(
  random: Chance,
  plan: TablePlan,
  { opens = 960, lastStart = 1_410, closes = 1_560, refusals = 40 } = {},
): SeatingAttempt[] {
  const crowd = crowds[randomBetween(random, 0, crowds.length - 1)] ?? (() => ({ partySize: 2, minutes: 120 }));
  const attempts: SeatingAttempt[] = [];
  let occupancy: Occupancy = [];
  for (let refused = 0; refused < refusals;) {
    const { partySize, minutes } = crowd(random);
    const start = opens + 30 * randomBetween(random, 0, (Math.min(lastStart, closes - minutes) - opens) / 30);
    const request = { start, end: start + minutes, partySize };
    attempts.push({ request, room: { occupancy, plan } });
    const seating = findSeating(request, { occupancy, plan, steps: longSearchSteps });
    if (typeof seating === 'string') {
      refused += 1;
      continue;
    }
    refused = 0;
    const visit: Visit = { ...request, id: `visit-${occupancy.length}`, tables: seating.tables, isFixed: false };
    occupancy = [...applyMoves(occupancy, seating.moves), visit];
  }
  return attempts;
}
