import { type LetterKind, letterKinds } from '@strapec/domain';
import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Request } from 'express';
import { type EntityManager, type EntityTarget, In } from 'typeorm';
import { Problem } from '../../platform/http/problems/problem.js';
import { ContactMessage } from '../../platform/database/entities/guests/contact-message.entity.js';
import { EventInquiry } from '../../platform/database/entities/guests/event-inquiry.entity.js';
import { LetterDto } from './dto/letter.dto.js';

export interface LetterRef {
  kind: LetterKind;
  id: string;
}

/** The message or inquiry in the path. Throws `not_found` for an unknown kind or an invalid id. */
export const ThisLetter = createParamDecorator((_data: unknown, context: ExecutionContext): LetterRef => {
  const { params } = context.switchToHttp().getRequest<Request>();
  const kind = letterKinds.find((one) => one === params['kind']);
  if (!kind || !isUUID(params['id'])) throw new Problem('not_found');
  return { kind, id: String(params['id']) };
});

interface KindOfLetter<Row> {
  table: string;
  entity: EntityTarget<Row>;
  dto: (row: Row) => LetterDto;
}

const kinds = {
  message: { table: 'contact_messages', entity: ContactMessage, dto: (row) => LetterDto.ofMessage(row) },
  inquiry: { table: 'event_inquiries', entity: EventInquiry, dto: (row) => LetterDto.ofInquiry(row) },
} as const satisfies {
  message: KindOfLetter<ContactMessage>;
  inquiry: KindOfLetter<EventInquiry>;
};

export type LetterRow = ContactMessage | EventInquiry;

/** One type for both kinds, so that the same code handles them. */
export const letterKind = (kind: LetterKind): KindOfLetter<LetterRow> => kinds[kind] as KindOfLetter<LetterRow>;

export async function lettersById(
  manager: EntityManager,
  found: readonly { id: string; kind: LetterKind }[],
): Promise<LetterDto[]> {
  const letters = new Map<string, LetterDto>();
  for (const kind of new Set(found.map((one) => one.kind))) {
    const ids = found.filter((one) => one.kind === kind).map(({ id }) => id);
    const { entity, dto } = letterKind(kind);
    for (const row of await manager.findBy(entity, { id: In(ids) })) letters.set(row.id, dto(row));
  }
  return found.flatMap(({ id }) => letters.get(id) ?? []);
}
