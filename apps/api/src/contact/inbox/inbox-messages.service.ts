import type { InboxMessageKind } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog, type NewAuditEntry } from '../../audit/audit-log.js';
import { announceAfterCommit } from '../../platform/change-feed/announce-after-commit.js';
import { Clock } from '../../platform/clock/clock.js';
import { lockRow } from '../../platform/http/problems/require-found.js';
import { requireCurrentVersion } from '../../platform/http/fields/row-version.js';
import { type StaffMember, toStaffDisplayName } from '../../platform/http/access/staff-member.js';
import {
  type MarkAnsweredDto,
  type InboxCursor,
  InboxMessageDto,
  type InboxMessageListDto,
  type ListInboxMessagesDto,
  type SaveStaffNoteDto,
  parseInboxCursor,
  formatInboxCursor,
} from './dto/inbox-message.dto.js';
import {
  type InboxMessageRef,
  type InboxMessageRow,
  loadInboxMessageDtos,
  inboxMessageEntities,
} from './inbox-message-rows.js';

const defaultLimit = 25;

/** Empty when only the other kind is requested. */
const selectKindSql = (kind: InboxMessageKind, table: string): string => `
  (SELECT id, answered_at IS NULL AS "isOpen", created_at AS "createdAt" FROM ${table}
  WHERE ($1::text IS NULL OR $1 = '${kind}')
    AND ($2::boolean IS NULL OR ((answered_at IS NULL), created_at, id) < ($2, $3::timestamptz, $4::uuid))
  ORDER BY (answered_at IS NULL) DESC, created_at DESC, id DESC LIMIT $5)`;

const listMessagesSql = `${selectKindSql('message', 'contact_messages')} UNION ALL ${selectKindSql('inquiry', 'event_inquiries')}
  ORDER BY "isOpen" DESC, "createdAt" DESC, id DESC LIMIT $5`;

@Injectable()
export class InboxMessagesService {
  constructor(
    private readonly source: DataSource,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async listInboxMessages({ kind, after, limit = defaultLimit }: ListInboxMessagesDto): Promise<InboxMessageListDto> {
    const cursor = after === undefined ? null : parseInboxCursor(after);
    return this.source.transaction('REPEATABLE READ', async (tx) => {
      const values = [kind, cursor?.isOpen, cursor?.createdAt, cursor?.id, limit];
      const pageRows = await tx.query<InboxCursor[]>(listMessagesSql, values);
      const lastRow = pageRows.length === limit ? pageRows.at(-1) : undefined;
      const ids = pageRows.map(({ id }) => id);
      return { items: await loadInboxMessageDtos(tx, ids), next: lastRow ? formatInboxCursor(lastRow) : null };
    });
  }

  /** The first time counts. Throws `not_found`. */
  async markMessageRead({ kind, id }: InboxMessageRef): Promise<InboxMessageDto> {
    const entity = inboxMessageEntities[kind];
    return this.source.transaction(async (tx) => {
      const row = await lockRow(tx, entity, { id });
      row.readAt ??= this.clock.now();
      await tx.update(entity, { id }, { readAt: row.readAt });
      return InboxMessageDto.from(row);
    });
  }

  /** Throws `not_found` and `changed_meanwhile`. */
  async markMessageAnswered(
    ref: InboxMessageRef,
    { isAnswered, version }: MarkAnsweredDto,
    by: StaffMember,
  ): Promise<InboxMessageDto> {
    const answer = { answeredAt: this.clock.now(), answeredBy: by.id, answeredByName: toStaffDisplayName(by) };
    const noAnswer = { answeredAt: null, answeredBy: null, answeredByName: null };
    const action = isAnswered ? 'inboxMessage.answer' : 'inboxMessage.reopen';
    const auditEntry = { by, action, subjectId: ref.id, after: { kind: ref.kind } } as const;
    return this.updateMessage({ ...ref, version }, isAnswered ? answer : noAnswer, auditEntry);
  }

  /** Throws `not_found` and `changed_meanwhile`. The audit log has no text. */
  async saveStaffNote(
    ref: InboxMessageRef,
    { staffNote, version }: SaveStaffNoteDto,
    by: StaffMember,
  ): Promise<InboxMessageDto> {
    const after = { kind: ref.kind, hasNote: staffNote !== null };
    const auditEntry = { by, action: 'inboxMessage.note', subjectId: ref.id, after } as const;
    return this.updateMessage({ ...ref, version }, { staffNote }, auditEntry);
  }

  private async updateMessage(
    { kind, id, version }: InboxMessageRef & { version: number },
    values: Partial<Pick<InboxMessageRow, 'answeredAt' | 'answeredBy' | 'answeredByName' | 'staffNote'>>,
    auditEntry: NewAuditEntry,
  ): Promise<InboxMessageDto> {
    const entity = inboxMessageEntities[kind];
    return this.source.transaction(async (tx) => {
      const row = await lockRow(tx, entity, { id });
      requireCurrentVersion(version, row, (current) => InboxMessageDto.from(current));
      const updatedFields = { ...values, version: version + 1 };
      await tx.update(entity, { id }, updatedFields);
      announceAfterCommit(tx, { topic: 'inbox' });
      await this.audit.addEntries(tx, auditEntry);
      return InboxMessageDto.from(Object.assign(row, updatedFields));
    });
  }
}
