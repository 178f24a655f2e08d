import { Injectable } from '@nestjs/common';
import { type Alternatives, AvailabilityService } from '../../availability/availability.service.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { GuestLimits } from '../../platform/rate-limits/guest-limits.js';
import { ActForGuest, type AskedByGuest } from './act-for-guest.js';
import { CapacityRefused, capacityProblem } from '../core/reservation-problems.js';
import { GuestReservations, type HeldReservation } from './guest-reservations.js';

export interface GuestRequest extends AskedByGuest {
  token: string;
  ip: string;
}

/** Guests cancel, undo a cancellation, confirm or report a delay, behind the evening's lock (decision 0019). */
@Injectable()
export class GuestDeeds {
  constructor(
    private readonly guests: GuestReservations,
    private readonly limits: GuestLimits,
    private readonly acting: ActForGuest,
    private readonly availability: AvailabilityService,
  ) {}

  /**
   * Repeating an action has no further effect. Throws `not_found`, `ip_rate_limit`, `changed_meanwhile`,
   * `transition_not_allowed` and, with alternatives, `capacity_full` when the table is taken by now and
   * `slot_not_offered` when a hold has expired and its start is no longer offered.
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
