import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { unsentMailCounter, sentMailCounter } from '../../platform/metrics/process-metrics.js';
import { type LeasedMail, OutboxQueue } from './outbox-queue.js';
import { MailRenderer } from '../rendering/mail-renderer.js';
import { ObsoleteMailError } from '../rendering/mail-view.js';
import { MailTransport } from './mail-transport.js';

const batchSize = 10;
/** Milliseconds between two batches: mail servers throttle fast senders. */
const batchPauseMs = 500;
const pollIntervalMs = 2_000; // milliseconds
const shutdownWaitMs = 5_000; // milliseconds

/** Any number of processes may run it (rules §8, proof F3). */
@Injectable()
export class MailDispatcher implements BeforeApplicationShutdown {
  private readonly logger = new Logger(MailDispatcher.name);
  private readonly leaseTokensByMailId = new Map<string, string>();
  private currentRun: Promise<void> | null = null;
  private isDeliveryRequested = false;
  private readonly shutdownController = new AbortController();

  constructor(
    private readonly queue: OutboxQueue,
    private readonly renderer: MailRenderer,
    private readonly transport: MailTransport,
  ) {}

  @Interval(pollIntervalMs)
  requestDelivery(): void {
    this.isDeliveryRequested = true;
    this.currentRun ??= this.sendDueMails().finally(() => {
      this.currentRun = null;
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.shutdownController.abort();
    await Promise.race([this.currentRun, pause(shutdownWaitMs, undefined, { ref: false })]);
    await this.queue.releaseLeases([...new Set(this.leaseTokensByMailId.values())]);
  }

  private async sendDueMails(): Promise<void> {
    const { signal } = this.shutdownController;
    while (this.isDeliveryRequested && !signal.aborted) {
      this.isDeliveryRequested = false;
      try {
        const mails = await this.queue.claimMails(batchSize);
        await Promise.all(mails.map((mail) => this.sendMail(mail)));
        if (mails.length === batchSize) this.isDeliveryRequested = true;
      } catch (error) {
        this.logger.error({ err: error }, 'the outbox could not be read'); // the next round tries again
      }
      await pause(batchPauseMs, undefined, { signal }).catch(() => undefined);
    }
  }

  private async sendMail(mail: LeasedMail): Promise<void> {
    this.leaseTokensByMailId.set(mail.id, mail.leaseToken);
    try {
      if (this.queue.isReminderAtNight(mail)) throw new ObsoleteMailError();
      const { notifiedVisit = null, ...content } = await this.renderer.renderMail(mail);
      await this.transport.sendMail({ to: mail.recipient, messageId: mail.messageId, ...content });
      await this.queue.markSent(mail, notifiedVisit);
      sentMailCounter.inc();
    } catch (error) {
      if (error instanceof ObsoleteMailError) return await this.queue.dropMail(mail);
      unsentMailCounter.inc();
      this.logger.warn({ mail: mail.id, kind: mail.kind, attempt: mail.attempts }, 'a mail was not sent');
      await this.queue.markNotSent(mail, error);
    } finally {
      this.leaseTokensByMailId.delete(mail.id);
    }
  }
}
