import { normalizeIp } from '@nestjs/throttler';
import type { Request } from 'express';
import { type ExecutionContext, createParamDecorator } from '@nestjs/common';

/** The /64 network of an IPv6 address belongs to one customer (rules §6). */
export const clientIp = ({ ip }: Request): string => normalizeIp(ip ?? '');

export const ClientIp = createParamDecorator((_data: unknown, context: ExecutionContext): string =>
  clientIp(context.switchToHttp().getRequest<Request>()),
);
