import { Injectable } from '@nestjs/common';
import { RateLimitCounters } from './rate-limit-counters.js';

/** Rules §6. */
@Injectable()
export class GuestRateLimits {
  constructor(private readonly counters: RateLimitCounters) {}

  get isOn(): boolean {
    return this.counters.isOn;
  }

  /** Throws `email_rate_limit`. */
  async admitGuest(guest: Guest): Promise<void> {
    for (const [name, value] of guestCounters(guest)) await this.counters.enforceLimit(name, value, 'email_rate_limit');
  }

  async refundGuest(guest: Guest): Promise<void> {
    for (const [name, value] of guestCounters(guest)) await this.counters.refundHit(name, value);
  }

  /** As in a hotel, or from a robot. The next guests confirm by mail. */
  async isCrowdedAddress(ip: string, email: string): Promise<boolean> {
    const pair = `${ip} ${email}`;
    const { isOver: isKnown } = await this.counters.countHit('emailOfIp', pair);
    if (isKnown) return false;
    const hits = await Promise.all([
      this.counters.countHit('emailsPerIp', ip),
      this.counters.countHit('emailsPerIpInDay', ip),
    ]);
    const isOver = hits.some((hit) => hit.isOver);
    if (isOver) await this.counters.refundHit('emailOfIp', pair); // otherwise the second attempt would pass as known
    return isOver;
  }

  /** Throws `too_many_unconfirmed`. */
  admitHold(ip: string): Promise<void> {
    return this.counters.enforceLimit('holdsPerIp', ip, 'too_many_unconfirmed');
  }

  refundHold(ip: string): Promise<void> {
    return this.counters.refundHit('holdsPerIp', ip);
  }

  /** Throws `ip_rate_limit`. */
  admitAction(reservationId: string, ip: string): Promise<void> {
    return this.counters.enforceLimit('guestActions', `${ip} ${reservationId}`, 'ip_rate_limit');
  }

  async tryAdmitLinkRequest(email: string): Promise<boolean> {
    return !(await this.counters.countHit('linksPerEmail', email)).isOver;
  }

  /** Throws `email_rate_limit`. */
  admitPlainForm(kind: string, email: string): Promise<void> {
    return this.counters.enforceLimit('plainFormPerEmail', `${kind} ${email}`, 'email_rate_limit');
  }
}

interface Guest {
  email: string;
  phone: string;
}

const guestCounters = ({ email, phone }: Guest) =>
  [
    ['reservationEmail', email],
    ['reservationPhone', phone],
  ] as const;
