import type { InboxMessageKind } from '@strapec/domain';
import { type EntityManager, type EntityTarget, In } from 'typeorm';
import { ContactMessage } from '../../platform/database/entities/guests/contact-message.entity.js';
import { EventInquiry } from '../../platform/database/entities/guests/event-inquiry.entity.js';
import { InboxMessageDto } from './dto/inboxMessage.dto.js';

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

/** One type for both kinds, so that the same code handles them. */
export const inboxMessageKind = (kind: InboxMessageKind): InboxMessageKindParam<InboxMessageRow> =>
  kinds[kind] as InboxMessageKindParam<InboxMessageRow>;

/** Loads messages and inquiries, in the order of the given references. */
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
