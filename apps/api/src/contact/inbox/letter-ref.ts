import { type LetterKind, letterKinds } from '@strapec/domain';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Request } from 'express';
import { Problem } from '../../platform/http/problems/problem.js';

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
