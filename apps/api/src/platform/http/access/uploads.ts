import { join } from 'node:path';
import { UseInterceptors, applyDecorators } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { FileInterceptor, MulterModule } from '@nestjs/platform-express';
import { ApiConsumes } from '@nestjs/swagger';
import { Settings } from '../../config/settings.js';
import { FailsWith } from '../problems/problem.dto.js';

export const IsUploadCall = Reflector.createDecorator<boolean | undefined>();

/** It stays in the upload folder until it has been read. */
export interface ReceivedFile {
  path: string;
  originalname: string;
}

export const uploadFolderOf = ({ dataDir }: Settings): string => join(dataDir, 'uploads');

export const uploadModule = MulterModule.registerAsync({
  inject: [Settings],
  useFactory: (settings: Settings) => ({ dest: uploadFolderOf(settings) }),
});

/** A form of another site can send `multipart/form-data` without a preflight, so the call must prove its origin (same-origin.guard.ts). */
export const AcceptsUpload = (limits: object): MethodDecorator =>
  applyDecorators(
    IsUploadCall(true),
    ApiConsumes('multipart/form-data'),
    FailsWith('validation_failed', 'files_waiting'),
    UseInterceptors(FileInterceptor('file', { limits })),
  );
