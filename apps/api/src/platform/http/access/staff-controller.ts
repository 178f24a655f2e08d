import { Controller, applyDecorators } from '@nestjs/common';
import { ApiCookieAuth, ApiTags } from '@nestjs/swagger';
import { Reflector } from '@nestjs/core';
import type { Permission } from '@strapec/domain';
import { FailsWith } from '../problems/problem.dto.js';

/** `tag` is its heading in the documentation. */
export const StaffController = (path: string, tag: string): ClassDecorator =>
  applyDecorators(
    ApiTags(tag),
    ApiCookieAuth('staff'),
    FailsWith('unauthenticated', 'cross_site', 'not_permitted', 'busy'),
    Controller(path),
  );

export const RequiredPermission = Reflector.createDecorator<Permission | undefined>();

/** Of a call, or of all calls of a controller. Without it a staff call is always refused. */
export const RequirePermission = (permission: Permission) => RequiredPermission(permission);
