import { isSearchableEmail, newsletterLimits } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { Clock } from '../platform/clock/clock.js';
import { NewsletterSubscriber } from '../platform/database/entities/guests/newsletter-subscriber.entity.js';
import { likePattern } from '../platform/database/sql-expressions.js';
import { toStoredEmail, toSearchQuery } from '../platform/http/fields/stored-email.js';
import { lockRow } from '../platform/http/problems/require-found.js';
import { Problem } from '../platform/http/problems/problem.js';
import type { StaffMember } from '../platform/http/access/staff-member.js';
import { fieldError, validationProblem } from '../platform/http/problems/validation.pipe.js';
import { liftSuppression, suppressAddress, withdrawConsent } from './consents-and-suppressions.js';
import {
  type DeleteSubscriberDto,
  type ImportedSubscribersDto,
  type ListSubscribersDto,
  SubscriberDto,
  type SubscriberListDto,
} from './newsletter.dto.js';
import { importSubscriberRows } from './import-subscribers.js';

const maxSkippedRows = 1_000; // skipped rows in an answer

@Injectable()
export class StaffNewsletterService {
  constructor(
    private readonly source: DataSource,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async listSubscribers({ q, status, limit = 50, offset = 0 }: ListSubscribersDto): Promise<SubscriberListDto> {
    const { manager } = this.source;
    const query = manager.createQueryBuilder(NewsletterSubscriber, 'subscriber');
    const nameSql = `concat_ws(' ', first_name, last_name, email)`;
    if (q) query.andWhere(`${nameSql} ILIKE :pattern`, { pattern: likePattern(toSearchQuery(q)) });
    if (status) query.andWhere({ isActive: status === 'active' });
    query.orderBy('subscriber.subscribedAt', 'DESC').addOrderBy('subscriber.id', 'DESC').take(limit).skip(offset);
    const [items, total] = await query.getManyAndCount();
    const active = await manager.countBy(NewsletterSubscriber, { isActive: true });
    const inactive = await manager.countBy(NewsletterSubscriber, { isActive: false });
    return { items: items.map((item) => SubscriberDto.from(item)), total, counts: { active, inactive } };
  }

  async changeSubscriberStatus(requestedEmail: string, isActive: boolean, by: StaffMember): Promise<SubscriberDto> {
    const email = toStoredEmail(requestedEmail);
    if (!isSearchableEmail(email)) throw new Problem('not_found');
    return this.source.transaction(async (tx) => {
      const before = await lockRow(tx, NewsletterSubscriber, { email });
      const after = { ...before, isActive };
      await tx.update(NewsletterSubscriber, { email }, { isActive });
      if (isActive) await liftSuppression(tx, email);
      else await suppressAddress(tx, email, this.clock.now());
      const states = { before: auditFields(before), after: auditFields(after) };
      await this.audit.addEntries(tx, { by, action: 'subscriber.status', subjectId: before.id, ...states });
      return SubscriberDto.from(after);
    });
  }

  /** Throws `not_found`. */
  async changeSubscriberNote(id: string, notes: string | null, by: StaffMember): Promise<SubscriberDto> {
    return this.source.transaction(async (tx) => {
      const subscriber = await lockRow(tx, NewsletterSubscriber, { id });
      await tx.update(NewsletterSubscriber, { id }, { notes });
      const after = { hasNote: notes !== null };
      await this.audit.addEntries(tx, { by, action: 'subscriber.note', subjectId: id, after });
      return SubscriberDto.from({ ...subscriber, notes });
    });
  }

  /** Imports skip the address if it had unsubscribed or asked for deletion. */
  async deleteSubscriber(id: string, reason: DeleteSubscriberDto['reason'], by: StaffMember): Promise<void> {
    await this.source.transaction(async (tx) => {
      const before = await lockRow(tx, NewsletterSubscriber, { id });
      await tx.delete(NewsletterSubscriber, { id });
      await (reason === 'asked' ? suppressAddress : withdrawConsent)(tx, before.email, this.clock.now());
      await this.audit.addEntries(tx, { by, action: 'subscriber.delete', subjectId: id, before: auditFields(before) });
    });
  }

  async importSubscribers(body: unknown, by: StaffMember): Promise<ImportedSubscribersDto> {
    const rows = parseRows(body);
    const { imported, left, skipped } = await this.source.transaction(async (tx) => {
      const result = await importSubscriberRows(tx, rows, this.clock.now());
      const after = { imported: result.imported, left: result.left, skipped: result.skipped.length };
      await this.audit.addEntries(tx, { by, action: 'subscriber.import', subjectId: 'newsletter', after });
      return result;
    });
    return { imported, left, skippedCount: skipped.length, skipped: skipped.slice(0, maxSkippedRows) };
  }
}

/** Only values that do not identify the subscriber. */
function auditFields({ isActive, language, source }: NewsletterSubscriber): Record<string, unknown> {
  return { isActive, language, source };
}

function parseRows(body: unknown): unknown[] {
  const rows = Array.isArray(body) ? body : (body as { subscribers?: unknown } | null)?.subscribers;
  if (!Array.isArray(rows)) throw validationProblem([fieldError('subscribers', 'not_a_list')]);
  if (rows.length > newsletterLimits.importRows) throw validationProblem([fieldError('subscribers', 'too_many_rows')]);
  return rows;
}
