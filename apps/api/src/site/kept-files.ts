import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import type { Response } from 'express';
import { Clock } from '../clock/clock.js';
import { ifThere } from '../config/if-there.js';
import { Settings } from '../config/settings.js';
import { sendForEver } from './static-files.js';

/** Milliseconds for which a file stays that no process uses any more: a day, and the night until this is looked at. */
const keptFor = 2 * 24 * 60 * 60_000;

const assetPath = /^\/assets\/(\w[\w.-]*\.(?:js|css|woff2|svg|webp|avif|png))$/;

/**
 * Keeps the built files of earlier versions in DATA_DIR, for tabs that were open during an upgrade. Their names hold the hash of
 * their content, so that versions never get into each other's way.
 */
@Injectable()
export class KeptFiles implements OnApplicationBootstrap {
  private readonly logger = new Logger(KeptFiles.name);
  private readonly folder: string;
  private readonly built: string;

  constructor(
    { dataDir, webDist }: Settings,
    private readonly clock: Clock,
  ) {
    this.folder = join(dataDir, 'assets');
    this.built = join(webDist, 'client/assets');
  }

  onApplicationBootstrap(): void {
    void this.tidy();
  }

  /** Copies what is new, notes that our own files are in use, and removes what has been in use too long ago. */
  @Cron(CronExpression.EVERY_DAY_AT_5AM, { waitForCompletion: true })
  async tidy(): Promise<void> {
    const now = this.clock.now();
    try {
      const own = ((await ifThere(readdir(this.built))) ?? []).filter((name) => assetPath.test(`/assets/${name}`));
      if (own.length > 0) await mkdir(this.folder, { recursive: true });
      for (const name of own) await this.keep(name, now);
      for (const name of (await ifThere(readdir(this.folder))) ?? []) await this.forget(name, now);
    } catch (error) {
      this.logger.warn({ err: error }, 'built files not kept'); // a full disk: the site itself needs none of them
    }
  }

  /** Answers for every path below /assets; `false` for any other. */
  send(path: string, response: Response): boolean {
    if (!path.startsWith('/assets/')) return false;
    const [, name] = assetPath.exec(path) ?? [];
    sendForEver(name === undefined ? null : join(this.folder, name), response);
    return true;
  }

  private async keep(name: string, now: Date): Promise<void> {
    const kept = join(this.folder, name);
    if (!(await ifThere(stat(kept)))) {
      const half = `${kept}.${randomUUID()}.half`; // another process may read meanwhile
      await copyFile(join(this.built, name), half, constants.COPYFILE_FICLONE);
      await rename(half, kept);
    }
    await utimes(kept, now, now);
  }

  private async forget(name: string, now: Date): Promise<void> {
    const kept = join(this.folder, name);
    const { mtimeMs } = (await ifThere(stat(kept))) ?? { mtimeMs: now.getTime() };
    if (now.getTime() - mtimeMs > keptFor) await rm(kept, { force: true });
  }
}
