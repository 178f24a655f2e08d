import { type InboxMessageKind, inboxMessageKinds } from '@strapec/domain';
import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Request } from 'express';
import { type EntityManager, type EntityTarget, In } from 'typeorm';
import { Problem } from '../../platform/http/problems/problem.js';
import { ContactMessage } from '../../platform/database/entities/guests/contact-message.entity.js';
import { EventInquiry } from '../../platform/database/entities/guests/event-inquiry.entity.js';
import { InboxMessageDto } from './dto/inbox-message.dto.js';

export interface InboxMessageRef {
  kind: InboxMessageKind;
  id: string;
}

/** Throws `not_found` for an unknown kind or an invalid id. */
export const InboxMessageParam = createParamDecorator((_data: unknown, context: ExecutionContext): InboxMessageRef => {
  const { params } = context.switchToHttp().getRequest<Request>();
  const kind = inboxMessageKinds.find((one) => one === params['kind']);
  if (!kind || !isUUID(params['id'])) throw new Problem('not_found');
  return { kind, id: String(params['id']) };
});

interface InboxMessageSource<Row> {
  table: string;
  entity: EntityTarget<Row>;
  toDto: (row: Row) => InboxMessageDto;
}

const sourcesByKind = {
  message: { table: 'contact_messages', entity: ContactMessage, toDto: (row) => InboxMessageDto.fromMessage(row) },
  inquiry: { table: 'event_inquiries', entity: EventInquiry, toDto: (row) => InboxMessageDto.fromInquiry(row) },
} as const satisfies {
  message: InboxMessageSource<ContactMessage>;
  inquiry: InboxMessageSource<EventInquiry>;
};

export type InboxMessageRow = ContactMessage | EventInquiry;

export const inboxMessageSource = (kind: InboxMessageKind): InboxMessageSource<InboxMessageRow> =>
  sourcesByKind[kind] as InboxMessageSource<InboxMessageRow>;

export async function inboxMessagesById(
  manager: EntityManager,
  refs: readonly { id: string; kind: InboxMessageKind }[],
): Promise<InboxMessageDto[]> {
  const inboxMessages = new Map<string, InboxMessageDto>();
  for (const kind of new Set(refs.map((one) => one.kind))) {
    const ids = refs.filter((one) => one.kind === kind).map(({ id }) => id);
    const { entity, toDto } = inboxMessageSource(kind);
    for (const row of await manager.findBy(entity, { id: In(ids) })) inboxMessages.set(row.id, toDto(row));
  }
  return refs.flatMap(({ id }) => inboxMessages.get(id) ?? []);
}
