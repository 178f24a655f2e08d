import { readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { FairProcessPool } from '../../platform/http/server/fair-process-pool.js';
import { programFileUrl } from '../../platform/config/program-file.js';
import { ignoreMissingFile } from '../../platform/config/ignore-missing-file.js';
import { Settings } from '../../platform/config/settings.js';
import type { Seed } from '../../platform/database/migrate.js';
import { type MediaFile, parseMediaAddress, mediaFilesOf, mediaName } from './media-file.js';
import { StoredFiles } from './stored-files.js';

@Injectable()
export class PicturePool extends FairProcessPool {
  constructor() {
    super(programFileUrl('content/images/picture-process.js'), { concurrency: 2, timeoutMs: 300_000 });
  }
}

export const cacheFolder = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'cache');

@Injectable()
export class PictureFiles {
  private readonly files: StoredFiles;

  constructor(source: DataSource, settings: Settings) {
    this.files = new StoredFiles(source, 'picture_files', join(cacheFolder(settings), 'media'));
  }

  async storePicture(uploadPath: string, largestFile: MediaFile): Promise<void> {
    const names = mediaFilesOf(largestFile).map(mediaName);
    try {
      await this.files.storeFiles(names, (name) => `${uploadPath}.${name}`);
    } finally {
      for (const name of names) await rm(`${uploadPath}.${name}`, { force: true });
    }
  }

  sendFile(path: string, response: Response): boolean {
    if (!path.startsWith('/media/')) return false;
    const mediaFile = parseMediaAddress(path);
    this.files.sendFile(mediaFile && mediaName(mediaFile), response);
    return true;
  }

  async copyToDisk(addresses: readonly (string | null)[]): Promise<void> {
    const files = addresses.flatMap((address) => parseMediaAddress(address ?? '') ?? []);
    for (const file of files) await this.files.readStoredFile(mediaName(file));
  }
}

/** From the data folder of earlier versions. */
export const importEarlierPictures =
  (dataDir: string): Seed =>
  async (source) => {
    const folder = join(dataDir, 'media');
    const files = new StoredFiles(source, 'picture_files', folder);
    for (const name of (await ignoreMissingFile(readdir(folder))) ?? []) {
      if (!parseMediaAddress(`/media/${name}`)) continue;
      await files.storeFiles([name], () => files.filePath(name));
      await rm(files.filePath(name));
    }
    await rmdir(folder).catch(() => undefined); // missing or not empty
  };
