import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { clientIp } from '../http/client-ip.js';
import { fieldError, validationProblem } from '../http/validation.pipe.js';

/** What a call says beside its body. */
export interface Requester {
  ip: string;
  /** One for each opening of the form: a repeated call gets the same answer instead of a second table. */
  idempotencyKey: string | null;
}

const visibleCharacters = /^[\x21-\x7e]{1,200}$/;

export const RequestedBy = createParamDecorator((_data: unknown, context: ExecutionContext): Requester => {
  const request = context.switchToHttp().getRequest<Request>();
  const idempotencyKey = request.get('idempotency-key') ?? null;
  if (idempotencyKey !== null && !visibleCharacters.test(idempotencyKey)) {
    throw validationProblem([fieldError('Idempotency-Key', 'idempotency_key_invalid')]);
  }
  return { ip: clientIp(request), idempotencyKey };
});
