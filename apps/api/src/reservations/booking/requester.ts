import type { ReservationSource } from '@strapec/domain';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { clientIp } from '../../platform/http/access/client-ip.js';
import { idempotencyKeyOf } from '../../platform/idempotency/idempotency-key.js';

/** What a call says beside its body. */
export interface Requester {
  ip: string;
  /** One for each opening of the form: a repeated call gets the same answer instead of a second table. */
  idempotencyKey: string | null;
  /** Whether the guest, without a script that could solve a captcha, confirms by the mail instead. */
  confirmsByMail?: boolean;
  /** Through whom it comes, where it is not the website. */
  source?: ReservationSource;
  /** Counts a request that was not answered before; throws when there are too many. */
  admit?: () => Promise<void>;
}

export const RequestedBy = createParamDecorator((_data: unknown, context: ExecutionContext): Requester => {
  const request = context.switchToHttp().getRequest<Request>();
  return { ip: clientIp(request), idempotencyKey: idempotencyKeyOf(request) };
});
