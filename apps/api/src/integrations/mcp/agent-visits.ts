import { houseOn, isLateCancellation } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { localMoment } from '../../platform/clock/local-time.js';
import { Houses } from '../../venue/read/houses.js';
import { GuestDeeds } from '../../reservations/guest-link/guest-deeds.js';
import { GuestReservations, type HeldReservation } from '../../reservations/guest-link/guest-reservations.js';
import { shownVisit, visitToBe } from './shown-visit.js';

/** A reservation that a guest has given the link of. */
interface VisitNamed {
  manageUrl: string;
}

/** Something to be done with a reservation: without `confirm` it is only said what would happen. */
export interface DeedAsked extends VisitNamed {
  confirm: boolean;
  /** As which version the reservation was seen; nothing takes it as it is. */
  version?: number | undefined;
}

/** A program looks at a reservation that its guest has the link of, and cancels it. */
@Injectable()
export class AgentVisits {
  constructor(
    private readonly guests: GuestReservations,
    private readonly deeds: GuestDeeds,
    private readonly houses: Houses,
  ) {}

  async show(named: VisitNamed) {
    return shownVisit((await this.open(named)).held);
  }

  /** Finds the reservation of a link. Throws `not_found`. */
  async open({ manageUrl }: VisitNamed): Promise<{ token: string; held: HeldReservation }> {
    const token = /\/r\/([^/?#\s]+)/.exec(manageUrl)?.[1] ?? manageUrl; // or all that was sent: it opens nothing then
    return { token, held: await this.guests.find(token) };
  }

  /** Throws what `GuestDeeds.act` throws; a look throws what the deed would. */
  async cancel({ manageUrl, confirm, version }: DeedAsked, ip: string) {
    const { token, held } = await this.open({ manageUrl });
    const { reservation, now } = held;
    const { date, startMinute: start } = reservation;
    const { rules } = houseOn(date, await this.houses.current());
    const isLate = isLateCancellation({ date, start }, rules, localMoment(now));
    if (!confirm) return { isDone: false, isLate, reservation: visitToBe('cancel', held) };
    const seen = version ?? reservation.version;
    const after = await this.deeds.act({ deed: 'cancel', token, ip, version: seen });
    return { isDone: true, isLate, reservation: shownVisit(after) };
  }
}
