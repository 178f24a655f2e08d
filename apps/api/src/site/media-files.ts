import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { Settings } from '../config/settings.js';
import { mediaFileAt, mediaName } from '../content/media-names.js';
import { sendForEver } from './static-files.js';

/** The uploaded pictures. Their names hold the hash of their content, so that they are kept for ever. */
@Injectable()
export class MediaFiles {
  private readonly folder: string;

  constructor(settings: Settings) {
    this.folder = join(settings.dataDir, 'media');
  }

  /** Answers for every path below /media; `false` for any other. */
  send(path: string, response: Response): boolean {
    if (!path.startsWith('/media/')) return false;
    const file = mediaFileAt(path);
    if (file) response.type(`image/${file.format}`);
    sendForEver(file ? join(this.folder, mediaName(file)) : null, response);
    return true;
  }
}
