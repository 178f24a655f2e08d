import type { NightChange } from '../evenings/night-change.js';
import type { Author } from '../platform/http/access/staff-member.js';
import type { Change } from './audit-log.js';

/** The author when no staff member moves a party: a guest reserved, or other guests stay longer. It has no name. */
export const theHouse: Author = { id: null, username: '', firstName: null, lastName: null };

/** Log entries for parties that have moved to other tables; `isBack` marks moves by an undone action. */
export function movesIn(evenings: readonly NightChange[], by: Author, isBack = false): Change[] {
  return evenings
    .flatMap(({ moved }) => moved)
    .map(({ id, from, to }) => ({
      by,
      deed: 'reservation.moved',
      subjectId: id,
      before: { tables: from },
      after: { tables: to, ...(isBack && { isBack }) },
    }));
}
