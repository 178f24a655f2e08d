import { applyDecorators } from '@nestjs/common';
import { ApiCookieAuth } from '@nestjs/swagger';
import { FailsWith } from '../problems/problem.dto.js';

/** Documents a staff controller: its session cookie, and the errors of its calls. The guard enforces them. */
export const ForStaff = (): ClassDecorator & MethodDecorator =>
  applyDecorators(ApiCookieAuth('staff'), FailsWith('unauthenticated', 'cross_site', 'not_permitted', 'busy'));
