import { stayOf } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { AvailabilityService } from '../availability/availability.service.js';
import { visitTimes } from '../clock/visit-times.js';
import type { Reservation } from '../database/entities/reservation.entity.js';
import { Problem } from '../http/problem.js';
import { GuestLimits } from '../limits/guest-limits.js';
import { ActForGuest, type AskedByGuest } from './act-for-guest.js';
import { CapacityRefused } from './capacity-refused.js';
import { AlternativesDto } from './dto/capacity-problem.dto.js';
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
   * `transition_not_allowed` and, when the place is taken by now, `capacity_full` with what can be had instead.
   */
  async act({ token, ip, ...asked }: GuestRequest): Promise<HeldReservation> {
    const { reservation } = await this.guests.find(token);
    const { id, date } = reservation;
    await this.limits.admitDeed(id, ip);
    try {
      await this.acting.act({ ...asked, id, date });
    } catch (error) {
      throw error instanceof CapacityRefused ? await this.fullProblem(reservation) : error;
    }
    return this.guests.find(token);
  }

  private async fullProblem(reservation: Reservation): Promise<Problem> {
    const { date, partySize } = reservation;
    const { start, minutes } = stayOf(visitTimes(reservation));
    const alternatives = await this.availability.findAlternatives({ date, partySize, minutes }, start);
    return new Problem('capacity_full', { members: { alternatives: AlternativesDto.from(alternatives) } });
  }
}
