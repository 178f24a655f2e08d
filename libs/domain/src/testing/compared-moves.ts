import type { OccupiedRoom } from '../capacity/evening/evening.js';
import { findSeating } from '../capacity/search/seating.js';
import type { SeatingRequest } from '../capacity/search/seating-request.js';
import { startsOfFewestMoves } from './brute-force-seating.js';
import { type SeatingAttempt, chance, fullEvening, randomPlan } from './full-evenings.js';

/** When those come who move for a party, the soonest first: as the engine and as a brute force find it. */
interface ComparedMoves {
  found: readonly number[];
  fewest: readonly number[] | undefined;
}

/** Random evenings in rooms of up to nine tables, some of whose visits may not move, in which some have to. */
export function* comparedMoves(count: number): Generator<ComparedMoves> {
  let compared = 0;
  for (let seed = 0; compared < count; seed += 1) {
    for (const { request, room } of smallEvenings(seed)) {
      const seating = findSeating(request, room);
      if (typeof seating === 'string' || seating.moves.length === 0 || compared === count) continue;
      compared += 1;
      const moving = room.occupancy.filter(({ id }) => seating.moves.some(({ visitId }) => visitId === id));
      yield { found: moving.map(({ start }) => start).sort((a, b) => a - b), fewest: fewestFor(request, room) };
    }
  }
}

function smallEvenings(seed: number): SeatingAttempt[] {
  const random = chance(seed);
  const attempts = fullEvening(random, randomPlan(random, 3, 9), { opens: 1080, closes: 1320, refusals: 6 });
  return attempts.flatMap(({ request, room }) => {
    if (room.occupancy.length > 10) return [];
    const occupancy = room.occupancy.map((visit) => ({ ...visit, isFixed: random() < 0.1 }));
    return [{ request, room: { ...room, occupancy } }];
  });
}

function fewestFor(request: SeatingRequest, { occupancy, plan }: OccupiedRoom): readonly number[] | undefined {
  const newParty = { ...request, id: 'newcomer', tables: [], isFixed: false };
  return startsOfFewestMoves({ occupancy: [newParty, ...occupancy], plan });
}
