import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { namedQuery } from '../database/named-query.js';
import { type Author, nameOfStaff } from '../http/staff-member.js';
import type { StaffDeed } from './staff-deeds.js';

type Fields = Readonly<Record<string, unknown>>;

/** One change by staff. */
export interface Change {
  /** Its own id, where somebody has to know it. */
  id?: string;
  by: Author;
  deed: StaffDeed;
  /** Id or key of what was changed. */
  subjectId: string;
  before?: Fields | null;
  after?: Fields | null;
  /** Why a rule was overridden. */
  reason?: string | null;
}

const addStatement = {
  name: 'add-audit-entry',
  text: `
    INSERT INTO audit_log (id, at, staff_id, staff_name, action, subject_id, reason, before, after)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
};

/** The record of everything staff change, written in the transaction of the change; it is only ever added to. */
@Injectable()
export class AuditLog {
  constructor(private readonly clock: Clock) {}

  async add(
    tx: EntityManager,
    { id = randomUUID(), by, deed, subjectId, before = null, after = null, reason = null }: Change,
  ): Promise<void> {
    const changed = differences(before, after);
    const values = [id, this.clock.now(), by.id, nameOfStaff(by), deed, subjectId, reason];
    await namedQuery(tx, addStatement, [...values, changed.before, changed.after]);
  }
}

/** Of two states of one thing, the fields that differ; what came into being or ceased to be is kept whole. */
export function differences(
  before: Fields | null,
  after: Fields | null,
): { before: Fields | null; after: Fields | null } {
  if (!before || !after) return { before, after };
  const changed = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const only = (fields: Fields): Fields => Object.fromEntries(changed.map((name) => [name, fields[name]]));
  return { before: only(before), after: only(after) };
}
