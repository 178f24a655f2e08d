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

interface InboxMessageKindParam<Row> {
  table: string;
  entity: EntityTarget<Row>;
  dto: (row: Row) => InboxMessageDto;
}

const kinds = {
  message: { table: 'contact_messages', entity: ContactMessage, dto: (row) => InboxMessageDto.ofMessage(row) },
  inquiry: { table: 'event_inquiries', entity: EventInquiry, dto: (row) => InboxMessageDto.ofInquiry(row) },
} as const satisfies {
  message: InboxMessageKindParam<ContactMessage>;
  inquiry: InboxMessageKindParam<EventInquiry>;
};

export type InboxMessageRow = ContactMessage | EventInquiry;

export const inboxMessageKind = (kind: InboxMessageKind): InboxMessageKindParam<InboxMessageRow> =>
  kinds[kind] as InboxMessageKindParam<InboxMessageRow>;

export async function inboxMessagesById(
  manager: EntityManager,
  found: readonly { id: string; kind: InboxMessageKind }[],
): Promise<InboxMessageDto[]> {
  const inboxMessages = new Map<string, InboxMessageDto>();
  for (const kind of new Set(found.map((one) => one.kind))) {
    const ids = found.filter((one) => one.kind === kind).map(({ id }) => id);
    const { entity, dto } = inboxMessageKind(kind);
    for (const row of await manager.findBy(entity, { id: In(ids) })) inboxMessages.set(row.id, dto(row));
  }
  return found.flatMap(({ id }) => inboxMessages.get(id) ?? []);
}
