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

export type InboxMessageRow = ContactMessage | EventInquiry;

export const inboxMessageEntities: Readonly<Record<InboxMessageKind, EntityTarget<InboxMessageRow>>> = {
  message: ContactMessage,
  inquiry: EventInquiry,
};

/** In the order of the ids. */
export async function loadInboxMessageDtos(manager: EntityManager, ids: readonly string[]): Promise<InboxMessageDto[]> {
  if (ids.length === 0) return [];
  const rows: InboxMessageRow[] = [];
  for (const entity of Object.values(inboxMessageEntities))
    rows.push(...(await manager.findBy(entity, { id: In(ids) })));
  return sortByIds(rows, ids).map((row) => InboxMessageDto.from(row));
}

export function sortByIds<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowsById.get(id) ?? []);
}
