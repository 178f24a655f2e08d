import type { Room } from '../capacity/evening.js';
import type { SeatingRequest } from '../capacity/seating-request.js';

interface Party {
  start: number;
  end: number;
  options: readonly (readonly string[])[];
}

/**
 * The oracle of proof C4: tries every place for every visit, one by one, with nothing clever: a listed one, or the one it
 * has. It shares no code with the engine; it reads the plan's list of places only.
 */
export function someSeatingExists(request: SeatingRequest, { occupancy, plan }: Room): boolean {
  const optionsFor = (size: number): (readonly string[])[] =>
    plan.places.filter((place) => place.minParty <= size && size <= place.maxParty).map((place) => place.tables);
  const parties: Party[] = [
    { ...request, options: optionsFor(request.partySize) },
    ...occupancy.map((visit) => ({
      ...visit,
      options: visit.isFixed ? [visit.tables] : [...held(visit.tables), ...optionsFor(visit.partySize)],
    })),
  ];
  return seatAll(parties, []);
}

/** Where a party sits already; nowhere is no place. */
const held = (tables: readonly string[]) => (tables.length > 0 ? [tables] : []);

function seatAll(parties: readonly Party[], seated: readonly (Party & { at: readonly string[] })[]): boolean {
  const [party, ...rest] = parties;
  if (!party) return true;
  const neighbours = seated.filter((other) => party.start < other.end && other.start < party.end);
  return party.options.some((at) => {
    const isFree = !neighbours.some((other) => other.at.some((table) => at.includes(table)));
    return isFree && seatAll(rest, [...seated, { ...party, at }]);
  });
}
