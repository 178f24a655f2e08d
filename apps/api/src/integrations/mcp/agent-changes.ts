import { type HouseDay, type VisitAsked, asksNoMore, houseOn, isOffered, isToBeAgreed } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { localMoment } from '../../platform/clock/local-time.js';
import { visitTimes } from '../../platform/clock/visit-times.js';
import { Houses } from '../../venue/read/houses.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { timeToAgree } from '../../reservations/guest-link/ask-for-change.js';
import { capacityProblem } from '../../reservations/core/capacity-refused.js';
import type { ChangeByGuest } from '../../reservations/guest-link/change-by-guest.js';
import type { GuestChangeDto } from '../../reservations/guest-link/guest-change.dto.js';
import type { AskedChangeDto } from '../../reservations/guest-link/guest-reservation.dto.js';
import { GuestChangeForm } from '../../reservations/guest-link/guest-change-form.js';
import { GuestChanges } from '../../reservations/guest-link/guest-changes.js';
import type { HeldReservation } from '../../reservations/guest-link/guest-reservations.js';
import { GuestTimes } from '../../reservations/guest-link/guest-times.js';
import { AgentVisits, type DeedAsked } from './agent-visits.js';
import { shownVisit, visitToBe } from './shown-visit.js';

/** The wanted values; missing fields stay unchanged. */
export interface ChangeAsked extends DeedAsked {
  date?: string | undefined;
  time?: string | undefined;
  duration?: number | undefined;
  partySize?: number | undefined;
  requests?: string | undefined;
}

@Injectable()
export class AgentChanges {
  constructor(
    private readonly visits: AgentVisits,
    private readonly form: GuestChangeForm,
    private readonly times: GuestTimes,
    private readonly houses: Houses,
    private readonly changes: GuestChanges,
  ) {}

  /** Throws `validation_failed` and the errors of `GuestChanges.change`, also without `confirm`. */
  async change(asked: ChangeAsked, ip: string) {
    const { token, held } = await this.visits.open(asked);
    const form = await this.read(asked, held);
    const wanted = visitIn(form);
    if (!asked.confirm) return { isDone: false, wanted, ...(await this.foresee(form, held)) };
    const reservation = shownVisit(await this.changes.change(token, ip, form.asked()));
    return { isDone: true, wanted, needsApproval: isAsked(reservation.wish, wanted), reservation };
  }

  /** The form as the page would send it; missing fields keep their values. Throws `validation_failed`. */
  private read(
    { requests, version, ...asked }: ChangeAsked,
    { reservation }: HeldReservation,
  ): Promise<GuestChangeDto> {
    const { time, duration } = visitTimes(reservation);
    return this.form.transform({
      date: asked.date ?? reservation.date,
      time: asked.time ?? time,
      duration: asked.duration ?? duration,
      partySize: asked.partySize ?? reservation.partySize,
      specialRequests: requests ?? null,
      version: version ?? reservation.version,
    });
  }

  /** The current reservation, and `needsApproval` for the change. Throws the errors of the change. */
  private async foresee(form: GuestChangeDto, held: HeldReservation) {
    const { reservation, now } = held;
    const shown = visitToBe('change', held);
    if (form.version !== reservation.version) throw new Problem('changed_meanwhile');
    const [has, wanted] = [visitOf(reservation), form.asked()];
    const day = houseOn(wanted.date, await this.houses.current());
    const needsApproval = reservation.status === 'confirmed' && isToBeAgreed(has, wanted, day.rules);
    if (needsApproval) timeToAgree(reservation, { date: wanted.date, startMinute: wanted.start }, now);
    if (!asksNoMore(has, wanted)) await this.refuseIfFull(held, wanted, day);
    return { needsApproval, reservation: shown };
  }

  private async refuseIfFull(
    { reservation, now }: HeldReservation,
    wanted: ChangeByGuest,
    day: HouseDay,
  ): Promise<void> {
    if ((await this.times.startTimes(reservation, wanted)).includes(wanted.start)) return;
    const refusal = isOffered(wanted, day, localMoment(now)) ? 'capacity_full' : 'slot_not_offered';
    throw capacityProblem(refusal, await this.times.alternatives(reservation, wanted, wanted.start));
  }
}

/** True if the wanted change waits for the venue's approval instead of being made. */
const isAsked = (wish: AskedChangeDto | null, wanted: ReturnType<typeof visitIn>): boolean =>
  wish?.state === 'waiting' &&
  (['date', 'time', 'duration', 'partySize'] as const).every((name) => wish[name] === wanted[name]);

const visitIn = ({ date, time, duration, partySize }: GuestChangeDto) => ({ date, time, duration, partySize });

const visitOf = ({ date, startMinute: start, minutes, partySize }: HeldReservation['reservation']): VisitAsked => ({
  date,
  start,
  minutes,
  partySize,
});
