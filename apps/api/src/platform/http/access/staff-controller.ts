import { Controller, applyDecorators } from '@nestjs/common';
import { ApiCookieAuth, ApiTags } from '@nestjs/swagger';
import { Reflector } from '@nestjs/core';
import type { Permission } from '@strapec/domain';
import { FailsWith } from '../problems/problem.dto.js';

/** A controller of calls with a session cookie; `tag` is its heading in the documentation. The guard requires a `May` on each call. */
export const StaffController = (path: string, tag: string): ClassDecorator =>
  applyDecorators(
    ApiTags(tag),
    ApiCookieAuth('staff'),
    FailsWith('unauthenticated', 'cross_site', 'not_permitted', 'busy'),
    Controller(path),
  );

/** The one permission that a staff call requires. Without it the call is always refused. */
export const May = Reflector.createDecorator<Permission | undefined>();
