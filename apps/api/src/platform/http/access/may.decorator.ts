import { type CustomDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Permission } from '@strapec/domain';

const key = 'permission';
const reflector = new Reflector();

/** The one permission that a staff call requires. Without it the call is always refused. */
export const May = (permission: Permission): CustomDecorator => SetMetadata<string, Permission>(key, permission);

export const permissionFor = (context: ExecutionContext): Permission | undefined =>
  reflector.get<Permission | undefined>(key, context.getHandler());
