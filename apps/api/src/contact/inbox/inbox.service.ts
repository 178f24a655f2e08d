import { serviceDateAt } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { announceAfterCommit } from '../../platform/change-feed/announce-after-commit.js';
import { Clock } from '../../platform/clock/clock.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { OutboxMail } from '../../platform/database/entities/guests/outbox-mail.entity.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { type Querier, poolQuerier, txQuerier } from '../../platform/database/named-statements.js';
import { Problem } from '../../platform/http/problems/problem.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import type { ReservationDto } from '../../reservations/core/reservation.dto.js';
import { loadReservationDtos } from '../../reservations/core/load-reservation-dtos.js';
import { FailedEmailDto, type InboxCountsDto, type InboxDto } from './dto/inbox.dto.js';
import { loadInboxMessageDtos, sortByIds } from './inbox-message-rows.js';
import { tableHoldingStatuses, upcomingWithoutTableSql } from '../../evenings/visits-without-table.js';

/** For `$2`; `pending_approval` has a group of its own. */
const approvedHoldingStatuses = tableHoldingStatuses.filter((status) => status !== 'pending_approval');
const maxItemsPerGroup = 50;

const failedMailsSql = `email_messages AS mail LEFT JOIN reservations AS visit ON visit.id = mail.reservation_id
  WHERE mail.status = 'failed' AND mail.dismissed_at IS NULL AND mail.kind <> 'test'
    AND CASE WHEN mail.reservation_id IS NULL THEN mail.payload ->> 'rowId' IS NOT NULL ELSE visit.date >= $1 END`;

type InboxGroup = Exclude<keyof InboxDto, 'counts'>;
const visitOrder = 'date, start_minute, id';

/** Rows, id and order of each group, from the date `$1` on, at the instant `$3`. */
const inboxGroups: Readonly<Record<InboxGroup, readonly [rows: string, id: string, order: string]>> = {
  approvals: [`reservations WHERE status = 'pending_approval' AND date >= $1`, 'id', visitOrder],
  changes: ['change_requests WHERE held_until > $3', 'reservation_id', visitOrder],
  withoutTable: [`reservations WHERE ${upcomingWithoutTableSql}`, 'id', visitOrder],
  mails: [failedMailsSql, 'mail.id', 'mail.created_at, mail.id'],
  inquiries: ['event_inquiries WHERE answered_at IS NULL', 'id', 'created_at, id'],
  messages: ['contact_messages WHERE answered_at IS NULL', 'id', 'created_at, id'],
};

const countStatement = {
  name: 'count-what-waits',
  text: selectForGroups(([rows]) => `(SELECT count(*)::int FROM ${rows})`),
};

const groupIdsStatement = {
  name: 'list-what-waits',
  text: selectForGroups(
    ([rows, id, order]) => `ARRAY(SELECT ${id} FROM ${rows} ORDER BY ${order} LIMIT ${maxItemsPerGroup})`,
  ),
};

function selectForGroups(toSql: (group: (typeof inboxGroups)[InboxGroup]) => string): string {
  const columns = Object.entries(inboxGroups).map(([name, group]) => `${toSql(group)} AS "${name}"`);
  return `SELECT ${columns.join(', ')}`;
}

@Injectable()
export class InboxService {
  constructor(
    private readonly source: DataSource,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async getInbox(): Promise<InboxDto> {
    return this.source.transaction('REPEATABLE READ', async (tx) => {
      const run = txQuerier(tx);
      const [idsByGroup] = (await run(groupIdsStatement, this.getSqlValues())) as [Record<InboxGroup, string[]>];
      const { approvals, changes, withoutTable, mails, inquiries, messages } = idsByGroup;
      return {
        counts: await this.readCounts(run),
        approvals: await loadReservations(tx, approvals),
        changes: await loadReservations(tx, changes),
        withoutTable: await loadReservations(tx, withoutTable),
        mails: await loadFailedMails(tx, mails),
        inquiries: await loadInboxMessageDtos(tx, inquiries),
        messages: await loadInboxMessageDtos(tx, messages),
      };
    });
  }

  countInbox(): Promise<InboxCountsDto> {
    return this.readCounts(poolQuerier(this.source));
  }

  /** Throws `not_found` when no failed mail has this id. */
  async setEmailDismissed(id: string, isDismissed: boolean, by: StaffMember): Promise<void> {
    await this.source.transaction(async (tx) => {
      const dismissedAt = isDismissed ? this.clock.now() : null;
      const { affected } = await tx.update(OutboxMail, { id, status: 'failed' }, { dismissedAt });
      if (affected !== 1) throw new Problem('not_found');
      announceAfterCommit(tx, { topic: 'inbox' });
      await this.audit.addEntries(tx, { by, action: 'email.dismiss', subjectId: id, after: { isDismissed } });
    });
  }

  private async readCounts(run: Querier): Promise<InboxCountsDto> {
    const [counts] = (await run(countStatement, this.getSqlValues())) as [Record<InboxGroup, number>];
    return { ...counts, total: Object.values(counts).reduce((sum, count) => sum + count, 0) };
  }

  private getSqlValues(): unknown[] {
    const now = this.clock.now();
    return [serviceDateAt(toLocalDateTime(now)), approvedHoldingStatuses, now];
  }
}

async function loadReservations(tx: EntityManager, ids: string[]): Promise<ReservationDto[]> {
  return loadReservationDtos(tx, sortByIds(await tx.findBy(Reservation, { id: In(ids) }), ids));
}

async function loadFailedMails(tx: EntityManager, ids: string[]): Promise<FailedEmailDto[]> {
  const mails = await tx.find(OutboxMail, { where: { id: In(ids) }, relations: { reservation: true } });
  return sortByIds(mails, ids).map((mail) => FailedEmailDto.from(mail));
}
