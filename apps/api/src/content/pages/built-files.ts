import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { ignoreMissingFile } from '../../platform/config/ignore-missing-file.js';
import { Settings } from '../../platform/config/settings.js';
import { SharedFiles } from '../core/shared-files.js';
import { sendForEver } from './static-files.js';

/** One day until the nightly cleanup, and one more. */
const unusedFor = 2 * 24 * 60 * 60_000;

const assetPath = /^\/assets\/(\w[\w.-]*\.(?:js|css|woff2|svg|webp|avif|png))$/;

/** For open tabs, and machines on the old version during an upgrade. */
@Injectable()
export class BuiltFiles implements OnApplicationBootstrap {
  private readonly logger = new Logger(BuiltFiles.name);
  shared = Promise.resolve();
  private readonly files: SharedFiles;
  private readonly folder: string;
  private readonly built: string;

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    { dataDir, webDist }: Settings,
  ) {
    this.folder = join(dataDir, 'assets');
    this.files = new SharedFiles(source, 'built_files', this.folder);
    this.built = join(webDist, 'client/assets');
  }

  onApplicationBootstrap(): void {
    this.shared = this.tidy();
  }

  @Cron(CronExpression.EVERY_DAY_AT_5AM, { waitForCompletion: true })
  async tidy(): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - unusedFor);
    try {
      const built = (await ignoreMissingFile(readdir(this.built))) ?? [];
      const own = built.filter((name) => assetPath.test(`/assets/${name}`));
      await this.share(own);
      await this.source.query('UPDATE built_files SET used_at = $2 WHERE name = ANY ($1)', [own, now]);
      await this.source.query('DELETE FROM built_files WHERE used_at < $1', [before]);
      for (const name of (await ignoreMissingFile(readdir(this.folder))) ?? []) await this.removeUnused(name, before);
    } catch (error) {
      this.logger.warn({ err: error }, 'built files not stored'); // the disk is full; the site does not need these files
    }
  }

  sendFile(path: string, response: Response): boolean {
    if (!path.startsWith('/assets/')) return false;
    const [, name] = assetPath.exec(path) ?? [];
    if (name === undefined) sendForEver(null, response);
    else sendForEver(this.files.placeOf(name), response, () => this.files.read(name));
    return true;
  }

  private async share(own: readonly string[]): Promise<void> {
    const query = 'SELECT name FROM built_files WHERE name = ANY ($1)';
    const there = new Set((await this.source.query<{ name: string }[]>(query, [own])).map(({ name }) => name));
    const isNew = (name: string): boolean => !there.has(name);
    await this.files.share(own.filter(isNew), (name) => join(this.built, name));
  }

  private async removeUnused(name: string, before: Date): Promise<void> {
    const file = join(this.folder, name);
    const { mtime } = (await ignoreMissingFile(stat(file))) ?? { mtime: before };
    if (mtime < before) await rm(file, { force: true });
  }
}
