import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ifThere } from '../config/if-there.js';
import { Settings } from '../config/settings.js';
import { PictureFile } from '../database/entities/picture-file.entity.js';
import type { Seed } from '../database/migrate.js';
import { SharedRead } from '../database/shared-read.js';
import { uploadFolder } from '../http/upload-folder.js';
import { type MediaFile, mediaAddress, mediaFileAt, mediaFilesOf, mediaName } from './media-names.js';

/** Below it lie, by their addresses, the files that this machine has read from the database; it may go at any time. */
export const cacheFolder = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'cache');

/** The uploaded pictures: rows that all machines share, and on each a copy of those that it has sent. */
@Injectable()
export class PictureFiles {
  private readonly logger = new Logger(PictureFiles.name);
  /** One at a time, however many guests ask. */
  private readonly rows = new SharedRead((names: readonly string[]) => this.readAll(names));

  constructor(
    private readonly source: DataSource,
    private readonly settings: Settings,
  ) {}

  /** Keeps the encodings that the picture process has written beside an upload. */
  async keep(upload: string, largest: MediaFile): Promise<void> {
    const names = mediaFilesOf(largest).map(mediaName);
    try {
      for (const name of names) await keepRow(this.source, name, await readFile(`${upload}.${name}`));
    } finally {
      for (const name of names) await rm(`${upload}.${name}`, { force: true });
    }
  }

  /** Where the copy of a file lies, if there is one. */
  placeOf(file: MediaFile): string {
    return join(cacheFolder(this.settings), mediaAddress(file));
  }

  /** Reads the file of an address below /media from the database, and copies it; `null` when there is none. */
  async read(address: string): Promise<Buffer | null> {
    const file = mediaFileAt(address);
    return (file && (await this.rows.of(mediaName(file)))) ?? null;
  }

  /** Copies those of the addresses that are pictures of ours. */
  async bring(addresses: readonly (string | null)[]): Promise<void> {
    for (const address of addresses) await this.read(address ?? '');
  }

  private async readAll(names: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
    const contents = new Map<string, Buffer>();
    for (const name of names) {
      const row = await this.source.manager.findOneBy(PictureFile, { name });
      if (row) contents.set(name, row.content);
      // a full disk, or a folder that was taken away meanwhile: the next one who asks is answered from the database as well
      if (row) await this.copy(row).catch((error: unknown) => this.logger.warn({ err: error }, 'picture not copied'));
    }
    return contents;
  }

  /** A name appears with its whole content or not at all. */
  private async copy({ name, content }: PictureFile): Promise<void> {
    const folder = join(cacheFolder(this.settings), 'media');
    const draft = join(uploadFolder(this.settings), randomUUID());
    await mkdir(folder, { recursive: true });
    await writeFile(draft, content);
    await rename(draft, join(folder, name));
  }
}

/** A seed that moves the pictures of earlier versions from the data folder into the database, one by one. */
export const takePicturesOver =
  (dataDir: string): Seed =>
  async (source) => {
    const folder = join(dataDir, 'media');
    for (const name of (await ifThere(readdir(folder))) ?? []) {
      if (!mediaFileAt(`/media/${name}`)) continue;
      await keepRow(source, name, await readFile(join(folder, name)));
      await rm(join(folder, name));
    }
    await rmdir(folder).catch(() => undefined); // not there, or something else lies in it
  };

const keepRow = (source: DataSource, name: string, content: Buffer): Promise<unknown> =>
  source.createQueryBuilder().insert().into(PictureFile).values({ name, content }).orIgnore().execute();
