import { type TablePlan, maskOf, placesFor } from '../../venue/table-plan.js';
import { type Occupancy, type Stretch, overlaps } from '../evening/evening.js';
import type { SeatingRequest } from './seating-request.js';
import type { ClassPlace, TableClasses } from './table-classes.js';

interface Tables {
  tables: readonly string[];
  mask: number;
}

interface Party extends SeatingRequest {
  seat: ClassPlace | undefined;
  own: Tables | undefined;
  isFixed: boolean;
  /** Its seat is the class of its present tables. */
  isAtHome: boolean;
}

interface Sitting extends Stretch {
  mask: number;
}

/** The party that begins first chooses first: never are more tables of a class taken than exist. A visit stays if it can, and avoids tables at which others would stay. */
export function tablesByClass(
  request: SeatingRequest,
  seats: readonly ClassPlace[],
  room: { occupancy: Occupancy; plan: TablePlan; classes: TableClasses },
): (readonly string[])[] {
  const parties = partiesOf(request, seats, room);
  const toCome = new Set(parties.filter(({ isFixed }) => !isFixed).sort((a, b) => a.start - b.start));
  const sitting: Sitting[] = parties.filter(({ isFixed }) => isFixed).map(atHome);
  const chosen = new Map<Party, readonly string[]>();
  for (const party of toCome) {
    toCome.delete(party);
    const taken = maskAmong(sitting, party);
    const wanted = maskAmong([...toCome].filter(({ isAtHome }) => isAtHome).map(atHome), party);
    const place = bestOf(tablesFor(party, taken, room), party, wanted);
    chosen.set(party, place.tables);
    sitting.push({ ...party, mask: place.mask });
  }
  return parties.map((party) => chosen.get(party) ?? party.own?.tables ?? []);
}

function partiesOf(
  request: SeatingRequest,
  seats: readonly ClassPlace[],
  { occupancy, plan, classes }: { occupancy: Occupancy; plan: TablePlan; classes: TableClasses },
): Party[] {
  const visits = occupancy.map((visit, index) => {
    const own = { tables: visit.tables, mask: maskOf(visit.tables, plan.tables) };
    return { ...visit, seat: seats[index], own, isAtHome: classes.placeOf(own.mask) === seats[index] };
  });
  return [...visits, { ...request, seat: seats.at(-1), own: undefined, isFixed: false, isAtHome: false }];
}

function tablesFor(
  { partySize, seat, own }: Party,
  taken: number,
  { plan, classes }: { plan: TablePlan; classes: TableClasses },
): Tables[] {
  const places: Tables[] = [...(own ? [own] : []), ...placesFor(partySize, plan)];
  return places.filter(({ mask }) => (mask & taken) === 0 && classes.placeOf(mask) === seat);
}

function bestOf(free: readonly Tables[], { own }: Party, wanted: number): Tables {
  const home = free.find((place) => place === own);
  const best = home ?? free.find(({ mask }) => (mask & wanted) === 0) ?? free[0];
  if (!best) throw new Error('As many tables of a class are free as its places need');
  return best;
}

const atHome = (party: Party): Sitting => ({ start: party.start, end: party.end, mask: party.own?.mask ?? 0 });

function maskAmong(sitting: readonly Sitting[], stretch: Stretch): number {
  return sitting.reduce((mask, other) => (overlaps(other, stretch) ? mask | other.mask : mask), 0);
}
