import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { Settings } from '../config/settings.js';
import { sendProblem } from '../http/problem.filter.js';
import { Problem } from '../http/problem.js';
import { requestIdOf } from '../http/request-id.js';
import { mediaFileAt, mediaName } from '../site-content/media-names.js';

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
    if (!file) this.refuse(response);
    else
      response
        .type(`image/${file.format}`)
        .sendFile(join(this.folder, mediaName(file)), { maxAge: '1y', immutable: true, dotfiles: 'allow' }, (error) => {
          if (error && !response.headersSent) this.refuse(response);
        });
    return true;
  }

  private refuse(response: Response): void {
    sendProblem(response, new Problem('not_found'), requestIdOf(response.req));
  }
}
