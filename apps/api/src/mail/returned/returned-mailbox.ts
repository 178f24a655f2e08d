import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import type { ImapFlow, SearchObject } from 'imapflow';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Settings } from '../../platform/config/settings.js';
import { claimWork, saveReport } from '../../platform/database/system-reports.js';
import { RecordReturnedMail, maxReturnedMailBytes } from './record-returned-mail.js';

// milliseconds
const minRunIntervalMs = 4 * 60_000; // less than the five minutes between two runs, so that each may claim the work
const maxRunMs = 2 * 60_000;
const mailboxTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

const maxMailsPerRun = 200; // mails in one run, the newest first
const reportSearch: SearchObject = {
  seen: false,
  smaller: maxReturnedMailBytes,
  or: [{ header: { 'content-type': 'delivery-status' } }, { from: 'mailer-daemon' }, { from: 'postmaster' }],
};

/** Other mails stay unread, and nothing is deleted (rules §8). */
@Injectable()
export class ReturnedMailbox implements BeforeApplicationShutdown {
  private readonly logger = new Logger(ReturnedMailbox.name);
  private client: ImapFlow | null = null;
  private isClosing = false;

  constructor(
    private readonly recorder: RecordReturnedMail,
    private readonly source: DataSource,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** In one of several processes. */
  @Cron(CronExpression.EVERY_5_MINUTES, { waitForCompletion: true })
  async readMailbox(): Promise<void> {
    const { bounceMailbox } = this.settings.mail;
    const startedAt = this.clock.now();
    try {
      const claim = { now: startedAt, notSince: new Date(startedAt.getTime() - minRunIntervalMs) };
      if (bounceMailbox === null || !(await claimWork(this.source, 'returned-mail', claim))) return;
      const failure = await this.recordUnseenMails(new URL(bounceMailbox)).then(() => null, describeFailure);
      if (this.isClosing) return;
      if (failure !== null) this.logger.warn(`the mailbox of returned mails cannot be read: ${failure}`);
      await saveReport(this.source, 'returned-mail', { at: startedAt, isOk: failure === null, result: { failure } });
    } catch (error) {
      this.logger.warn({ err: error }, 'the mailbox of returned mails was not read; the next run tries again');
    }
  }

  beforeApplicationShutdown(): void {
    this.isClosing = true;
    this.client?.close();
  }

  private async recordUnseenMails(mailbox: URL): Promise<void> {
    const client = (this.client = await createImapClient(mailbox));
    const timeout = setTimeout(() => client.close(), maxRunMs);
    try {
      await client.connect();
      await client.mailboxOpen(decodeURIComponent(mailbox.pathname.slice(1)) || 'INBOX');
      const unseenUids = (await client.search(reportSearch, { uid: true })) || [];
      for (const uid of unseenUids.slice(-maxMailsPerRun)) await this.recordUnseenMail(client, String(uid));
    } finally {
      clearTimeout(timeout);
      client.close();
    }
  }

  private async recordUnseenMail(client: ImapFlow, uid: string): Promise<void> {
    const mail = await client.fetchOne(uid, { source: true }, { uid: true });
    if (!mail || !mail.source) return;
    const outcome = await this.recorder.recordReturnedMail(mail.source);
    if (outcome !== 'ignored') await client.messageFlagsAdd(uid, ['\\Seen'], { uid: true });
  }
}

/** Encrypted or not at all. */
async function createImapClient({ protocol, hostname, port, username, password }: URL): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow'); // uses memory only if a mailbox is configured
  const secure = protocol === 'imaps:';
  const client = new ImapFlow({
    ...mailboxTimeouts,
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
function describeFailure(error: unknown): string {
  const { authenticationFailed, code } = error as { authenticationFailed?: boolean; code?: string };
  return authenticationFailed ? 'the sign-in was refused' : (code ?? 'no such folder, or the connection broke');
}
