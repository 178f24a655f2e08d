import type { NightChange } from '../evenings/night-change.js';
import type { Author } from '../platform/http/access/staff-member.js';
import type { Change } from './audit-log.js';

/** Who moves a party when no member of staff does: a guest has reserved, or others stay longer. It has no name of its own. */
export const theHouse: Author = { id: null, username: '', firstName: null, lastName: null };

/** What stands in the history of everybody who sits elsewhere after evenings were changed; `isBack`: a deed was taken back. */
export function movesIn(evenings: readonly NightChange[], by: Author, isBack = false): Change[] {
  return evenings
    .flatMap(({ moved }) => moved)
    .map(({ id, from, to }) => ({
      ...{ by, deed: 'reservation.moved', subjectId: id },
      ...{ before: { tables: from }, after: { tables: to, ...(isBack && { isBack }) } },
    }));
}
