import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { Settings } from '../config/settings.js';
import type { StaffMember } from '../http/staff-member.js';
import { fieldError, validationProblem } from '../http/validation.pipe.js';
import { type MediaFile, mediaAddress } from '../site-content/media-names.js';
import type { UploadedImageDto } from './dto/uploaded-image.dto.js';
import { encodePicture } from './encode-picture.js';
import { pictureFormat } from './picture-format.js';
import { keepPicture } from './keep-picture.js';

/** A file of a multipart form, held in memory. */
export interface ReceivedFile {
  buffer: Buffer;
}

/** Ten megabytes (rules §10), one file, and nothing beside it. */
export const uploadLimits = { fileSize: 10 * 1024 * 1024, files: 1, fields: 0, parts: 1 };

/** Takes pictures in. What is kept is our own encoding of the pixels: nothing of the file itself survives. */
@Injectable()
export class UploadImage {
  /** One picture at a time: a large one takes hundreds of megabytes while it is encoded. */
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly source: DataSource,
    private readonly audit: AuditLog,
    private readonly settings: Settings,
  ) {}

  /** Throws `validation_failed` for what is not a picture that we take. */
  async uploadImage(file: ReceivedFile | undefined, by: StaffMember): Promise<UploadedImageDto> {
    if (!file || file.buffer.length === 0) throw refused('image_required');
    if (!pictureFormat(file.buffer)) throw refused('image_unknown');
    const taken = this.turn.then(() => this.takeIn(file.buffer));
    this.turn = taken.catch(() => undefined);
    const largest = await taken;
    const imageUrl = mediaAddress(largest);
    await this.source.transaction((tx) => this.audit.add(tx, { by, deed: 'image.upload', subjectId: imageUrl }));
    return { imageUrl, width: largest.width, height: largest.height };
  }

  /** Answers with the largest WebP, whose name stands for the whole picture. */
  private async takeIn(content: Buffer): Promise<MediaFile> {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
    const encoded = await encodePicture(content);
    if (typeof encoded === 'string') throw refused(encoded);
    return keepPicture(this.settings.dataDir, hash, encoded);
  }
}

const refused = (code: string) => validationProblem([fieldError('file', code)]);
