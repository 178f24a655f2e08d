import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { ignoreMissingFile } from '../../platform/config/ignore-missing-file.js';
import { removeFilesBefore } from '../../platform/config/remove-files-before.js';
import { Settings } from '../../platform/config/settings.js';
import { StoredFiles } from '../core/stored-files.js';

/** One day until the nightly cleanup, and one more. */
const maxUnusedMs = 2 * 24 * 60 * 60_000;

const assetPathPattern = /^\/assets\/(\w[\w.-]*\.(?:js|css|woff2|svg|webp|avif|png))$/;

/** For open tabs, and machines on the old version during an upgrade. */
@Injectable()
export class BuiltFiles implements OnApplicationBootstrap {
  private readonly logger = new Logger(BuiltFiles.name);
  firstUpdate = Promise.resolve();
  private readonly storedFiles: StoredFiles;
  private readonly localFolder: string;
  private readonly builtFolder: string;

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    { dataDir, webDist }: Settings,
  ) {
    this.localFolder = join(dataDir, 'assets');
    this.storedFiles = new StoredFiles(source, 'built_files', this.localFolder);
    this.builtFolder = join(webDist, 'client/assets');
  }

  onApplicationBootstrap(): void {
    this.firstUpdate = this.updateStoredFiles();
  }

  @Cron(CronExpression.EVERY_DAY_AT_5AM, { waitForCompletion: true })
  async updateStoredFiles(): Promise<void> {
    const now = this.clock.now();
    const unusedSince = new Date(now.getTime() - maxUnusedMs);
    try {
      const builtNames = (await ignoreMissingFile(readdir(this.builtFolder))) ?? [];
      const assetNames = builtNames.filter((name) => assetPathPattern.test(`/assets/${name}`));
      await this.storeNewFiles(assetNames);
      await this.source.query('UPDATE built_files SET used_at = $2 WHERE name = ANY ($1)', [assetNames, now]);
      await this.source.query('DELETE FROM built_files WHERE used_at < $1', [unusedSince]);
      await removeFilesBefore(unusedSince, this.localFolder);
    } catch (error) {
      this.logger.warn({ err: error }, 'built files not stored'); // the disk is full; the site does not need these files
    }
  }

  sendFile(path: string, response: Response): boolean {
    if (!path.startsWith('/assets/')) return false;
    const [, name] = assetPathPattern.exec(path) ?? [];
    this.storedFiles.sendFile(name ?? null, response);
    return true;
  }

  private async storeNewFiles(assetNames: readonly string[]): Promise<void> {
    const query = 'SELECT * FROM unnest($1::text[]) AS name EXCEPT SELECT name FROM built_files';
    const newFiles = await this.source.query<{ name: string }[]>(query, [assetNames]);
    const newNames = newFiles.map(({ name }) => name);
    await this.storedFiles.storeFiles(newNames, (name) => join(this.builtFolder, name));
  }
}
