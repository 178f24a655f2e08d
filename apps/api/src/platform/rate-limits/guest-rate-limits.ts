import { Injectable } from '@nestjs/common';
import { RateLimitCounters } from './rate-limit-counters.js';

/** Rules §6. */
@Injectable()
export class GuestRateLimits {
  constructor(private readonly counters: RateLimitCounters) {}

  get areLimitsOn(): boolean {
    return this.counters.areLimitsOn;
  }

  /** Throws `email_rate_limit`. */
  async enforceGuestLimit(guest: GuestContact): Promise<void> {
    for (const [name, value] of guestCounters(guest)) await this.counters.enforceLimit(name, value, 'email_rate_limit');
  }

  async refundGuestHits(guest: GuestContact): Promise<void> {
    for (const [name, value] of guestCounters(guest)) await this.counters.refundHit(name, value);
  }

  /** As in a hotel, or from a robot. The next guests confirm by mail. */
  async isCrowdedIp(ip: string, email: string): Promise<boolean> {
    const ipAndEmail = `${ip} ${email}`;
    const { isOver: isKnown } = await this.counters.countHit('emailOfIp', ipAndEmail);
    if (isKnown) return false;
    const hits = await Promise.all([
      this.counters.countHit('emailsPerIp', ip),
      this.counters.countHit('emailsPerIpInDay', ip),
    ]);
    const isOver = hits.some((hit) => hit.isOver);
    if (isOver) await this.counters.refundHit('emailOfIp', ipAndEmail); // otherwise the second attempt would pass as known
    return isOver;
  }

  /** Throws `too_many_unconfirmed`. */
  enforceHoldLimit(ip: string): Promise<void> {
    return this.counters.enforceLimit('holdsPerIp', ip, 'too_many_unconfirmed');
  }

  refundHoldHit(ip: string): Promise<void> {
    return this.counters.refundHit('holdsPerIp', ip);
  }

  /** Throws `ip_rate_limit`. */
  enforceActionLimit(reservationId: string, ip: string): Promise<void> {
    return this.counters.enforceLimit('guestActions', `${ip} ${reservationId}`, 'ip_rate_limit');
  }

  async tryCountLinkRequest(email: string): Promise<boolean> {
    return !(await this.counters.countHit('linksPerEmail', email)).isOver;
  }

  /** Throws `email_rate_limit`. */
  enforcePlainFormLimit(kind: string, email: string): Promise<void> {
    return this.counters.enforceLimit('plainFormPerEmail', `${kind} ${email}`, 'email_rate_limit');
  }
}

interface GuestContact {
  email: string;
  phone: string;
}

const guestCounters = ({ email, phone }: GuestContact) =>
  [
    ['reservationEmail', email],
    ['reservationPhone', phone],
  ] as const;
