import { type LetterKind, staffDay } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { noteChange } from '../changes/note-change.js';
import { Clock } from '../clock/clock.js';
import { localMoment } from '../clock/local-time.js';
import { EmailMessage } from '../database/entities/email-message.entity.js';
import { Reservation } from '../database/entities/reservation.entity.js';
import { type RunStatement, onPool, within } from '../database/named-query.js';
import { Problem } from '../http/problem.js';
import type { StaffMember } from '../http/staff-member.js';
import type { ReservationDto } from '../reservations/dto/reservation.dto.js';
import { withTables } from '../reservations/tables-held.js';
import { FailedEmailDto, type InboxCountsDto, type InboxDto } from './dto/inbox.dto.js';
import { lettersById } from './letters.js';
import { approvedHolding, countStatement, waitingStatement } from './waiting-statements.js';

type Group = Exclude<keyof InboxDto, 'counts'>;
type Waiting = Record<Group, string[]>;

/** What waits for a decision of staff, on whatever day. */
@Injectable()
export class InboxService {
  constructor(
    private readonly source: DataSource,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** In one view of the data: what is counted is what is listed. */
  async getInbox(): Promise<InboxDto> {
    return this.source.transaction('REPEATABLE READ', async (tx) => {
      const [waiting] = await within(tx)<Waiting>(waitingStatement, this.asked());
      const { approvals, changes, withoutTable, mails, inquiries, messages } = waiting ?? nothing;
      return {
        counts: await this.count(within(tx)),
        approvals: await reservationsById(tx, approvals),
        changes: await reservationsById(tx, changes),
        withoutTable: await reservationsById(tx, withoutTable),
        mails: await mailsById(tx, mails),
        inquiries: await lettersById(tx, inquiries.map(ofKind('inquiry'))),
        messages: await lettersById(tx, messages.map(ofKind('message'))),
      };
    });
  }

  countInbox(): Promise<InboxCountsDto> {
    return this.count(onPool(this.source));
  }

  /** Throws `not_found` where no such mail has failed. */
  async settleEmail(id: string, isSettled: boolean, by: StaffMember): Promise<void> {
    await this.source.transaction(async (tx) => {
      const settledAt = isSettled ? this.clock.now() : null;
      const { affected } = await tx.update(EmailMessage, { id, status: 'failed' }, { settledAt });
      if (affected !== 1) throw new Problem('not_found');
      noteChange(tx, { topic: 'inbox' });
      await this.audit.add(tx, { by, deed: 'email.settle', subjectId: id, after: { isSettled } });
    });
  }

  private async count(run: RunStatement): Promise<InboxCountsDto> {
    const [row] = await run<Omit<InboxCountsDto, 'total'>>(countStatement, this.asked());
    const counts = row ?? { approvals: 0, changes: 0, withoutTable: 0, mails: 0, inquiries: 0, messages: 0 };
    return { ...counts, total: Object.values(counts).reduce((sum, count) => sum + count, 0) };
  }

  private asked(): unknown[] {
    const now = this.clock.now();
    return [staffDay(localMoment(now)), approvedHolding, now];
  }
}

const nothing: Waiting = { approvals: [], changes: [], withoutTable: [], mails: [], inquiries: [], messages: [] };

const ofKind = (kind: LetterKind) => (id: string) => ({ id, kind });

/** Rows in the order of their ids. */
function inOrder<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function reservationsById(tx: EntityManager, ids: string[]): Promise<ReservationDto[]> {
  return withTables(tx, inOrder(await tx.findBy(Reservation, { id: In(ids) }), ids));
}

async function mailsById(tx: EntityManager, ids: string[]): Promise<FailedEmailDto[]> {
  const mails = await tx.find(EmailMessage, { where: { id: In(ids) }, relations: { reservation: true } });
  return inOrder(mails, ids).map((mail) => FailedEmailDto.from(mail));
}
