import { type Place, type TablePlan, isListed, maskOf, placesFor } from '../house/table-plan.js';
import { type Occupancy, type Room, type Stretch, type Visit, overlaps, takenDuring } from './evening.js';
import type { Movable } from './look-ahead.js';
import { searchFromBothEnds, seatingBudgets } from './search-from-both-ends.js';
import { fitSideBySide } from './side-by-side.js';

/** A party that asks for tables. */
export interface SeatingRequest extends Stretch {
  partySize: number;
}

/** A visit that gives way, and where it sits now. */
export interface Move {
  visitId: string;
  tables: readonly string[];
}

/** Where the party sits and who moves for it; or that it fits nowhere (`none`), or that the search gave up. */
export type Seating = { tables: readonly string[]; moves: readonly Move[] } | 'none' | 'budget_exceeded';

/** A room in which is searched. */
interface SearchedRoom extends Room {
  /** States the searches may look at, one after the other; a setting. */
  budgets?: readonly number[];
}

/**
 * Finds tables for a party, moving others who may still be moved if need be: `none` only when no seating of the whole
 * evening exists (rules §3, proof C4).
 */
export function seat(request: SeatingRequest, room: SearchedRoom): Seating {
  const free = freePlace(request, room);
  if (free) return { tables: free.tables, moves: [] };
  return hasRoomThroughout(request, room) ? reseat(request, room) : 'none';
}

function freePlace(request: SeatingRequest, { occupancy, plan }: Room): Place | undefined {
  const taken = takenDuring(request, occupancy, plan);
  return placesFor(request.partySize, plan).find((place) => (place.mask & taken) === 0);
}

/** The quick refusal: at some moment of the stay the parties do not even fit side by side, wherever they sit. */
function hasRoomThroughout(request: SeatingRequest, { occupancy, plan }: Room): boolean {
  const present = occupancy.filter((visit) => overlaps(request, visit));
  const moments = new Set(present.map((visit) => Math.max(visit.start, request.start)));
  return [...moments].every((moment) => {
    const inRoom = present.filter((visit) => visit.start <= moment && moment < visit.end);
    const parties = [request, ...inRoom.filter((visit) => !visit.isFixed)];
    const options = parties.map((party) => placesFor(party.partySize, plan));
    return fitSideBySide(options, tablesOfFixed(inRoom, plan));
  });
}

function reseat(request: SeatingRequest, { occupancy, plan, budgets = seatingBudgets }: SearchedRoom): Seating {
  const fixed = occupancy.filter((visit) => visit.isFixed);
  const others = occupancy.filter((visit) => !visit.isFixed);
  // The newcomer comes last among those who begin together: the search then moves as few of the others as it can.
  const visits: Movable[] = [
    ...others.map((visit) => ({ ...visit, candidates: currentFirst(visit, fixed, plan) })),
    { ...request, candidates: openPlaces(request, fixed, plan) },
  ];
  const result = searchFromBothEnds(visits, plan, { oddTables: unlikeTheirTwins(fixed, others, plan), budgets });
  if (typeof result === 'string') return result;
  return { tables: result.at(-1)?.tables ?? [], moves: movesOf(others, result) };
}

function movesOf(visits: Occupancy, places: readonly Place[]): Move[] {
  return visits.flatMap((visit, index) => {
    const tables = places[index]?.tables ?? [];
    return sameTables(visit.tables, tables) ? [] : [{ visitId: visit.id, tables }];
  });
}

/** The places open to a visit, its own in front: it may stay there although the room has been changed since. */
function currentFirst(visit: Visit, fixed: Occupancy, plan: TablePlan): Place[] {
  const open = openPlaces(visit, fixed, plan);
  const mask = maskOf(visit.tables, plan.tables);
  const unlisted = { tables: visit.tables, mask, minParty: 1, maxParty: visit.partySize, isCombinable: false };
  const current = open.find((place) => place.mask === mask) ?? unlisted;
  return [current, ...open.filter((place) => place !== current)];
}

/** Tables, as bits, at which somebody sits who could not sit at their twins. */
function unlikeTheirTwins(fixed: Occupancy, others: Occupancy, plan: TablePlan): number {
  const unlisted = others.filter(({ tables, partySize }) => !isListed(tables, partySize, plan));
  return [...fixed, ...unlisted].reduce((mask, visit) => mask | maskOf(visit.tables, plan.tables), 0);
}

function openPlaces(request: SeatingRequest, fixed: Occupancy, plan: TablePlan): Place[] {
  const blocked = takenDuring(request, fixed, plan);
  return placesFor(request.partySize, plan).filter((place) => (place.mask & blocked) === 0);
}

function tablesOfFixed(visits: Occupancy, plan: TablePlan): number {
  return visits.reduce((mask, visit) => (visit.isFixed ? mask | maskOf(visit.tables, plan.tables) : mask), 0);
}

function sameTables(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((table) => b.includes(table));
}
