import { readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FairProcesses } from '../../platform/http/server/fair-processes.js';
import { programFile } from '../../platform/config/program-file.js';
import { ignoreMissingFile } from '../../platform/config/ignore-missing-file.js';
import { Settings } from '../../platform/config/settings.js';
import type { Seed } from '../../platform/database/migrate.js';
import { type MediaFile, mediaFileAt, mediaFilesOf, mediaName } from './media-names.js';
import { SharedFiles } from './shared-files.js';

@Injectable()
export class PicturePool extends FairProcesses {
  constructor() {
    super(programFile('content/images/picture-process.js'), { atOnce: 2, longest: 300_000 });
  }
}

export const cacheFolder = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'cache');

@Injectable()
export class PictureFiles {
  private readonly files: SharedFiles;

  constructor(source: DataSource, settings: Settings) {
    this.files = new SharedFiles(source, 'picture_files', join(cacheFolder(settings), 'media'));
  }

  async store(upload: string, largest: MediaFile): Promise<void> {
    const names = mediaFilesOf(largest).map(mediaName);
    try {
      await this.files.share(names, (name) => `${upload}.${name}`);
    } finally {
      for (const name of names) await rm(`${upload}.${name}`, { force: true });
    }
  }

  placeOf(file: MediaFile): string {
    return this.files.placeOf(mediaName(file));
  }

  async read(address: string): Promise<Buffer | null> {
    const file = mediaFileAt(address);
    return file && this.files.read(mediaName(file));
  }

  async copyHere(addresses: readonly (string | null)[]): Promise<void> {
    for (const address of addresses) await this.read(address ?? '');
  }
}

/** From the data folder of earlier versions. */
export const takePicturesOver =
  (dataDir: string): Seed =>
  async (source) => {
    const folder = join(dataDir, 'media');
    const files = new SharedFiles(source, 'picture_files', folder);
    for (const name of (await ignoreMissingFile(readdir(folder))) ?? []) {
      if (!mediaFileAt(`/media/${name}`)) continue;
      await files.share([name], () => files.placeOf(name));
      await rm(files.placeOf(name));
    }
    await rmdir(folder).catch(() => undefined); // missing or not empty
  };
