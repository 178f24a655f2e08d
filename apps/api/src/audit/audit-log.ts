import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../platform/clock/clock.js';
import { queryInTransaction } from '../platform/database/named-statements.js';
import { type Actor, toStaffDisplayName } from '../platform/http/access/staff-member.js';
import type { AuditAction } from './audit-actions.js';

type AuditFields = Readonly<Record<string, unknown>>;

export interface NewAuditEntry {
  id?: string;
  by: Actor;
  action: AuditAction;
  subjectId: string;
  before?: AuditFields | null;
  after?: AuditFields | null;
  reason?: string | null;
}

const addEntriesStatement = {
  name: 'add-audit-entry',
  text: `
    INSERT INTO audit_log (id, at, staff_id, staff_name, action, subject_id, reason, before, after)
    SELECT id, $2, staff_id, staff_name, action, subject_id, reason, before, after
    FROM jsonb_to_recordset($1::jsonb) AS entry (id uuid, staff_id uuid, staff_name text, action text, subject_id text,
      reason text, before jsonb, after jsonb)`,
};

/** Append-only; entries are written in the transaction of the change. */
@Injectable()
export class AuditLog {
  constructor(private readonly clock: Clock) {}

  async addEntries(tx: EntityManager, ...entries: NewAuditEntry[]): Promise<void> {
    if (entries.length === 0) return;
    await queryInTransaction(tx, addEntriesStatement, [JSON.stringify(entries.map(toEntryRow)), this.clock.now()]);
  }
}

function toEntryRow({
  id = randomUUID(),
  by,
  action,
  subjectId,
  before = null,
  after = null,
  reason = null,
}: NewAuditEntry): AuditFields {
  const staff = { staff_id: by.id, staff_name: toStaffDisplayName(by) };
  return { id, ...staff, action, subject_id: subjectId, reason, ...pickChangedFields(before, after) };
}

/** All fields of an object that was created or deleted. */
export function pickChangedFields(
  before: AuditFields | null,
  after: AuditFields | null,
): { before: AuditFields | null; after: AuditFields | null } {
  if (!before || !after) return { before, after };
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const pick = (fields: AuditFields): AuditFields => Object.fromEntries(names.map((name) => [name, fields[name]]));
  return { before: pick(before), after: pick(after) };
}
