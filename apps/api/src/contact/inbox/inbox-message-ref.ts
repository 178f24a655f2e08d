import { type InboxMessageKind, inboxMessageKinds } from '@strapec/domain';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Request } from 'express';
import { Problem } from '../../platform/http/problems/problem.js';

export interface InboxMessageRef {
  kind: InboxMessageKind;
  id: string;
}

/** The message or inquiry in the path. Throws `not_found` for an unknown kind or an invalid id. */
export const InboxMessageParam = createParamDecorator((_data: unknown, context: ExecutionContext): InboxMessageRef => {
  const { params } = context.switchToHttp().getRequest<Request>();
  const kind = inboxMessageKinds.find((one) => one === params['kind']);
  if (!kind || !isUUID(params['id'])) throw new Problem('not_found');
  return { kind, id: String(params['id']) };
});
