import { type InboxMessageKind, inboxMessageKinds } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { noteChange } from '../../platform/change-feed/note-change.js';
import { Clock } from '../../platform/clock/clock.js';
import { lockedRow } from '../../platform/http/problems/found.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { type StaffMember, nameOfStaff } from '../../platform/http/access/staff-member.js';
import {
  type AnswerInboxMessageDto,
  type InboxCursor,
  type InboxMessageDto,
  type InboxMessageListDto,
  type ListInboxMessagesDto,
  type NoteInboxMessageDto,
  readCursor,
  writeCursor,
} from './dto/inbox-message.dto.js';
import { type InboxMessageRef, type InboxMessageRow, inboxMessageKind, inboxMessagesById } from './inbox-messages.js';

const usualPage = 25;

const openFirst = `ORDER BY "isOpen" DESC, "createdAt" DESC, id DESC LIMIT $5`;

/** Empty when only the other kind is requested. */
const listOf = (kind: InboxMessageKind): string => `
  (SELECT '${kind}' AS kind, id, answered_at IS NULL AS "isOpen", created_at AS "createdAt" FROM ${inboxMessageKind(kind).table}
  WHERE ($1::text IS NULL OR $1 = '${kind}')
    AND ($2::boolean IS NULL OR ((answered_at IS NULL), created_at, id) < ($2, $3::timestamptz, $4::uuid))
  ORDER BY (answered_at IS NULL) DESC, created_at DESC, id DESC LIMIT $5)`;

const listStatement = `SELECT * FROM (${inboxMessageKinds.map(listOf).join(' UNION ALL ')}) AS inbox_messages ${openFirst}`;

@Injectable()
export class InboxMessagesService {
  constructor(
    private readonly source: DataSource,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async listInboxMessages({ kind, after, limit = usualPage }: ListInboxMessagesDto): Promise<InboxMessageListDto> {
    const place = after === undefined ? null : readCursor(after);
    return this.source.transaction('REPEATABLE READ', async (tx) => {
      const values = [kind, place?.isOpen, place?.createdAt, place?.id, limit];
      const found = await tx.query<(InboxCursor & InboxMessageRef)[]>(listStatement, values);
      const last = found.length === limit ? found.at(-1) : undefined;
      return { items: await inboxMessagesById(tx, found), next: last ? writeCursor(last) : null };
    });
  }

  /** The first time counts. Throws `not_found`. */
  async readInboxMessage(ref: InboxMessageRef): Promise<InboxMessageDto> {
    return this.source.transaction(async (tx) => {
      const row = await lockedRow(tx, inboxMessageKind(ref.kind).entity, { id: ref.id });
      row.readAt ??= this.clock.now();
      await tx.update(inboxMessageKind(ref.kind).entity, { id: ref.id }, { readAt: row.readAt });
      return inboxMessageKind(ref.kind).dto(row);
    });
  }

  /** Throws `not_found` and `changed_meanwhile`. */
  async answerInboxMessage(
    ref: InboxMessageRef,
    { isAnswered, version }: AnswerInboxMessageDto,
    by: StaffMember,
  ): Promise<InboxMessageDto> {
    const answer = { answeredAt: this.clock.now(), answeredBy: by.id, answeredByName: nameOfStaff(by) };
    const none = { answeredAt: null, answeredBy: null, answeredByName: null };
    return this.source.transaction(async (tx) => {
      const changed = await change(tx, { ...ref, version }, isAnswered ? answer : none);
      const action = isAnswered ? 'inboxMessage.answer' : 'inboxMessage.reopen';
      await this.audit.addEntries(tx, { by, action, subjectId: ref.id, after: { kind: ref.kind } });
      return changed;
    });
  }

  /** Throws `not_found` and `changed_meanwhile`. The audit log has no text. */
  async noteInboxMessage(
    ref: InboxMessageRef,
    { staffNote, version }: NoteInboxMessageDto,
    by: StaffMember,
  ): Promise<InboxMessageDto> {
    return this.source.transaction(async (tx) => {
      const changed = await change(tx, { ...ref, version }, { staffNote });
      const after = { kind: ref.kind, hasNote: staffNote !== null };
      await this.audit.addEntries(tx, { by, action: 'inboxMessage.note', subjectId: ref.id, after });
      return changed;
    });
  }
}

async function change(
  tx: EntityManager,
  { version, ...ref }: InboxMessageRef & { version: number },
  values: Partial<Pick<InboxMessageRow, 'answeredAt' | 'answeredBy' | 'answeredByName' | 'staffNote'>>,
): Promise<InboxMessageDto> {
  const { entity, dto } = inboxMessageKind(ref.kind);
  const row = await lockedRow(tx, entity, { id: ref.id });
  if (row.version !== version) throw new Problem('changed_meanwhile', { members: { current: dto(row) } });
  const next = { ...values, version: version + 1 };
  await tx.update(entity, { id: ref.id }, next);
  noteChange(tx, { topic: 'inbox' });
  return dto(Object.assign(row, next));
}
