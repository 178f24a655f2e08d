import { Injectable } from '@nestjs/common';
import { Counters } from './counters.js';

/** Limits by the e-mail and telephone that a guest gives (rules §6). */
@Injectable()
export class GuestLimits {
  constructor(private readonly counters: Counters) {}

  get isOn(): boolean {
    return this.counters.isOn;
  }

  /** Throws `email_rate_limit` when one e-mail or telephone reserves too often. */
  async admit(guest: Guest): Promise<void> {
    for (const [name, who] of countersOf(guest)) await this.counters.admit(name, who, 'email_rate_limit');
  }

  async forgive(guest: Guest): Promise<void> {
    for (const [name, who] of countersOf(guest)) await this.counters.forgive(name, who);
  }

  /** Reports that too many guests reserve from one address, as in a hotel or from a robot. The next guests confirm by mail. */
  async isCrowded(ip: string, email: string): Promise<boolean> {
    const pair = `${ip} ${email}`;
    const { isOver: isKnown } = await this.counters.hit('emailOfIp', pair);
    if (isKnown) return false;
    const hits = await Promise.all([this.counters.hit('emailsPerIp', ip), this.counters.hit('emailsPerIpInDay', ip)]);
    const isOver = hits.some((hit) => hit.isOver);
    if (isOver) await this.counters.forgive('emailOfIp', pair); // otherwise the second attempt would pass as known
    return isOver;
  }

  /** Throws `too_many_unconfirmed` when one address has had too many tables held. */
  admitHold(ip: string): Promise<void> {
    return this.counters.admit('holdsPerIp', ip, 'too_many_unconfirmed');
  }

  forgiveHold(ip: string): Promise<void> {
    return this.counters.forgive('holdsPerIp', ip);
  }

  /** Throws `ip_rate_limit` when one address does too much with one reservation. */
  admitAction(reservationId: string, ip: string): Promise<void> {
    return this.counters.admit('guestActions', `${ip} ${reservationId}`, 'ip_rate_limit');
  }

  /** `true` when the links may be sent to an e-mail once more. */
  async admitLinks(email: string): Promise<boolean> {
    return !(await this.counters.hit('linksPerEmail', email)).isOver;
  }

  /** Throws `email_rate_limit` when forms of a kind without a captcha come too often for one e-mail. */
  admitPlainForm(kind: string, email: string): Promise<void> {
    return this.counters.admit('plainFormPerEmail', `${kind} ${email}`, 'email_rate_limit');
  }
}

interface Guest {
  email: string;
  phone: string;
}

const countersOf = ({ email, phone }: Guest) =>
  [
    ['reservationEmail', email],
    ['reservationPhone', phone],
  ] as const;
