import { houseOn, isLateCancellation } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { localMoment } from '../clock/local-time.js';
import { Houses } from '../house/houses.js';
import { GuestDeeds } from '../reservations/guest-deeds.js';
import { AgentLimits } from './agent-limits.js';
import { AgentLinks, type VisitNamed } from './agent-links.js';
import { shownVisit, visitToBe } from './shown-visit.js';

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
    private readonly links: AgentLinks,
    private readonly deeds: GuestDeeds,
    private readonly limits: AgentLimits,
    private readonly houses: Houses,
  ) {}

  async show(named: VisitNamed) {
    return shownVisit((await this.links.open(named)).held);
  }

  /** Throws what `GuestDeeds.act` throws; a look throws what the deed would. */
  async cancel({ manageUrl, confirm, version }: DeedAsked, ip: string) {
    const { token, held } = await this.links.open({ manageUrl });
    const { reservation, now } = held;
    const { date, startMinute: start } = reservation;
    const { rules } = houseOn(date, await this.houses.current());
    const isLate = isLateCancellation({ date, start }, rules, localMoment(now));
    if (!confirm) return { isDone: false, isLate, reservation: visitToBe('cancel', held) };
    await this.limits.admitWrite(ip);
    const seen = version ?? reservation.version;
    const after = await this.deeds.act({ deed: 'cancel', token, ip, version: seen });
    return { isDone: true, isLate, reservation: shownVisit(after) };
  }
}
