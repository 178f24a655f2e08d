import type { ReservationSource } from '@strapec/domain';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { clientIp } from '../../platform/http/access/client-ip.js';
import { idempotencyKeyOf } from '../../platform/idempotency/idempotency-key.js';

/** The parts of a request outside its body. */
export interface Requester {
  ip: string;
  /** One per opened form: a repeated request gets the same answer instead of a second table. */
  idempotencyKey: string | null;
  /** True for a guest without a script that could solve a captcha, who confirms by mail instead. */
  confirmsByMail?: boolean;
  source?: ReservationSource;
  /** Counts a request that has no earlier answer; throws when there are too many. */
  admit?: () => Promise<void>;
}

export const RequestedBy = createParamDecorator((_data: unknown, context: ExecutionContext): Requester => {
  const request = context.switchToHttp().getRequest<Request>();
  return { ip: clientIp(request), idempotencyKey: idempotencyKeyOf(request) };
});
