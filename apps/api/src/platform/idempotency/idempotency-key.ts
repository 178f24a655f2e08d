import {
  type ExecutionContext,
  Injectable,
  type PipeTransform,
  applyDecorators,
  createParamDecorator,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { Clock } from '../clock/clock.js';
import { FailsWith } from '../http/problems/problem.dto.js';
import { fieldError, validationProblem } from '../http/problems/validation.pipe.js';

const idempotencyKeyPattern = /^[\x21-\x7e]{1,200}$/;

/** `null` when there is none. Throws `validation_failed`. */
export function readIdempotencyKey(request: Request): string | null {
  const key = request.get('idempotency-key');
  return key === undefined ? null : requireValidIdempotencyKey(key);
}

/** Throws `validation_failed` for an invalid key. */
export function requireValidIdempotencyKey(key: string): string {
  if (idempotencyKeyPattern.test(key)) return key;
  throw validationProblem([fieldError('Idempotency-Key', 'idempotency_key_invalid')]);
}

export interface Attempt {
  key: string | null;
  now: Date;
}

@Injectable()
class AttemptPipe implements PipeTransform<string | null, Attempt> {
  constructor(private readonly clock: Clock) {}

  transform(key: string | null): Attempt {
    return { key, now: this.clock.now() };
  }
}

const IdempotencyKeyHeader = createParamDecorator((_data: unknown, context: ExecutionContext): string | null =>
  readIdempotencyKey(context.switchToHttp().getRequest<Request>()),
);

/** The `Idempotency-Key` and the time of the request. */
export const RequestAttempt = (): ParameterDecorator => IdempotencyKeyHeader(AttemptPipe);

export function Idempotent(): MethodDecorator {
  const header = ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description:
      'Any visible characters, new for each opening of the form, kept for 24 hours: a repeated request gets the same answer, and nothing is made twice.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  });
  return applyDecorators(header, FailsWith('idempotency_mismatch'));
}
