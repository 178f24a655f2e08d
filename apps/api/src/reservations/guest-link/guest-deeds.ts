import { Injectable } from '@nestjs/common';
import { type Alternatives, AvailabilityService } from '../../availability/availability.service.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { GuestLimits } from '../../platform/rate-limits/guest-limits.js';
import { ActForGuest, type AskedByGuest } from './act-for-guest.js';
import { CapacityRefused, capacityProblem } from '../core/capacity-refused.js';
import { GuestReservations, type HeldReservation } from './guest-reservations.js';

/** What a guest does, with which link and from where. */
export interface GuestRequest extends AskedByGuest {
  token: string;
  ip: string;
}

/** Guests cancel, come back, say that they come or are late: behind the evening's lock, like everybody else (decision 0019). */
@Injectable()
export class GuestDeeds {
  constructor(
    private readonly guests: GuestReservations,
    private readonly limits: GuestLimits,
    private readonly acting: ActForGuest,
    private readonly availability: AvailabilityService,
  ) {}

  /**
   * Does it once, however often it is asked for. Throws `not_found`, `ip_rate_limit`, `changed_meanwhile`,
   * `transition_not_allowed` and, with what can be had instead, `capacity_full` when the place is taken by now and
   * `slot_not_offered` when a hold has ended and its start can no longer be reserved.
   */
  async act({ token, ip, ...asked }: GuestRequest): Promise<HeldReservation> {
    const { reservation } = await this.guests.find(token);
    const { id, date } = reservation;
    await this.limits.admitDeed(id, ip);
    try {
      await this.acting.act({ ...asked, id, date });
    } catch (error) {
      if (!(error instanceof CapacityRefused)) throw error;
      throw capacityProblem(error.refusal, await this.alternatives(reservation));
    }
    return this.guests.find(token);
  }

  private alternatives({ date, partySize, minutes, startMinute }: Reservation): Promise<Alternatives> {
    return this.availability.findAlternatives({ date, partySize, minutes }, startMinute);
  }
}
