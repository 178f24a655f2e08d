import { type EntityManager, Not } from 'typeorm';
import { AuditEntryDto } from '../../audit/audit.dto.js';
import { AuditEntry } from '../../platform/database/entities/staff/audit-entry.entity.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { withTables } from './tables-held.js';

/** `changed_meanwhile` with the current reservation and the person who changed it; `not_found` when the reservation is gone. */
export async function changedMeanwhile(tx: EntityManager, id: string): Promise<Problem> {
  const row = await tx.findOneBy(Reservation, { id });
  if (!row) return new Problem('not_found');
  const [current] = await withTables(tx, [row]);
  const entry = await tx.findOne(AuditEntry, {
    where: { subjectId: id, action: Not('reservation.moved') },
    order: { at: 'DESC' },
  });
  return new Problem('changed_meanwhile', {
    members: { current, ...(entry && { lastChange: AuditEntryDto.from(entry) }) },
  });
}
