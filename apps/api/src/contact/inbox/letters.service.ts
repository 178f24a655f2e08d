import { type LetterKind, letterKinds } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { noteChange } from '../../platform/change-feed/note-change.js';
import { Clock } from '../../platform/clock/clock.js';
import { lockedRow } from '../../platform/http/problems/found.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { type StaffMember, nameOfStaff } from '../../platform/http/access/staff-member.js';
import {
  type AnswerLetterDto,
  type LetterDto,
  type LetterListDto,
  type ListLettersDto,
  type NoteLetterDto,
  readPlace,
  writePlace,
} from './dto/letter.dto.js';
import { type LetterRef, type LetterRow, letterKind, lettersById } from './letters.js';

const usualPage = 25;

interface Listed extends LetterRef {
  isOpen: boolean;
  createdAt: Date;
}

const openFirst = `ORDER BY "isOpen" DESC, "createdAt" DESC, id DESC LIMIT $5`;

/** Rows of one kind, read backwards from its index; empty when only the other kind is requested. */
const listOf = (kind: LetterKind): string => `
  (SELECT '${kind}' AS kind, id, answered_at IS NULL AS "isOpen", created_at AS "createdAt" FROM ${letterKind(kind).table}
  WHERE ($1::text IS NULL OR $1 = '${kind}')
    AND ($2::boolean IS NULL OR ((answered_at IS NULL), created_at, id) < ($2, $3::timestamptz, $4::uuid))
  ORDER BY (answered_at IS NULL) DESC, created_at DESC, id DESC LIMIT $5)`;

const listStatement = `SELECT * FROM (${letterKinds.map(listOf).join(' UNION ALL ')}) AS letters ${openFirst}`;

@Injectable()
export class LettersService {
  constructor(
    private readonly source: DataSource,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async listLetters({ kind, after, limit = usualPage }: ListLettersDto): Promise<LetterListDto> {
    const place = after === undefined ? null : readPlace(after);
    return this.source.transaction('REPEATABLE READ', async (tx) => {
      const asked = [kind, place?.isOpen, place?.createdAt, place?.id, limit];
      const found = await tx.query<Listed[]>(listStatement, asked);
      const last = found.length === limit ? found.at(-1) : undefined;
      return { items: await lettersById(tx, found), next: last ? writePlace(last) : null };
    });
  }

  /** Marks it as read; the first time counts. Throws `not_found`. */
  async readLetter(ref: LetterRef): Promise<LetterDto> {
    return this.source.transaction(async (tx) => {
      const row = await lockedRow(tx, letterKind(ref.kind).entity, { id: ref.id });
      row.readAt ??= this.clock.now();
      await tx.update(letterKind(ref.kind).entity, { id: ref.id }, { readAt: row.readAt });
      return letterKind(ref.kind).dto(row);
    });
  }

  /** Throws `not_found` and `changed_meanwhile`. */
  async answerLetter(ref: LetterRef, { isAnswered, version }: AnswerLetterDto, by: StaffMember): Promise<LetterDto> {
    const answer = { answeredAt: this.clock.now(), answeredBy: by.id, answeredByName: nameOfStaff(by) };
    const none = { answeredAt: null, answeredBy: null, answeredByName: null };
    return this.source.transaction(async (tx) => {
      const changed = await change(tx, { ...ref, version }, isAnswered ? answer : none);
      const deed = isAnswered ? 'letter.answer' : 'letter.reopen';
      await this.audit.add(tx, { by, deed, subjectId: ref.id, after: { kind: ref.kind } });
      return changed;
    });
  }

  /** Throws `not_found` and `changed_meanwhile`. The audit log does not contain the note's text. */
  async noteLetter(ref: LetterRef, { staffNote, version }: NoteLetterDto, by: StaffMember): Promise<LetterDto> {
    return this.source.transaction(async (tx) => {
      const changed = await change(tx, { ...ref, version }, { staffNote });
      const after = { kind: ref.kind, hasNote: staffNote !== null };
      await this.audit.add(tx, { by, deed: 'letter.note', subjectId: ref.id, after });
      return changed;
    });
  }
}

async function change(
  tx: EntityManager,
  { version, ...ref }: LetterRef & { version: number },
  values: Partial<Pick<LetterRow, 'answeredAt' | 'answeredBy' | 'answeredByName' | 'staffNote'>>,
): Promise<LetterDto> {
  const { entity, dto } = letterKind(ref.kind);
  const row = await lockedRow(tx, entity, { id: ref.id });
  if (row.version !== version) throw new Problem('changed_meanwhile', { members: { current: dto(row) } });
  const next = { ...values, version: version + 1 };
  await tx.update(entity, { id: ref.id }, next);
  noteChange(tx, { topic: 'inbox' });
  return dto(Object.assign(row, next));
}
