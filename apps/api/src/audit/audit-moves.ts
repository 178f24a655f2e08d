import type { EveningChange } from '../evenings/evening-change.js';
import type { Actor } from '../platform/http/access/staff-member.js';
import type { NewAuditEntry } from './audit-log.js';

/** For changes that no staff member made: guests' actions, and the moves that follow from them or from a long stay. */
export const systemActor: Actor = { id: null, username: '', firstName: null, lastName: null };

/** `isMovedBack`: moved by an undone action. */
export function toMoveEntries(
  evenings: readonly Pick<EveningChange, 'moved'>[],
  by: Actor,
  isMovedBack = false,
): NewAuditEntry[] {
  return evenings
    .flatMap(({ moved }) => moved)
    .map(({ id, from, to }) => ({
      by,
      action: 'reservation.moved',
      subjectId: id,
      before: { tables: from },
      after: { tables: to, ...(isMovedBack && { isBack: isMovedBack }) },
    }));
}
