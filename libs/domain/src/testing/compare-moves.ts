import type { OccupiedRoom } from '../capacity/evening/evening.js';
import { findSeating } from '../capacity/search/seating.js';
import type { SeatingRequest } from '../capacity/search/seating-request.js';
import { findStartsOfFewestMoves } from './brute-force-seating.js';
import { type SeatingAttempt, seededRandom, fillEvening, randomPlan } from './full-evenings.js';

/** Start minutes of the visits that move for a new party, in ascending order: by the seating engine and by brute force. */
interface ComparedMoves {
  engineStarts: readonly number[];
  bruteForceStarts: readonly number[] | undefined;
}

/** Random evenings with up to nine tables and some fixed visits, in which a new party needs visits to move. */
export function* compareMoves(count: number): Generator<ComparedMoves> {
  let comparedCount = 0;
  for (let seed = 0; comparedCount < count; seed += 1) {
    for (const { request, room } of createSmallEvenings(seed)) {
      const seating = findSeating(request, room);
      if (typeof seating === 'string' || seating.moves.length === 0 || comparedCount === count) continue;
      comparedCount += 1;
      const movedVisits = room.occupancy.filter(({ id }) => seating.moves.some(({ visitId }) => visitId === id));
      const starts = movedVisits.map(({ start }) => start).sort((a, b) => a - b);
      yield { engineStarts: starts, bruteForceStarts: findFewestMoves(request, room) };
    }
  }
}

function createSmallEvenings(seed: number): SeatingAttempt[] {
  const random = seededRandom(seed);
  const attempts = fillEvening(random, randomPlan(random, 3, 9), { opens: 1080, closes: 1320, refusalLimit: 6 });
  return attempts.flatMap(({ request, room }) => {
    if (room.occupancy.length > 10) return [];
    const occupancy = room.occupancy.map((visit) => ({ ...visit, isFixed: random() < 0.1 }));
    return [{ request, room: { ...room, occupancy } }];
  });
}

function findFewestMoves(request: SeatingRequest, { occupancy, plan }: OccupiedRoom): readonly number[] | undefined {
  const newParty = { ...request, id: 'newcomer', tables: [], isFixed: false };
  return findStartsOfFewestMoves({ occupancy: [newParty, ...occupancy], plan });
}
