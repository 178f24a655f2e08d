import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { Clock } from '../../platform/clock/clock.js';
import { removeFilesBefore } from '../../platform/config/remove-files-before.js';
import { Settings } from '../../platform/config/settings.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { type ReceivedFile, uploadFolderOf } from '../../platform/http/access/uploads.js';
import { fieldError, validationProblem } from '../../platform/http/problems/validation.pipe.js';
import { type MediaFile, mediaAddress } from '../core/media-file.js';
import { PictureFiles, PicturePool } from '../core/picture-files.js';
import type { UploadedImageDto } from './image.dto.js';

/** Rules §10. */
export const pictureUploadLimits = { fileSize: 10 * 1024 * 1024, files: 1, fields: 0, parts: 1 };

const maxUploadTimeMs = 3_600_000; // milliseconds; older files are from killed processes

type UploadKind = 'picture' | 'logo';

/** Stores only newly encoded pixels, never the uploaded file. */
@Injectable()
export class UploadImage implements OnModuleInit {
  constructor(
    private readonly source: DataSource,
    private readonly audit: AuditLog,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly picturePool: PicturePool,
    private readonly pictureFiles: PictureFiles,
  ) {}

  async onModuleInit(): Promise<void> {
    const cutoff = new Date(this.clock.now().getTime() - maxUploadTimeMs);
    await removeFilesBefore(cutoff, uploadFolderOf(this.settings)).catch((error: Error) => {
      new Logger(UploadImage.name).warn(`Earlier uploads remain: ${error.message}`); // the site opens without uploads too
    });
  }

  /** Throws `validation_failed` for an unaccepted picture, `files_waiting`. */
  async uploadImage(file: ReceivedFile | undefined, by: StaffMember, kind: UploadKind): Promise<UploadedImageDto> {
    if (!file) throw fileProblem('image_required');
    const largestFile = await this.encodeAndStore(file.path, by, kind).finally(() => rm(file.path, { force: true }));
    const imageUrl = mediaAddress(largestFile);
    await this.source.transaction((tx) =>
      this.audit.addEntries(tx, { by, action: 'image.upload', subjectId: imageUrl }),
    );
    return { imageUrl, width: largestFile.width, height: largestFile.height };
  }

  private async encodeAndStore(uploadPath: string, by: StaffMember, kind: UploadKind): Promise<MediaFile> {
    const fileHead = await readFileHead(uploadPath);
    if (fileHead.length === 0) throw fileProblem('image_required');
    if (!isPicture(fileHead) && !(kind === 'logo' && isSvg(fileHead))) throw fileProblem('image_unknown');
    const taskName = kind === 'logo' ? 'encodeLogo' : 'encodeUpload';
    const pendingFile = this.picturePool.runTask<MediaFile | string>(taskName, { file: uploadPath }, by.id);
    const mediaFileOrCode = await pendingFile.catch((error: Error) => {
      if (error.name === 'AbortError') return 'image_broken'; // over the time limit
      throw error;
    });
    if (typeof mediaFileOrCode === 'string') throw fileProblem(mediaFileOrCode);
    await this.pictureFiles.storePicture(uploadPath, mediaFileOrCode);
    return mediaFileOrCode;
  }
}

const readFileHead = async (path: string): Promise<Buffer> =>
  Buffer.concat(await createReadStream(path, { end: 15 }).toArray());

const fileProblem = (code: string) => validationProblem([fieldError('file', code)]);

const isSvg = (fileHead: Buffer): boolean =>
  /^(\xef\xbb\xbf)?\s*<(\?xml|svg|!--|!DOCTYPE svg)/i.test(fileHead.toString('latin1'));

/** JPEG, PNG, WebP or AVIF by the first bytes; SVG can contain scripts. */
const isPicture = (fileHead: Buffer): boolean =>
  /^(\xff\xd8\xff|\x89PNG\r\n|RIFF[^]{4}WEBP|[^]{4}ftyp(avif|avis))/.test(fileHead.toString('latin1'));
