import { Controller, applyDecorators } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiTags } from '@nestjs/swagger';

/** `undefined`: signed-in staff only. */
export const RouteAccess = Reflector.createDecorator<'everybody' | 'sessions' | undefined>();

export const Public = () => RouteAccess('everybody');

/** `tag` is its heading in the documentation. */
export const PublicController = (path: string, tag: string): ClassDecorator =>
  applyDecorators(ApiTags(tag), Public(), Controller(path));

/** Answers only our own pages. */
export const SessionOptional = () => RouteAccess('sessions');
