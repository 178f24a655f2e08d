import { Injectable } from '@nestjs/common';
import { GuestLimits } from '../../platform/rate-limits/guest-limits.js';
import { CapacityRefused, capacityProblem } from '../core/reservation-problems.js';
import type { ChangeByGuest } from './change-by-guest.js';
import { ChangeForGuest } from './change-for-guest.js';
import { GuestReservations, type HeldReservation } from './guest-reservations.js';
import { GuestTimes } from './guest-times.js';

@Injectable()
export class GuestChanges {
  constructor(
    private readonly guests: GuestReservations,
    private readonly limits: GuestLimits,
    private readonly changing: ChangeForGuest,
    private readonly times: GuestTimes,
  ) {}

  /** Throws the errors of `ChangeForGuest.change`, `not_found`, `ip_rate_limit`; a full evening comes with alternatives. */
  async change(token: string, ip: string, wanted: ChangeByGuest): Promise<HeldReservation> {
    const { reservation } = await this.guests.find(token);
    await this.limits.admitDeed(reservation.id, ip);
    try {
      await this.changing.change(reservation, wanted);
    } catch (error) {
      if (!(error instanceof CapacityRefused)) throw error;
      throw capacityProblem(error.refusal, await this.times.alternatives(reservation, wanted, wanted.start));
    }
    return this.guests.find(token);
  }
}
