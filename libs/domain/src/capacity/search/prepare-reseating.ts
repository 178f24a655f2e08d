import { type TablePlan, tableMask, placesFor, toTablesKey } from '../../venue/table-plan.js';
import type { Minute } from '../../venue/schedule/time-of-day.js';
import {
  type Occupancy,
  type OccupiedRoom,
  type Period,
  type Visit,
  toOverdueTablesMask,
  overlaps,
} from '../evening/evening.js';
import { type Presence, type PlaceOptions, toPresence, narrowOptions } from './narrow-options.js';
import { searchByConflict } from './search-by-conflict.js';
import { searchByTime } from './search-by-time.js';
import type { Move, Seating, SeatingRequest } from './seating-request.js';
import { type Effort, type SearchResult, seatAtOneMoment } from './seat-at-one-moment.js';
import { type ClassPlace, type TableClasses, getTableClasses, findOddTablesMask } from './table-classes.js';
import { assignTables } from './assign-tables.js';

/** Each later round has four times as many. */
const firstRoundSteps = 5_000;

export type ReseatForRequest = (request: SeatingRequest, budget: Effort) => Seating;

/** `none` only when no seating of the whole evening exists (rules §3, decision 0020). */
export function prepareReseating({ occupancy, plan }: OccupiedRoom, firstStart: Minute): ReseatForRequest {
  const movableStarts = occupancy.filter(({ isFixed }) => !isFixed).map(({ start }) => start);
  const overdue = toOverdueTablesMask(occupancy, plan);
  const oddMask = overdue | findOddTablesMask(occupancy, plan, Math.min(firstStart, ...movableStarts));
  const room = { classes: getTableClasses(plan, oddMask), plan };
  const preferredPlaces = occupancy.map((visit) => room.classes.toClassPlace(tableMask(visit.tables, plan.tables)));
  const options = occupancy.map((visit, index) => placeOptions(visit, preferredPlaces[index], { ...room, overdue }));
  const fitsAt = createMomentCheck(occupancy, options, room.classes.sizes);

  return (request, budget) => {
    const places = listClassPlaces(request.partySize, room);
    const hasFullMoment = momentsDuring(request, occupancy).some((moment) => !fitsAt(moment, places, budget));
    if (hasFullMoment) return 'none';
    // The new party comes last among those with the same start, so the walk moves as few of the others as it can.
    const parties = [...occupancy, request];
    const presence = toPresence(parties, room.classes.sizes);
    const seats = runSearches(parties, [...options, places], { preferredPlaces, presence, budget });
    if (seats === 'none') return 'none';
    if (seats === 'given_up') return 'budget_exceeded';
    const tables = assignTables(request, seats, { occupancy, ...room });
    return { tables: tables.at(-1) ?? [], moves: movesToTables(occupancy, tables) };
  };
}

/** False if a party with these places cannot sit beside the parties present at one moment. */
function createMomentCheck(
  occupancy: Occupancy,
  options: PlaceOptions,
  sizes: readonly number[],
): (moment: Minute, places: readonly ClassPlace[], budget: Effort) => boolean {
  const fitsByKey = new Map<string, boolean>();
  return (moment, places, budget) => {
    const key = `${moment} ${places.map(({ code }) => code).join()}`;
    const presentOptions = options.filter((_, index) => isPresentAt(occupancy[index], moment));
    const fits = fitsByKey.get(key) ?? seatAtOneMoment([...presentOptions, places], [...sizes], budget) !== 'none';
    fitsByKey.set(key, fits);
    return fits;
  };
}

function momentsDuring(stay: Period, occupancy: Occupancy): Minute[] {
  return [
    ...new Set(occupancy.filter((visit) => overlaps(stay, visit)).map(({ start }) => Math.max(start, stay.start))),
  ];
}

const isPresentAt = (visit: Visit | undefined, moment: Minute): boolean =>
  visit !== undefined && visit.start <= moment && moment < visit.end;

function runSearches(
  parties: readonly Period[],
  options: PlaceOptions,
  { preferredPlaces, presence, budget }: { preferredPlaces: readonly ClassPlace[]; presence: Presence; budget: Effort },
): SearchResult {
  const remainingOptions = narrowOptions(options, presence, { moments: presence.momentsByParty.at(-1) ?? [], budget });
  if (!remainingOptions) return 'none';
  const reversedParties = parties.map(({ start, end }) => ({ start: -end, end: -start }));
  const searches = [
    searchByTime(parties, remainingOptions, presence.sizes), // this search moves the fewest
    searchByTime(reversedParties, remainingOptions, presence.sizes),
    searchByConflict(remainingOptions, preferredPlaces, presence),
  ];
  for (let roundSteps = firstRoundSteps; budget.stepsLeft >= 0; roundSteps *= 4) {
    for (const runSearch of searches) {
      const roundBudget = { stepsLeft: Math.min(roundSteps, budget.stepsLeft) };
      budget.stepsLeft -= roundBudget.stepsLeft;
      const result = runSearch(roundBudget);
      budget.stepsLeft += roundBudget.stepsLeft;
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
function placeOptions(
  visit: Visit,
  currentPlace: ClassPlace | undefined,
  room: RoomByClass & { overdue: number },
): ClassPlace[] {
  const others = visit.isFixed ? [] : listClassPlaces(visit.partySize, room).filter((place) => place !== currentPlace);
  return currentPlace ? [currentPlace, ...others] : others;
}

function listClassPlaces(
  partySize: number,
  { classes, plan, overdue = 0 }: RoomByClass & { overdue?: number },
): ClassPlace[] {
  const places = placesFor(partySize, plan).filter(({ mask }) => (mask & overdue) === 0);
  return [...new Set(places.map(({ mask }) => classes.toClassPlace(mask)))];
}

function movesToTables(visits: Occupancy, tables: readonly (readonly string[])[]): Move[] {
  return visits.flatMap((visit, index) => {
    const newTables = tables[index] ?? [];
    return toTablesKey(visit.tables) === toTablesKey(newTables) ? [] : [{ visitId: visit.id, tables: newTables }];
  });
}
