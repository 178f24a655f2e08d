import { type CustomDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Permission } from '@strapec/domain';

const key = 'permission';
const reflector = new Reflector();

/** Names the one permission that a staff call asks for; without it the call is closed to everybody. */
export const May = (permission: Permission): CustomDecorator => SetMetadata<string, Permission>(key, permission);

/** What the call that is being made asks for. */
export const permissionFor = (context: ExecutionContext): Permission | undefined =>
  reflector.get<Permission | undefined>(key, context.getHandler());
