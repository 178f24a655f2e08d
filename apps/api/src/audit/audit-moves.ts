import type { EveningChange } from '../evenings/evening-change.js';
import type { Author } from '../platform/http/access/staff-member.js';
import type { AuditChange } from './audit-log.js';

/** A guest reserved, or other guests stay longer. */
export const systemActor: Author = { id: null, username: '', firstName: null, lastName: null };

/** `isBack`: moved by an undone action. */
export function toMoveChanges(
  evenings: readonly Pick<EveningChange, 'moved'>[],
  by: Author,
  isBack = false,
): AuditChange[] {
  return evenings
    .flatMap(({ moved }) => moved)
    .map(({ id, from, to }) => ({
      by,
      action: 'reservation.moved',
      subjectId: id,
      before: { tables: from },
      after: { tables: to, ...(isBack && { isBack }) },
    }));
}
