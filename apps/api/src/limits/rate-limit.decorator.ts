import { type CustomDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { LimitedCall } from './limits.js';

const key = 'rateLimit';
const reflector = new Reflector();

/** Limits how often one address may make this call (rules §6). */
export const RateLimit = (call: LimitedCall): CustomDecorator => SetMetadata(key, call);

/** What the call that is being made counts as; most calls are not limited. */
export const limitedCallOf = (context: ExecutionContext): LimitedCall | undefined =>
  reflector.get<LimitedCall | undefined>(key, context.getHandler());
