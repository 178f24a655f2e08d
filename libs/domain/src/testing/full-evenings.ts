import type { Occupancy, OccupiedRoom, Visit } from '../capacity/evening/evening.js';
import { longSearchSteps, findSeating } from '../capacity/search/seating.js';
import { type SeatingRequest, applyMoves } from '../capacity/search/seating-request.js';
import type { DiningTable, TableCombination } from '../venue/room-layout.js';
import { type TablePlan, buildTablePlan } from '../venue/table-plan.js';

/** Returns the next number from 0 up to 1 of a sequence that its seed determines. */
export type SeededRandom = () => number;

/** The generator mulberry32: the same seed repeats a test. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const drawBetween = (random: SeededRandom, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));

/** Kinds of guests: each draws the size of a party and the minutes of its stay. */
const guestMixes: readonly ((random: SeededRandom) => { partySize: number; minutes: number })[] = [
  (random) => ({ partySize: drawBetween(random, 2, 4), minutes: 60 * drawBetween(random, 2, 3) }),
  (random) => ({ partySize: drawBetween(random, 1, 6), minutes: 60 * drawBetween(random, 1, 4) }),
  (random) => ({ partySize: drawBetween(random, 1, 4), minutes: 60 * drawBetween(random, 1, 3) }),
  (random) => ({
    partySize: random() < 0.7 ? 2 : drawBetween(random, 3, 8),
    minutes: 60 * drawBetween(random, 1, 4),
  }),
  (random) => ({ partySize: drawBetween(random, 1, 8), minutes: 30 * drawBetween(random, 3, 8) }),
];

/** A plan with a random number of tables, and random combinations, mostly of tables side by side. */
export function randomPlan(random: SeededRandom, minCount: number, maxCount: number): TablePlan {
  const tableCount = drawBetween(random, minCount, maxCount);
  const tables = Array.from({ length: tableCount }, (_, index) => drawTable(random, index));
  const drawCount = drawBetween(random, 0, tables.length - 1);
  const draws = Array.from({ length: drawCount }, () => drawCombination(random, tables));
  const combinations = new Map(draws.flatMap((drawn) => (drawn ? [[drawn.tables.join(), drawn]] : [])));
  const wholeRoom = { tables: [], minParty: 13, maxParty: 20, isWholeRoom: true };
  return buildTablePlan(tables, [...combinations.values(), ...(random() < 0.5 ? [wholeRoom] : [])]);
}

function drawTable(random: SeededRandom, index: number): DiningTable {
  const draw = random();
  const maxParty = draw < 0.5 ? 2 : draw < 0.85 ? 4 : draw < 0.95 ? 6 : 8;
  return { id: `A${String(index).padStart(2, '0')}`, minParty: maxParty > 4 ? 3 : 1, maxParty };
}

function drawCombination(random: SeededRandom, tables: readonly DiningTable[]): TableCombination | undefined {
  const first = drawBetween(random, 0, tables.length - 1);
  const second = random() < 0.7 ? first + 1 : drawBetween(random, 0, tables.length - 1);
  const indexes = random() < 0.75 ? [first, second] : [first, second, first + 2];
  const joinedTables = tables.filter((_, index) => indexes.includes(index));
  if (joinedTables.length < 2) return undefined;
  const seats = joinedTables.map(({ maxParty }) => maxParty);
  const ids = joinedTables.map(({ id }) => id);
  return { tables: ids, minParty: Math.max(...seats) + 1, maxParty: seats.reduce((a, b) => a + b), isWholeRoom: false };
}

/** A request and the room at that moment. */
export interface SeatingAttempt {
  request: SeatingRequest;
  room: OccupiedRoom;
}

/**
 * Fills an evening with parties of one kind until so many in a row have been refused. Returns all requests; the room of
 * the last one is full.
 */
export function fillEvening(
  random: SeededRandom,
  plan: TablePlan,
  { opens = 960, lastStart = 1_410, closes = 1_560, refusalLimit = 40 } = {},
): SeatingAttempt[] {
  const drawParty =
    guestMixes[drawBetween(random, 0, guestMixes.length - 1)] ?? (() => ({ partySize: 2, minutes: 120 }));
  const attempts: SeatingAttempt[] = [];
  let occupancy: Occupancy = [];
  for (let refusedCount = 0; refusedCount < refusalLimit;) {
    const { partySize, minutes } = drawParty(random);
    const start = opens + 30 * drawBetween(random, 0, (Math.min(lastStart, closes - minutes) - opens) / 30);
    const request = { start, end: start + minutes, partySize };
    attempts.push({ request, room: { occupancy, plan } });
    const seating = findSeating(request, { occupancy, plan, steps: longSearchSteps });
    if (typeof seating === 'string') {
      refusedCount += 1;
      continue;
    }
    refusedCount = 0;
    const visit: Visit = { ...request, id: `visit-${occupancy.length}`, tables: seating.tables, isFixed: false };
    occupancy = [...applyMoves(occupancy, seating.moves), visit];
  }
  return attempts;
}
