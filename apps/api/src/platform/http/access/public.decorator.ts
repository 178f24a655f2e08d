import { type CustomDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';

/**
 * The access to a call: `sessions` reads the session if there is one, the other value ignores it. Both are open without
 * sign-in; without a value the call is for signed-in staff.
 */
export type RouteAccess = 'everybody' | 'sessions';

const accessKey = 'access';
const reflector = new Reflector();

/** Opens a call, or all calls of a controller, without sign-in. All other calls require a signed-in staff member. */
export const Public = (): CustomDecorator => SetMetadata<string, RouteAccess>(accessKey, 'everybody');

/** Opens a call about the session itself, such as the login, to clients without one. It answers only our own pages. */
export const SignedInOrNot = (): CustomDecorator => SetMetadata<string, RouteAccess>(accessKey, 'sessions');

/** The access to the current call; `undefined` for staff only. */
export function accessOf(context: ExecutionContext): RouteAccess | undefined {
  return reflector.getAllAndOverride<RouteAccess | undefined>(accessKey, [context.getHandler(), context.getClass()]);
}
