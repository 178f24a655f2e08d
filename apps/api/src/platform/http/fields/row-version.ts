import { randomUUID } from 'node:crypto';
import { type StaffMember, toStaffDisplayName } from '../access/staff-member.js';
import { Problem } from '../problems/problem.js';

/** Overwrites any version when none is given; 0 stands for a new row. Throws `changed_meanwhile`. */
export function requireCurrentVersion<Row extends { version: number }>(
  version: number | null | undefined,
  storedRow: Row | null,
  toDto: (row: Row) => object,
): void {
  const storedVersion = storedRow?.version ?? 0;
  if ((version ?? storedVersion) === storedVersion) return;
  throw new Problem('changed_meanwhile', storedRow ? { members: { current: toDto(storedRow) } } : {});
}

/** Of a row that staff write; `null` for a new one. */
export function toEditedColumns(currentRow: { id: string; version: number } | null, editor: StaffMember, now: Date) {
  const { id, version } = currentRow ?? { id: randomUUID(), version: 0 };
  const author = { updatedBy: editor.id, updatedByName: toStaffDisplayName(editor) };
  return { id, version: version + 1, updatedAt: now, ...author, isSample: false };
}
