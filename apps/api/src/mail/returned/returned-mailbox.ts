import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import type { ImapFlow, SearchObject } from 'imapflow';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Settings } from '../../platform/config/settings.js';
import { claimWork, keepReport } from '../../platform/database/system-reports.js';
import { ReturnedMails, longestReturnedMail } from './returned-mails.js';

// milliseconds
const apart = 4 * 60_000; // shorter than the interval
const longestRun = 2 * 60_000;
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

const mostRead = 200; // mails in one run, the newest first
const search: SearchObject = {
  seen: false,
  smaller: longestReturnedMail,
  or: [{ header: { 'content-type': 'delivery-status' } }, { from: 'mailer-daemon' }, { from: 'postmaster' }],
};

/** Other mails stay unread, and nothing is deleted (rules §8). */
@Injectable()
export class ReturnedMailbox implements BeforeApplicationShutdown {
  private readonly logger = new Logger(ReturnedMailbox.name);
  private client: ImapFlow | null = null;
  private isClosing = false;

  constructor(
    private readonly mails: ReturnedMails,
    private readonly source: DataSource,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** In one of several processes. */
  @Cron(CronExpression.EVERY_5_MINUTES, { waitForCompletion: true })
  async readMailbox(): Promise<void> {
    const { bounceMailbox } = this.settings.mail;
    const at = this.clock.now();
    try {
      const claim = { now: at, notSince: new Date(at.getTime() - apart) };
      if (bounceMailbox === null || !(await claimWork(this.source, 'returned-mail', claim))) return;
      const failure = await this.read(new URL(bounceMailbox)).then(() => null, reasonOf);
      if (this.isClosing) return;
      if (failure !== null) this.logger.warn(`the mailbox of returned mails cannot be read: ${failure}`);
      await keepReport(this.source, 'returned-mail', { at, isOk: failure === null, result: { failure } });
    } catch (error) {
      this.logger.warn({ err: error }, 'the mailbox of returned mails was not read; the next run tries again');
    }
  }

  beforeApplicationShutdown(): void {
    this.isClosing = true;
    this.client?.close();
  }

  private async read(mailbox: URL): Promise<void> {
    const client = (this.client = await clientFor(mailbox));
    const timeIsUp = setTimeout(() => client.close(), longestRun);
    try {
      await client.connect();
      await client.mailboxOpen(decodeURIComponent(mailbox.pathname.slice(1)) || 'INBOX');
      const unseen = (await client.search(search, { uid: true })) || [];
      for (const uid of unseen.slice(-mostRead)) await this.readOne(client, String(uid));
    } finally {
      clearTimeout(timeIsUp);
      client.close();
    }
  }

  private async readOne(client: ImapFlow, uid: string): Promise<void> {
    const mail = await client.fetchOne(uid, { source: true }, { uid: true });
    if (!mail || !mail.source) return;
    const outcome = await this.mails.record(mail.source);
    if (outcome !== 'ignored') await client.messageFlagsAdd(uid, ['\\Seen'], { uid: true });
  }
}

/** Encrypted or not at all. */
async function clientFor({ protocol, hostname, port, username, password }: URL): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow'); // uses memory only if a mailbox is configured
  const secure = protocol === 'imaps:';
  const client = new ImapFlow({
    ...timeouts,
    ...(secure || /^(localhost|127\.|\[::1\])/.test(hostname) ? {} : { doSTARTTLS: true }),
    host: hostname.replace(/[[\]]/g, ''),
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
  });
  client.on('error', () => undefined); // the current command fails with the same error
  return client;
}

/** The server's text may name the mailbox. */
function reasonOf(error: unknown): string {
  const { authenticationFailed, code } = error as { authenticationFailed?: boolean; code?: string };
  return authenticationFailed ? 'the sign-in was refused' : (code ?? 'no such folder, or the connection broke');
}
