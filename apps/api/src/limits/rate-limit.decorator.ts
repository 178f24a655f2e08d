import { type CustomDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type LimitedCall, type LimitName, limitsOfCall } from './limits.js';

const key = 'rateLimit';
const reflector = new Reflector();

/** Limits how often one address may make this call (decisions §6). */
export const RateLimit = (call: LimitedCall): CustomDecorator => SetMetadata(key, call);

/** Whether a limit applies to the call that is being made. */
export function isLimitedBy(name: LimitName, context: ExecutionContext): boolean {
  const call = reflector.get<LimitedCall | undefined>(key, context.getHandler());
  return call !== undefined && (limitsOfCall[call] as readonly LimitName[]).includes(name);
}
