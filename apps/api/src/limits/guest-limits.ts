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

  /** Throws `email_rate_limit` when one e-mail or telephone reserves too often. */
  async admit(guest: Guest): Promise<void> {
    if (!this.isOn) return;
    for (const [name, who] of countersOf(guest)) {
      const { isOver, retryAfter } = await this.counters.hit(name, who);
      if (isOver) throw new Problem('email_rate_limit', { retryAfter });
    }
  }

  /** Takes an attempt of a guest back. */
  async forgive(guest: Guest): Promise<void> {
    if (!this.isOn) return;
    for (const [name, who] of countersOf(guest)) await this.counters.forgive(name, who);
  }

  /** Whether so many guests reserve from one address that the next ones confirm by mail: a hotel does, and so does a robot. */
  async isCrowded(ip: string, email: string): Promise<boolean> {
    if (!this.isOn) return false;
    const pair = `${ip} ${email}`;
    const { isOver: isKnown } = await this.counters.hit('emailOfIp', pair);
    if (isKnown) return false;
    const hits = await Promise.all([this.counters.hit('emailsPerIp', ip), this.counters.hit('emailsPerIpInDay', ip)]);
    const isOver = hits.some((hit) => hit.isOver);
    if (isOver) await this.counters.forgive('emailOfIp', pair); // else the second try would pass as known
    return isOver;
  }

  /** Throws `too_many_unconfirmed` when one address has had too many tables held. */
  async admitHold(ip: string): Promise<void> {
    if (!this.isOn) return;
    const { isOver, retryAfter } = await this.counters.hit('holdsPerIp', ip);
    if (isOver) throw new Problem('too_many_unconfirmed', { retryAfter });
  }

  /** Takes a hold back that came to nothing. */
  async forgiveHold(ip: string): Promise<void> {
    if (this.isOn) await this.counters.forgive('holdsPerIp', ip);
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

  /** Throws `email_rate_limit` when forms of a kind without a captcha come too often for one e-mail. */
  async admitPlainForm(kind: string, email: string): Promise<void> {
    if (!this.isOn) return;
    const { isOver, retryAfter } = await this.counters.hit('plainFormPerEmail', `${kind} ${email}`);
    if (isOver) throw new Problem('email_rate_limit', { retryAfter });
  }
}

/** The e-mail and telephone that a guest is known by, each in one form. */
interface Guest {
  email: string;
  phone: string;
}

const countersOf = ({ email, phone }: Guest) =>
  [
    ['reservationEmail', email],
    ['reservationPhone', phone],
  ] as const;
