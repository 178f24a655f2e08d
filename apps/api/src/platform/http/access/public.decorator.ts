import { type CustomDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';

/** Without a value the call is for signed-in staff; `sessions` reads the session if there is one. */
export type RouteAccess = 'everybody' | 'sessions';

const accessKey = 'access';
const reflector = new Reflector();

/** All other calls require a signed-in staff member. */
export const Public = (): CustomDecorator => SetMetadata<string, RouteAccess>(accessKey, 'everybody');

/** Such as the login; it answers only our own pages. */
export const SignedInOrNot = (): CustomDecorator => SetMetadata<string, RouteAccess>(accessKey, 'sessions');

/** `undefined` for staff only. */
export function accessOf(context: ExecutionContext): RouteAccess | undefined {
  return reflector.getAllAndOverride<RouteAccess | undefined>(accessKey, [context.getHandler(), context.getClass()]);
}
