import { type TablePlan, maskOf, placesFor } from '../../venue/table-plan.js';
import type { Minute } from '../../venue/schedule/time-of-day.js';
import { type Occupancy, type Room, type Stretch, type Visit, overdueTables, overlaps } from '../evening/evening.js';
import { type Company, type Options, companyOf, narrowed } from './narrowing.js';
import { searchByConflict } from './search-by-conflict.js';
import { searchByTime } from './search-by-time.js';
import type { Move, Seating, SeatingRequest } from './seating-request.js';
import { type Effort, type SearchResult, sitSideBySide } from './side-by-side.js';
import { type ClassPlace, type TableClasses, tableClasses, tablesUnlikeTheirTwins } from './table-classes.js';
import { tablesByClass } from './tables-by-class.js';

/** Each later turn has four times as many. */
const firstTurn = 5_000;

export type Reseating = (request: SeatingRequest, effort: Effort) => Seating;

/** `none` only when no seating of the whole evening exists (rules §3, decision 0020). */
export function prepareReseating({ occupancy, plan }: Room, firstStart: Minute): Reseating {
  const movable = occupancy.filter(({ isFixed }) => !isFixed).map(({ start }) => start);
  const overdue = overdueTables(occupancy, plan);
  const odd = overdue | tablesUnlikeTheirTwins(occupancy, plan, Math.min(firstStart, ...movable));
  const room = { classes: tableClasses(plan, odd), plan };
  const preferredPlaces = occupancy.map((visit) => room.classes.placeOf(maskOf(visit.tables, plan.tables)));
  const options = occupancy.map((visit, index) => optionsOf(visit, preferredPlaces[index], { ...room, overdue }));
  const fitsAt = createQuickLook(occupancy, options, room.classes.sizes);

  return (request, effort) => {
    const places = classPlaces(request.partySize, room);
    const isHopeless = momentsOf(request, occupancy).some((moment) => !fitsAt(moment, places, effort));
    if (isHopeless) return 'none';
    // The new party comes last among those with the same start, so the walk moves as few of the others as it can.
    const parties = [...occupancy, request];
    const company = companyOf(parties, room.classes.sizes);
    const seats = search(parties, [...options, places], { preferredPlaces, company, effort });
    if (seats === 'none') return 'none';
    if (seats === 'given_up') return 'budget_exceeded';
    const tables = tablesByClass(request, seats, { occupancy, ...room });
    return { tables: tables.at(-1) ?? [], moves: movesOf(occupancy, tables) };
  };
}

/** False if a party with these places cannot sit beside the parties present at one moment. */
function createQuickLook(
  occupancy: Occupancy,
  options: Options,
  sizes: readonly number[],
): (moment: Minute, places: readonly ClassPlace[], effort: Effort) => boolean {
  const known = new Map<string, boolean>();
  return (moment, places, effort) => {
    const key = `${moment} ${places.map(({ code }) => code).join()}`;
    const present = options.filter((_, index) => isPresent(occupancy[index], moment));
    const fits = known.get(key) ?? sitSideBySide([...present, places], [...sizes], effort) !== 'none';
    known.set(key, fits);
    return fits;
  };
}

function momentsOf(stay: Stretch, occupancy: Occupancy): Minute[] {
  return [
    ...new Set(occupancy.filter((visit) => overlaps(stay, visit)).map(({ start }) => Math.max(start, stay.start))),
  ];
}

const isPresent = (visit: Visit | undefined, moment: Minute): boolean =>
  visit !== undefined && visit.start <= moment && moment < visit.end;

function search(
  parties: readonly Stretch[],
  options: Options,
  { preferredPlaces, company, effort }: { preferredPlaces: readonly ClassPlace[]; company: Company; effort: Effort },
): SearchResult {
  const left = narrowed(options, company, { from: company.momentsOf.at(-1) ?? [], effort });
  if (!left) return 'none';
  const backwards = parties.map(({ start, end }) => ({ start: -end, end: -start }));
  const searches = [
    searchByTime(parties, left, company.sizes), // this search moves the fewest
    searchByTime(backwards, left, company.sizes),
    searchByConflict(left, preferredPlaces, company),
  ];
  for (let turn = firstTurn; effort.left >= 0; turn *= 4) {
    for (const searchOn of searches) {
      const steps = { left: Math.min(turn, effort.left) };
      effort.left -= steps.left;
      const result = searchOn(steps);
      effort.left += steps.left;
      if (result !== 'given_up') return result;
    }
  }
  return 'given_up';
}

interface RoomByClass {
  classes: TableClasses;
  plan: TablePlan;
}

/** Its own place first, even if the plan has changed. It does not move to a table at which guests stay too long. */
function optionsOf(visit: Visit, own: ClassPlace | undefined, room: RoomByClass & { overdue: number }): ClassPlace[] {
  const others = visit.isFixed ? [] : classPlaces(visit.partySize, room).filter((place) => place !== own);
  return own ? [own, ...others] : others;
}

function classPlaces(
  partySize: number,
  { classes, plan, overdue = 0 }: RoomByClass & { overdue?: number },
): ClassPlace[] {
  const places = placesFor(partySize, plan).filter(({ mask }) => (mask & overdue) === 0);
  return [...new Set(places.map(({ mask }) => classes.placeOf(mask)))];
}

function movesOf(visits: Occupancy, tables: readonly (readonly string[])[]): Move[] {
  return visits.flatMap((visit, index) => {
    const now = tables[index] ?? [];
    return sameTables(visit.tables, now) ? [] : [{ visitId: visit.id, tables: now }];
  });
}

function sameTables(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((table) => b.includes(table));
}
