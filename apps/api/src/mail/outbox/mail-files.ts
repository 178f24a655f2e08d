import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ignoreMissingFile } from '../../platform/config/ignore-missing-file.js';
import { Settings } from '../../platform/config/settings.js';

/** While no mail server is configured. They contain guests' private links. */
@Injectable()
export class MailFiles implements OnApplicationBootstrap {
  readonly folder: string;

  constructor({ dataDir }: Settings) {
    this.folder = join(dataDir, 'mail');
  }

  onApplicationBootstrap(): Promise<void> {
    const warn = (error: unknown): void => new Logger(MailFiles.name).warn({ err: error }, 'mails stay readable');
    return this.close().catch(warn);
  }

  async save(messageId: string, message: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeFile(this.fileOf(messageId), message, { mode: 0o600 });
  }

  async remove(messageIds: readonly string[]): Promise<void> {
    for (const messageId of messageIds) await rm(this.fileOf(messageId), { force: true });
  }

  async removeOlderThan(moment: Date): Promise<number> {
    const names = (await ignoreMissingFile(readdir(this.folder))) ?? [];
    const aged = names.filter((name) => name.endsWith('.eml')).map((name) => join(this.folder, name));
    let count = 0;
    for (const file of aged) {
      const found = await ignoreMissingFile(stat(file));
      if (!found || found.mtime >= moment) continue;
      await rm(file, { force: true });
      count += 1;
    }
    return count;
  }

  /**
   * Files of an earlier version were readable to other accounts. The folder comes last, so that a killed process
   * repeats this.
   */
  private async close(): Promise<void> {
    const found = await ignoreMissingFile(stat(this.folder));
    if (!found || (found.mode & 0o077) === 0) return;
    for (const name of await readdir(this.folder)) await ignoreMissingFile(chmod(join(this.folder, name), 0o600));
    await chmod(this.folder, 0o700);
  }

  private fileOf(messageId: string): string {
    return join(this.folder, `${messageId.replace(/[^\w.@-]/g, '')}.eml`);
  }
}
