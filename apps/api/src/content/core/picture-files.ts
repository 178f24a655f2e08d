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
import { type MediaFile, parseMediaAddress, listMediaFiles, mediaName } from './media-file.js';
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
  private readonly storedFiles: StoredFiles;

  constructor(source: DataSource, settings: Settings) {
    this.storedFiles = new StoredFiles(source, 'picture_files', join(cacheFolder(settings), 'media'));
  }

  async storePicture(uploadPath: string, largestFile: MediaFile): Promise<void> {
    const fileNames = listMediaFiles(largestFile).map(mediaName);
    try {
      await this.storedFiles.storeFiles(fileNames, (name) => `${uploadPath}.${name}`);
    } finally {
      for (const name of fileNames) await rm(`${uploadPath}.${name}`, { force: true });
    }
  }

  sendFile(path: string, response: Response): boolean {
    if (!path.startsWith('/media/')) return false;
    const mediaFile = parseMediaAddress(path);
    this.storedFiles.sendFile(mediaFile && mediaName(mediaFile), response);
    return true;
  }

  async ensureLocalCopies(addresses: readonly (string | null)[]): Promise<void> {
    const mediaFiles = addresses.flatMap((address) => parseMediaAddress(address ?? '') ?? []);
    for (const file of mediaFiles) await this.storedFiles.readAndCopyToDisk(mediaName(file));
  }
}

/** From the data folder of earlier versions. */
export const importEarlierPictures =
  (dataDir: string): Seed =>
  async (source) => {
    const earlierFolder = join(dataDir, 'media');
    const storedFiles = new StoredFiles(source, 'picture_files', earlierFolder);
    for (const name of (await ignoreMissingFile(readdir(earlierFolder))) ?? []) {
      if (!parseMediaAddress(`/media/${name}`)) continue;
      await storedFiles.storeFiles([name], () => storedFiles.filePath(name));
      await rm(storedFiles.filePath(name));
    }
    await rmdir(earlierFolder).catch(() => undefined); // missing or not empty
  };
