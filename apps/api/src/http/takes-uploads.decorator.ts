import { type ExecutionContext, SetMetadata, applyDecorators } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { FailsWith } from './problem.dto.js';

const key = 'takesUploads';
const reflector = new Reflector();

/**
 * Lets a staff call take `multipart/form-data`, which every other refuses. A form of another site can send that without
 * asking first, so such a call must say where it comes from (own-pages.ts).
 */
export const TakesUploads = (): MethodDecorator => applyDecorators(SetMetadata(key, true), FailsWith('files_waiting'));

export function takesUploads(context: ExecutionContext): boolean {
  return reflector.get<boolean | undefined>(key, context.getHandler()) === true;
}
