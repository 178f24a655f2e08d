import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { Clock } from '../../platform/clock/clock.js';
import { SessionSecret } from '../../platform/config/session-secret.js';
import { keptEmail } from '../../platform/http/fields/person-rules.js';
import type { Author } from '../../platform/http/access/staff-member.js';

export interface PersonAction {
  /** Normalized, as stored. */
  email: string;
  by: Author;
  now: Date;
}

/**
 * Audit entries of exports and erasures. They contain a keyed hash of the address: the address leads to its entry, but
 * the entry does not reveal the address.
 */
@Injectable()
export class PersonActions {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly secret: SessionSecret,
  ) {}

  begin(email: string, by: Author): PersonAction {
    return { email: keptEmail(email), by, now: this.clock.now() };
  }

  async add(
    tx: EntityManager,
    { email, by }: PersonAction,
    { action, rows }: { action: 'privacy.export' | 'privacy.erase'; rows: number },
  ): Promise<void> {
    const subjectId = createHmac('sha256', this.secret.value).update(email).digest('base64url');
    await this.audit.add(tx, { by, action, subjectId, after: { rows } });
  }
}
