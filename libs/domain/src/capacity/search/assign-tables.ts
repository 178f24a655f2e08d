import { type TablePlan, tableMask, placesFor } from '../../venue/table-plan.js';
import { type Occupancy, type Period, overlaps } from '../evening/evening.js';
import type { SeatingRequest } from './seating-request.js';
import type { ClassPlace, TableClasses } from './table-classes.js';

interface TableSet {
  tables: readonly string[];
  mask: number;
}

interface Party extends SeatingRequest {
  classPlace: ClassPlace | undefined;
  current: TableSet | undefined;
  isFixed: boolean;
  /** Its seat is the class of its present tables. */
  canStay: boolean;
}

interface TablesInUse extends Period {
  mask: number;
}

/** The party that begins first chooses first: never are more tables of a class taken than exist. A visit stays if it can, and avoids tables at which others would stay. */
export function assignTables(
  request: SeatingRequest,
  seats: readonly ClassPlace[],
  room: { occupancy: Occupancy; plan: TablePlan; classes: TableClasses },
): (readonly string[])[] {
  const parties = toParties(request, seats, room);
  const partiesToSeat = new Set(parties.filter(({ isFixed }) => !isFixed).sort((a, b) => a.start - b.start));
  const tablesInUse: TablesInUse[] = parties.filter(({ isFixed }) => isFixed).map(toTablesInUse);
  const tablesByParty = new Map<Party, readonly string[]>();
  for (const party of partiesToSeat) {
    partiesToSeat.delete(party);
    const takenMask = maskDuring(tablesInUse, party);
    const wantedMask = maskDuring([...partiesToSeat].filter(({ canStay }) => canStay).map(toTablesInUse), party);
    const place = chooseTables(listPossibleTables(party, takenMask, room), party, wantedMask);
    tablesByParty.set(party, place.tables);
    tablesInUse.push({ ...party, mask: place.mask });
  }
  return parties.map((party) => tablesByParty.get(party) ?? party.current?.tables ?? []);
}

function toParties(
  request: SeatingRequest,
  seats: readonly ClassPlace[],
  { occupancy, plan, classes }: { occupancy: Occupancy; plan: TablePlan; classes: TableClasses },
): Party[] {
  const visits = occupancy.map((visit, index) => {
    const current = { tables: visit.tables, mask: tableMask(visit.tables, plan.tables) };
    const classPlace = seats[index];
    return { ...visit, classPlace, current, canStay: classes.toClassPlace(current.mask) === classPlace };
  });
  return [...visits, { ...request, classPlace: seats.at(-1), current: undefined, isFixed: false, canStay: false }];
}

function listPossibleTables(
  { partySize, classPlace, current }: Party,
  takenMask: number,
  { plan, classes }: { plan: TablePlan; classes: TableClasses },
): TableSet[] {
  const places: TableSet[] = [...(current ? [current] : []), ...placesFor(partySize, plan)];
  return places.filter(({ mask }) => (mask & takenMask) === 0 && classes.toClassPlace(mask) === classPlace);
}

function chooseTables(freeTableSets: readonly TableSet[], { current }: Party, wantedMask: number): TableSet {
  const currentPlace = freeTableSets.find((place) => place === current);
  const best = currentPlace ?? freeTableSets.find(({ mask }) => (mask & wantedMask) === 0) ?? freeTableSets[0];
  if (!best) throw new Error('As many tables of a class are free as its places need');
  return best;
}

const toTablesInUse = ({ start, end, current }: Party): TablesInUse => ({ start, end, mask: current?.mask ?? 0 });

function maskDuring(tablesInUse: readonly TablesInUse[], period: Period): number {
  return tablesInUse.reduce((mask, other) => (overlaps(other, period) ? mask | other.mask : mask), 0);
}
