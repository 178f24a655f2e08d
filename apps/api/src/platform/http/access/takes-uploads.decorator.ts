import { join } from 'node:path';
import { type ExecutionContext, SetMetadata, UseInterceptors, applyDecorators } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { FileInterceptor, MulterModule } from '@nestjs/platform-express';
import { ApiConsumes } from '@nestjs/swagger';
import { Settings } from '../../config/settings.js';
import { FailsWith } from '../problems/problem.dto.js';

const key = 'takesUploads';
const reflector = new Reflector();

/** A file of a multipart form, in the folder of uploads until it has been read. */
export interface ReceivedFile {
  path: string;
  originalname: string;
}

/** Where files wait for their turn. */
export const uploadFolder = ({ dataDir }: Settings): string => join(dataDir, 'uploads');

/** What a module imports whose calls take files. */
export const uploads = MulterModule.registerAsync({
  inject: [Settings],
  useFactory: (settings: Settings) => ({ dest: uploadFolder(settings) }),
});

/**
 * Lets a staff call take `multipart/form-data` with a file, which every other refuses. A form of another site can send that
 * without asking first, so such a call must say where it comes from (own-pages.ts).
 */
export const TakesUploads = (limits: object): MethodDecorator =>
  applyDecorators(
    SetMetadata(key, true),
    ApiConsumes('multipart/form-data'),
    FailsWith('validation_failed', 'malformed_request', 'payload_too_large', 'unsupported_media_type', 'files_waiting'),
    UseInterceptors(FileInterceptor('file', { limits })),
  );

export function takesUploads(context: ExecutionContext): boolean {
  return reflector.get<boolean | undefined>(key, context.getHandler()) === true;
}
