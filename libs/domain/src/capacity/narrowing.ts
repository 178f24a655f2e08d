import type { Stretch } from './evening.js';
import { possiblePlaces } from './possible-places.js';
import type { Effort } from './side-by-side.js';
import type { ClassPlace } from './table-classes.js';

/** For each party, the places that are still open to it, the one to try first in front. */
export type Options = readonly (readonly ClassPlace[])[];

/** Who is in the room together. */
export interface Company {
  /** The parties present at each moment that counts: at no other are the same ones there, and more. */
  moments: readonly (readonly number[])[];
  /** For each party, the moments at which it is there. */
  momentsOf: readonly (readonly number[])[];
  /** How many tables each class has. */
  sizes: readonly number[];
}

/** The company of parties in a room with so many tables of each class. */
export function companyOf(parties: readonly Stretch[], sizes: readonly number[]): Company {
  const starts = [...new Set(parties.map(({ start }) => start))].sort((a, b) => a - b);
  const moments = starts.flatMap((now, index) => {
    const next = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    const present = parties.flatMap(({ start, end }, party) => (start <= now && now < end ? [party] : []));
    return present.some((party) => (parties[party]?.end ?? 0) <= next) ? [present] : [];
  });
  const momentsOf = parties.map<number[]>(() => []);
  for (const [moment, present] of moments.entries()) for (const party of present) momentsOf[party]?.push(moment);
  return { moments, momentsOf, sizes };
}

/**
 * Strikes out places at which a party cannot sit whatever the others do: at some moment nobody could arrange those
 * present around it. A party has one place for its whole stay, so what is struck out at one moment is looked at again at
 * its others, until nothing changes. Most evenings that are too full are known by this alone.
 *
 * @returns what is left, `undefined` when somebody has no place left; `failed` is told at which moment.
 */
export function narrowed(
  options: Options,
  company: Company,
  { from, effort, failed }: { from: readonly number[]; effort: Effort; failed?: (moment: number) => void },
): Options | undefined {
  const left = [...options];
  const waiting = new Set(from);
  for (const moment of waiting) {
    if (effort.left < 0) break; // what is not struck out is only not known to be impossible
    waiting.delete(moment);
    const narrower = strikeOut(left, company.moments[moment] ?? [], { sizes: company.sizes, effort });
    if (!narrower) return void failed?.(moment);
    const others = narrower.flatMap((party) => company.momentsOf[party] ?? []).filter((other) => other !== moment);
    for (const other of others) waiting.add(other);
  }
  return left;
}

/** Strikes out at one moment, and says who has fewer places now; nothing when somebody has none left. */
function strikeOut(
  options: (readonly ClassPlace[])[],
  present: readonly number[],
  room: { sizes: readonly number[]; effort: Effort },
): number[] | undefined {
  const before = present.map((party) => options[party] ?? []);
  const possible = possiblePlaces(before, room);
  if (possible.some(({ length }) => length === 0)) return undefined;
  return present.filter((party, index) => {
    const places = possible[index] ?? [];
    if (places.length === before[index]?.length) return false;
    options[party] = places;
    return true;
  });
}
