import type { Period } from '../evening/evening.js';
import type { PlaceOptions } from './narrow-options.js';
import { type RoomState, type ClassRow, countFreeTables, isPlaceFree, toClassRows, occupyPlace } from './room-state.js';
import { type Effort, type SearchResult, seatAtOneMoment } from './seat-at-one-moment.js';
import type { ClassPlace } from './table-classes.js';

export type ResumableSearch = (budget: Effort) => SearchResult;

/** Measured. */
const [stepsPerState, stepsPerMoment] = [8, 3];

interface TimedParty {
  partyIndex: number;
  /** Indexes among the starts of the evening. */
  start: number;
  end: number;
  places: readonly ClassPlace[];
}

interface TimeSearch {
  guests: readonly TimedParty[];
  present: readonly (readonly number[])[];
  rows: readonly ClassRow[];
  /** By start: do the parties that still come fit at the free tables? */
  fitsByStart: readonly Map<number, boolean>[];
  seats: ClassPlace[];
  deadEnds: Set<string>;
  budget: Effort;
}

interface SearchState {
  index: number;
  room: RoomState;
}

/** One walk through the evening, exact within its steps. A state is, by table, the start from which it is free; tables of one class are not distinguished. Equal states have the same future, so each is tried once. A state in which a later moment is too full is not tried. */
export function searchByTime(
  parties: readonly Period[],
  options: PlaceOptions,
  sizes: readonly number[],
): ResumableSearch {
  const starts = [...new Set(parties.map(({ start }) => start))].sort((a, b) => a - b);
  const guests = partiesInOrder(parties, options, starts);
  const search: TimeSearch = {
    guests,
    present: starts.map((_, now) => guests.flatMap((party, index) => (isPresent(party, now) ? [index] : []))),
    rows: toClassRows(sizes),
    fitsByStart: starts.map(() => new Map<number, boolean>()),
    seats: [],
    deadEnds: new Set(),
    budget: { stepsLeft: 0 },
  };
  const emptyRoom = sizes.flatMap((size) => new Array<number>(size).fill(0));
  return (budget) => {
    search.budget = budget;
    if (seatPartiesFrom(search, { index: 0, room: emptyRoom })) return search.seats;
    return budget.stepsLeft < 0 ? 'given_up' : 'none';
  };
}

function partiesInOrder(parties: readonly Period[], options: PlaceOptions, starts: readonly number[]): TimedParty[] {
  const toStartIndex = (minute: number): number => starts.filter((start) => start < minute).length;
  return parties
    .map(({ start, end }, partyIndex) => ({
      partyIndex,
      start: toStartIndex(start),
      end: toStartIndex(end),
      places: options[partyIndex] ?? [],
    }))
    .sort((a, b) => a.start - b.start);
}

const isPresent = ({ start, end }: TimedParty, now: number): boolean => start <= now && now < end;

function seatPartiesFrom(search: TimeSearch, previousState: SearchState): boolean {
  const party = search.guests[previousState.index];
  if (!party) return true;
  const state = { index: previousState.index, room: previousState.room.map((free) => Math.max(free, party.start)) };
  const stateKey = String.fromCharCode(state.index, ...state.room);
  if (search.deadEnds.has(stateKey)) return false;
  search.budget.stepsLeft -= stepsPerState;
  const { rows } = search;
  for (const place of party.places) {
    if (!isPlaceFree(state.room, place, { moment: party.start, rows })) continue;
    const nextState = { index: state.index + 1, room: occupyPlace(state.room, place, { until: party.end, rows }) };
    if (!fitsUntilDeparture(search, nextState, party)) continue;
    search.seats[party.partyIndex] = place;
    if (seatPartiesFrom(search, nextState)) return true;
    if (search.budget.stepsLeft < 0) return false;
  }
  search.deadEnds.add(stateKey);
  return false;
}

function fitsUntilDeparture(search: TimeSearch, state: SearchState, party: TimedParty): boolean {
  for (let now = party.start; now < party.end; now += 1) if (!fitsAt(now, state, search)) return false;
  return true;
}

function fitsAt(now: number, state: SearchState, { present, fitsByStart, guests, ...search }: TimeSearch): boolean {
  const presentParties = present[now] ?? [];
  const arrivingCount = presentParties.length - countBelow(state.index, presentParties);
  if (arrivingCount === 0) return true;
  search.budget.stepsLeft -= stepsPerMoment;
  const free = countFreeTables(now, state.room, search.rows);
  const fitKey = free.reduce(
    (code, count, table) => code * ((search.rows[table]?.size ?? 0) + 1) + count,
    arrivingCount,
  );
  const knownFit = fitsByStart[now]?.get(fitKey);
  if (knownFit !== undefined) return knownFit;
  const places = presentParties.slice(-arrivingCount).map((guest) => guests[guest]?.places ?? []);
  const result = seatAtOneMoment(places, free, search.budget);
  if (result === 'given_up') return true; // not proven to be too full
  fitsByStart[now]?.set(fitKey, result !== 'none');
  return result !== 'none';
}

function countBelow(limit: number, numbers: readonly number[]): number {
  let count = 0;
  while (count < numbers.length && (numbers[count] ?? 0) < limit) count += 1;
  return count;
}
