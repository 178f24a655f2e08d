import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { ifThere } from '../config/if-there.js';
import { Settings } from '../config/settings.js';

/** The mails that were written to files because no mail server is named. */
@Injectable()
export class MailFiles {
  readonly folder: string;

  constructor({ dataDir }: Settings) {
    this.folder = join(dataDir, 'mail');
  }

  async keep(messageId: string, message: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await writeFile(this.fileOf(messageId), message);
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

  private fileOf(messageId: string): string {
    return join(this.folder, `${messageId.replace(/[^\w.@-]/g, '')}.eml`);
  }
}
