import type { Place } from '../house/table-plan.js';
import type { Stretch } from './evening.js';
import { fitSideBySide } from './side-by-side.js';

/** A visit that may still be moved, with the places open to it, the one to try first in front. */
export interface Movable extends Stretch {
  candidates: readonly Place[];
}

/**
 * Whether, with tables taken until these minutes, the visits from `index` on can sit side by side at every later moment
 * that one of them begins. Necessary, not sufficient: it ends hopeless branches of the search early.
 */
export type LookAhead = (index: number, takenUntil: readonly number[]) => boolean;

/** The look-ahead over an evening's visits, which are in order of their start. Answers are remembered. */
export function createLookAhead(visits: readonly Movable[]): LookAhead {
  const moments = [...new Set(visits.map((visit) => visit.start))];
  const known = new Map<number, boolean>();

  const fitsAt = (index: number, moment: number, taken: number): boolean => {
    const key = (taken * visits.length + index) * moments.length + moment;
    const answer = known.get(key) ?? fitSideBySide(placesOfThosePresent(visits, index, moments[moment] ?? 0), taken);
    known.set(key, answer);
    return answer;
  };

  return (index, takenUntil) => {
    const first = moments.indexOf(visits[index]?.start ?? 0);
    for (let moment = first; moment < moments.length; moment += 1) {
      const taken = takenAt(moments[moment] ?? 0, takenUntil);
      if (taken === 0) return true;
      if (!fitsAt(index, moment, taken)) return false;
    }
    return true;
  };
}

function placesOfThosePresent(visits: readonly Movable[], index: number, minute: number): Movable['candidates'][] {
  return visits
    .slice(index)
    .filter((visit) => visit.start <= minute && minute < visit.end)
    .map((visit) => visit.candidates);
}

/** The tables, as bits, that are taken at a minute. */
export function takenAt(minute: number, takenUntil: readonly number[]): number {
  let mask = 0;
  for (let table = 0; table < takenUntil.length; table += 1) {
    if ((takenUntil[table] ?? 0) > minute) mask |= 1 << table;
  }
  return mask;
}
