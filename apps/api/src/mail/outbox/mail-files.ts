import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ignoreMissingFile } from '../../platform/config/ignore-missing-file.js';
import { removeFilesBefore } from '../../platform/config/remove-files-before.js';
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
    return this.restrictAccess().catch(warn);
  }

  async saveMail(messageId: string, message: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeFile(this.filePath(messageId), message, { mode: 0o600 });
  }

  async removeMails(messageIds: readonly string[]): Promise<void> {
    for (const messageId of messageIds) await rm(this.filePath(messageId), { force: true });
  }

  removeMailsBefore(moment: Date): Promise<number> {
    return removeFilesBefore(moment, this.folder, '.eml');
  }

  /**
   * Files of an earlier version were readable to other accounts. The folder comes last, so that a killed process
   * repeats this.
   */
  private async restrictAccess(): Promise<void> {
    const folderStats = await ignoreMissingFile(stat(this.folder));
    if (!folderStats || (folderStats.mode & 0o077) === 0) return;
    for (const name of await readdir(this.folder)) await ignoreMissingFile(chmod(join(this.folder, name), 0o600));
    await chmod(this.folder, 0o700);
  }

  private filePath(messageId: string): string {
    return join(this.folder, `${messageId.replace(/[^\w.@-]/g, '')}.eml`);
  }
}
