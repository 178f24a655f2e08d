import { applyDecorators } from '@nestjs/common';
import { ApiCookieAuth } from '@nestjs/swagger';
import { FailsWith } from '../problems/problem.dto.js';

/** Documents a staff controller: the session it wants, and how every call without one fails. The guard does the work. */
export const ForStaff = (): ClassDecorator & MethodDecorator =>
  applyDecorators(ApiCookieAuth('staff'), FailsWith('unauthenticated', 'cross_site', 'not_permitted', 'busy'));
