import { type CustomDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';

/**
 * Who a call is opened to: `everybody` never meets the session at all, `sessions` are those that look at it and let in
 * whoever comes. Nothing said: signed-in staff.
 */
export type Door = 'everybody' | 'sessions';

const doorKey = 'door';
const reflector = new Reflector();

/** Opens a call, or all calls of a controller, to everybody. Whatever does not carry it wants a signed-in member of staff. */
export const Public = (): CustomDecorator => SetMetadata<string, Door>(doorKey, 'everybody');

/** Opens a call to everybody that has to do with being signed in: it knows the session and answers our own pages only. */
export const SignedInOrNot = (): CustomDecorator => SetMetadata<string, Door>(doorKey, 'sessions');

/** How far the call that is being made was opened, if at all. */
export function doorOf(context: ExecutionContext): Door | undefined {
  return reflector.getAllAndOverride<Door | undefined>(doorKey, [context.getHandler(), context.getClass()]);
}
