import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { Evenings } from '../../evenings/evenings.js';
import { MailFiles } from '../../mail/outbox/mail-files.js';
import { announceAfterCommit } from '../../platform/change-feed/announce-after-commit.js';
import { Clock } from '../../platform/clock/clock.js';
import { SessionSecret } from '../../platform/config/session-secret.js';
import { emailHashSql } from '../../platform/database/sql-expressions.js';
import { queryInTransaction } from '../../platform/database/named-statements.js';
import type { Actor } from '../../platform/http/access/staff-member.js';
import { toStoredEmail } from '../../platform/http/fields/stored-email.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { erasePersonRows, findPersonRows } from './person-rows.js';
import type { ErasedPersonDto, PersonDataDto } from './privacy.dto.js';
import { type PrivacyRequest, cancelUpcomingVisits, requireNoUpcomingVisit } from './upcoming-visits.js';

const activeStaffStatement = {
  name: 'active-staff-of-address',
  text: `SELECT 1 FROM admin_users JOIN users USING (id) WHERE lower(email) = $1 AND NOT is_disabled`,
};

const suppressStatement = {
  name: 'suppress-erased-address',
  text: `
    INSERT INTO newsletter_suppressions (email_hash, suppressed_at)
    SELECT ${emailHashSql('email')}, $2 FROM newsletter_subscribers WHERE email = $1
    ON CONFLICT (email_hash) DO NOTHING`,
};

@Injectable()
export class PrivacyRequests {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly mailFiles: MailFiles,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly sessionSecret: SessionSecret,
  ) {}

  async exportPerson(email: string, by: Actor): Promise<PersonDataDto> {
    const request = this.createRequest(email, by);
    return this.source.transaction('REPEATABLE READ', async (tx) => {
      const personRows = await findPersonRows(tx, request.email);
      const rowCount = personRows.reduce((sum, table) => sum + table.rows.length, 0);
      await this.addAuditEntry(tx, request, { action: 'privacy.export', rowCount });
      return { email: request.email, exportedAt: request.now.toISOString(), held: personRows };
    });
  }

  /** Throws `reservation_ahead` and `staff_account`. Rows that the person adds at the same moment stay. */
  async erasePerson(email: string, by: Actor, { includingUpcoming = false } = {}): Promise<ErasedPersonDto> {
    const request = this.createRequest(email, by);
    const { messageIds, ...result } = await retryConflicts(() =>
      this.source.transaction('REPEATABLE READ', async (tx) => {
        await requireNoActiveStaffAccount(tx, request);
        if (includingUpcoming)
          await this.audit.addEntries(tx, ...(await cancelUpcomingVisits(tx, this.evenings, request)));
        else await requireNoUpcomingVisit(tx, request);
        return this.eraseInTransaction(tx, request);
      }),
    );
    await this.mailFiles.removeMails(messageIds);
    return result;
  }

  private async eraseInTransaction(
    tx: EntityManager,
    request: PrivacyRequest,
  ): Promise<ErasedPersonDto & { messageIds: string[] }> {
    const messageIds = await findMessageIds(tx, request);
    await tx.query(`SET LOCAL strapec.retention = 'on'`); // allows changes of the audit log, see its trigger
    await queryInTransaction(tx, suppressStatement, [request.email, request.now]);
    const result = await erasePersonRows(tx, request);
    await tx.query(`SET LOCAL strapec.retention = 'off'`);
    announceAfterCommit(tx, { topic: 'waitlist' });
    const rowCount = result.erased.reduce((sum, { count }) => sum + count, 0);
    await this.addAuditEntry(tx, request, { action: 'privacy.erase', rowCount });
    return { ...result, messageIds };
  }

  private createRequest(email: string, by: Actor): PrivacyRequest {
    return { email: toStoredEmail(email), by, now: this.clock.now() };
  }

  /** With a keyed hash: the entry does not reveal the address. */
  private async addAuditEntry(
    tx: EntityManager,
    { email, by }: PrivacyRequest,
    { action, rowCount }: { action: 'privacy.export' | 'privacy.erase'; rowCount: number },
  ): Promise<void> {
    const subjectId = createHmac('sha256', this.sessionSecret.value).update(email).digest('base64url');
    await this.audit.addEntries(tx, { by, action, subjectId, after: { rows: rowCount } });
  }
}

const maxAttempts = 5;
// SQLSTATE: serialization failure, deadlock
const conflictCodes: readonly unknown[] = ['40001', '40P01'];

async function retryConflicts<Result>(attempt: () => Promise<Result>, attemptsLeft = maxAttempts): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (!conflictCodes.includes((error as { code?: unknown }).code) || attemptsLeft === 1) throw error;
    return retryConflicts(attempt, attemptsLeft - 1);
  }
}

async function requireNoActiveStaffAccount(tx: EntityManager, { email }: PrivacyRequest): Promise<void> {
  const [activeStaff] = await queryInTransaction(tx, activeStaffStatement, [email]);
  if (activeStaff) throw new Problem('staff_account');
}

async function findMessageIds(tx: EntityManager, { email }: PrivacyRequest): Promise<string[]> {
  const mails = (await findPersonRows(tx, email)).find(({ table }) => table === 'email_messages')?.rows ?? [];
  return mails.flatMap(({ message_id: id }) => (typeof id === 'string' ? [id] : []));
}
