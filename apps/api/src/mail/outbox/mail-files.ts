import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ifThere } from '../../platform/config/if-there.js';
import { Settings } from '../../platform/config/settings.js';

/** The mails that were written to files because no mail server is named: they hold the links of guests. */
@Injectable()
export class MailFiles implements OnApplicationBootstrap {
  readonly folder: string;

  constructor({ dataDir }: Settings) {
    this.folder = join(dataDir, 'mail');
  }

  onApplicationBootstrap(): Promise<void> {
    const isAnothers = (error: unknown): void => new Logger(MailFiles.name).warn({ err: error }, 'mails stay readable');
    return this.close().catch(isAnothers);
  }

  async keep(messageId: string, message: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeFile(this.fileOf(messageId), message, { mode: 0o600 });
  }

  /** Those that were written; of the others there is nothing to throw away. */
  async throwAway(messageIds: readonly string[]): Promise<void> {
    for (const messageId of messageIds) await rm(this.fileOf(messageId), { force: true });
  }

  /** Answers with their number. */
  async throwAwayOlderThan(moment: Date): Promise<number> {
    const names = (await ifThere(readdir(this.folder))) ?? []; // nothing has ever been written
    const aged = names.filter((name) => name.endsWith('.eml')).map((name) => join(this.folder, name));
    let count = 0;
    for (const file of aged) {
      const found = await ifThere(stat(file));
      if (!found || found.mtime >= moment) continue; // another process has removed it, or it is not old enough
      await rm(file, { force: true });
      count += 1;
    }
    return count;
  }

  /** To other accounts of the machine, as an earlier version did not; the folder last, lest a kill leaves files out. */
  private async close(): Promise<void> {
    const found = await ifThere(stat(this.folder));
    if (!found || (found.mode & 0o077) === 0) return;
    for (const name of await readdir(this.folder)) await ifThere(chmod(join(this.folder, name), 0o600));
    await chmod(this.folder, 0o700);
  }

  private fileOf(messageId: string): string {
    return join(this.folder, `${messageId.replace(/[^\w.@-]/g, '')}.eml`);
  }
}
