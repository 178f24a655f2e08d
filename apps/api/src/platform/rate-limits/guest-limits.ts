import { Injectable } from '@nestjs/common';
import { Counters } from './counters.js';

/** Rules §6. */
@Injectable()
export class GuestLimits {
  constructor(private readonly counters: Counters) {}

  get isOn(): boolean {
    return this.counters.isOn;
  }

  /** Throws `email_rate_limit`. */
  async admitGuest(guest: Guest): Promise<void> {
    for (const [name, who] of countersOf(guest)) await this.counters.admit(name, who, 'email_rate_limit');
  }

  async forgive(guest: Guest): Promise<void> {
    for (const [name, who] of countersOf(guest)) await this.counters.forgive(name, who);
  }

  /** As in a hotel, or from a robot. The next guests confirm by mail. */
  async isCrowded(ip: string, email: string): Promise<boolean> {
    const pair = `${ip} ${email}`;
    const { isOver: isKnown } = await this.counters.hit('emailOfIp', pair);
    if (isKnown) return false;
    const hits = await Promise.all([this.counters.hit('emailsPerIp', ip), this.counters.hit('emailsPerIpInDay', ip)]);
    const isOver = hits.some((hit) => hit.isOver);
    if (isOver) await this.counters.forgive('emailOfIp', pair); // otherwise the second attempt would pass as known
    return isOver;
  }

  /** Throws `too_many_unconfirmed`. */
  admitHold(ip: string): Promise<void> {
    return this.counters.admit('holdsPerIp', ip, 'too_many_unconfirmed');
  }

  forgiveHold(ip: string): Promise<void> {
    return this.counters.forgive('holdsPerIp', ip);
  }

  /** Throws `ip_rate_limit`. */
  admitAction(reservationId: string, ip: string): Promise<void> {
    return this.counters.admit('guestActions', `${ip} ${reservationId}`, 'ip_rate_limit');
  }

  async admitLinks(email: string): Promise<boolean> {
    return !(await this.counters.hit('linksPerEmail', email)).isOver;
  }

  /** Throws `email_rate_limit`. */
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
