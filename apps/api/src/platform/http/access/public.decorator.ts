import { Controller, applyDecorators } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiTags } from '@nestjs/swagger';

/** `undefined`: signed-in staff only. */
export const Access = Reflector.createDecorator<'everybody' | 'sessions' | undefined>();

export const Public = () => Access('everybody');

/** `tag` is its heading in the documentation. */
export const PublicController = (path: string, tag: string): ClassDecorator =>
  applyDecorators(ApiTags(tag), Public(), Controller(path));

/** Answers only our own pages. */
export const SessionOptional = () => Access('sessions');
