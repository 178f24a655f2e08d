import type { Stretch } from '../evening/evening.js';
import type { Options } from './narrowing.js';
import { type RoomState, type Row, freeAt, isFreeIn, rowsOf, withGuest } from './room-state.js';
import { type Effort, type SearchResult, sitSideBySide } from './side-by-side.js';
import type { ClassPlace } from './table-classes.js';

export type SearchOn = (effort: Effort) => SearchResult;

/** Measured. */
const [stepsOfState, stepsOfMoment] = [8, 3];

interface Guest {
  party: number;
  /** Indexes among the starts of the evening. */
  start: number;
  end: number;
  places: readonly ClassPlace[];
}

interface Walk {
  guests: readonly Guest[];
  present: readonly (readonly number[])[];
  rows: readonly Row[];
  /** By start: do the guests who still come fit into the free tables? */
  known: readonly Map<number, boolean>[];
  chosen: ClassPlace[];
  deadEnds: Set<string>;
  effort: Effort;
}

interface State {
  index: number;
  room: RoomState;
}

/** One walk through the evening, exact within its steps. A state is, by table, the start from which it is free; tables of one class are not distinguished. Equal states have the same future, so each is tried once. A state in which a later moment is too full is not tried. */
export function searchByTime(parties: readonly Stretch[], options: Options, sizes: readonly number[]): SearchOn {
  const starts = [...new Set(parties.map(({ start }) => start))].sort((a, b) => a - b);
  const guests = guestsInOrder(parties, options, starts);
  const walk: Walk = {
    guests,
    present: starts.map((_, now) => guests.flatMap((guest, index) => (isThere(guest, now) ? [index] : []))),
    rows: rowsOf(sizes),
    known: starts.map(() => new Map<number, boolean>()),
    chosen: [],
    deadEnds: new Set(),
    effort: { left: 0 },
  };
  const emptyRoom = sizes.flatMap((size) => new Array<number>(size).fill(0));
  return (effort) => {
    walk.effort = effort;
    if (seatFrom(walk, { index: 0, room: emptyRoom })) return walk.chosen;
    return effort.left < 0 ? 'given_up' : 'none';
  };
}

function guestsInOrder(parties: readonly Stretch[], options: Options, starts: readonly number[]): Guest[] {
  const startFrom = (minute: number): number => starts.filter((start) => start < minute).length;
  return parties
    .map(({ start, end }, party) => ({
      party,
      start: startFrom(start),
      end: startFrom(end),
      places: options[party] ?? [],
    }))
    .sort((a, b) => a.start - b.start);
}

const isThere = ({ start, end }: Guest, now: number): boolean => start <= now && now < end;

function seatFrom(walk: Walk, before: State): boolean {
  const guest = walk.guests[before.index];
  if (!guest) return true;
  const now = { index: before.index, room: before.room.map((free) => Math.max(free, guest.start)) };
  const name = String.fromCharCode(now.index, ...now.room);
  if (walk.deadEnds.has(name)) return false;
  walk.effort.left -= stepsOfState;
  const { rows } = walk;
  for (const place of guest.places) {
    if (!isFreeIn(now.room, place, { now: guest.start, rows })) continue;
    const next = { index: now.index + 1, room: withGuest(now.room, place, { until: guest.end, rows }) };
    if (!leavesRoom(walk, next, guest)) continue;
    walk.chosen[guest.party] = place;
    if (seatFrom(walk, next)) return true;
    if (walk.effort.left < 0) return false;
  }
  walk.deadEnds.add(name);
  return false;
}

function leavesRoom(walk: Walk, state: State, guest: Guest): boolean {
  for (let now = guest.start; now < guest.end; now += 1) if (!fitsAt(now, state, walk)) return false;
  return true;
}

function fitsAt(now: number, state: State, { present, known, guests, ...walk }: Walk): boolean {
  const here = present[now] ?? [];
  const toCome = here.length - countBelow(state.index, here);
  if (toCome === 0) return true;
  walk.effort.left -= stepsOfMoment;
  const free = freeAt(now, state.room, walk.rows);
  const key = free.reduce((code, count, table) => code * ((walk.rows[table]?.size ?? 0) + 1) + count, toCome);
  const answer = known[now]?.get(key);
  if (answer !== undefined) return answer;
  const places = here.slice(-toCome).map((guest) => guests[guest]?.places ?? []);
  const result = sitSideBySide(places, free, walk.effort);
  if (result === 'given_up') return true; // not proven to be too full
  known[now]?.set(key, result !== 'none');
  return result !== 'none';
}

function countBelow(limit: number, numbers: readonly number[]): number {
  let count = 0;
  while (count < numbers.length && (numbers[count] ?? 0) < limit) count += 1;
  return count;
}
