import { Injectable } from '@nestjs/common';
import type { GuestChangeDto } from '../reservations/dto/guest-change.dto.js';
import type { AskedChangeDto } from '../reservations/dto/guest-reservation.dto.js';
import { GuestChanges } from '../reservations/guest-changes.js';
import { AgentLimits } from './agent-limits.js';
import { AgentLinks } from './agent-links.js';
import type { Caller } from './caller.js';
import { type ChangeAsked, PlanChange } from './plan-change.js';
import { shownVisit } from './shown-visit.js';

/** A program changes a reservation that its guest has the link of. */
@Injectable()
export class AgentChanges {
  constructor(
    private readonly links: AgentLinks,
    private readonly plan: PlanChange,
    private readonly changes: GuestChanges,
    private readonly limits: AgentLimits,
  ) {}

  /** Throws what `GuestChanges.change` throws, and `validation_failed`; a look throws what the change would. */
  async change(asked: ChangeAsked, { ip }: Caller) {
    const { token, held } = await this.links.open(asked);
    const form = await this.plan.read(asked, held);
    const wanted = visitIn(form);
    if (!asked.confirm) return { isDone: false, wanted, ...(await this.plan.foresee(form, held)) };
    await this.limits.admitWrite({ ip });
    const reservation = shownVisit(await this.changes.change(token, ip, form.asked()));
    return { isDone: true, wanted, needsApproval: isAsked(reservation.wish, wanted), reservation };
  }
}

/** Whether what was wanted waits for the house, instead of being done. */
const isAsked = (wish: AskedChangeDto | null, wanted: ReturnType<typeof visitIn>): boolean =>
  wish?.state === 'waiting' &&
  (['date', 'time', 'duration', 'partySize'] as const).every((name) => wish[name] === wanted[name]);

const visitIn = ({ date, time, duration, partySize }: GuestChangeDto) => ({ date, time, duration, partySize });
