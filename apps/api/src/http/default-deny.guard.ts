import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Problem } from './problem.js';
import { isPublicKey } from './public.decorator.js';

/** Lets nobody in where no door was opened by `@Public()` (decisions §1). Staff sign-in comes with the admin area. */
@Injectable()
export class DefaultDenyGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const isPublic = this.reflector.getAllAndOverride<boolean | undefined>(isPublicKey, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!isPublic) throw new Problem('unauthenticated');
    return true;
  }
}
