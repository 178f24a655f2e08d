import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { Problem } from '../http/problem.js';
import { Counters } from './counters.js';

/** Limits that depend on who the guest says to be (rules §6). */
@Injectable()
export class GuestLimits implements OnModuleInit {
  private readonly logger = new Logger(GuestLimits.name);

  constructor(
    private readonly counters: Counters,
    private readonly settings: Settings,
  ) {}

  get isOn(): boolean {
    return this.settings.rateLimitsOn;
  }

  onModuleInit(): void {
    if (!this.isOn) this.logger.warn('RATE_LIMITS=off: nobody is held back. For load tests only.');
  }

  /** Throws `suspicious_behavior` when one address uses too many e-mails, `email_rate_limit` when one e-mail comes too often. */
  async admit(email: string, ip: string): Promise<void> {
    if (!this.isOn) return;
    await this.countEmailsOf(ip, email);
    const hit = await this.counters.hit('reservationEmail', email);
    if (hit.isOver) throw new Problem('email_rate_limit', { retryAfter: hit.retryAfter });
  }

  /** Throws `ip_rate_limit` when one address does too much with one reservation. */
  async admitDeed(reservationId: string, ip: string): Promise<void> {
    if (!this.isOn) return;
    const { isOver, retryAfter } = await this.counters.hit('guestDeeds', `${ip} ${reservationId}`);
    if (isOver) throw new Problem('ip_rate_limit', { retryAfter });
  }

  /** Whether an e-mail may get its links once more. */
  async admitLinks(email: string): Promise<boolean> {
    return !this.isOn || !(await this.counters.hit('linksPerEmail', email)).isOver;
  }

  /** Takes an attempt of an e-mail back. */
  async forgive(email: string): Promise<void> {
    if (this.isOn) await this.counters.forgive('reservationEmail', email);
  }

  private async countEmailsOf(ip: string, email: string): Promise<void> {
    const pair = `${ip} ${email}`;
    const { isOver: isKnown } = await this.counters.hit('emailOfIp', pair);
    if (isKnown) return;
    const emails = await this.counters.hit('emailsPerIp', ip);
    if (!emails.isOver) return;
    await this.counters.forgive('emailOfIp', pair); // else the second try would pass as known
    throw new Problem('suspicious_behavior', { retryAfter: emails.retryAfter });
  }
}
