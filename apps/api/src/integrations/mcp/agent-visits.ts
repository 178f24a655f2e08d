import {
  type VenueDay,
  type VisitAsked,
  asksNoMore,
  isLateCancellation,
  isOffered,
  isToBeAgreed,
  venueOn,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { localMoment } from '../../platform/clock/local-time.js';
import { Venues } from '../../venue/read/venues.js';
import { GuestActions } from '../../reservations/guest-link/guest-actions.js';
import { GuestReservations, type HeldReservation } from '../../reservations/guest-link/guest-reservations.js';
import { visitTimes } from '../../platform/clock/visit-times.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { type ChangeByGuest, GuestChanges, timeToAgree } from '../../reservations/guest-link/guest-changes.js';
import { capacityProblem } from '../../reservations/core/reservation-problems.js';
import { type AskedChangeDto, GuestReservationDto } from '../../reservations/guest-link/guest-reservation.dto.js';
import { StrictValidationPipe } from '../../platform/http/problems/validation.pipe.js';
import { GuestChangeDto } from '../../reservations/guest-link/guest-change-form.js';
import { GuestTimes } from '../../reservations/guest-link/guest-times.js';
import { notesOf } from './agent-notes.js';
import type { ActionArguments, ChangeArguments } from './tools/fields.js';

@Injectable()
export class AgentVisits {
  constructor(
    private readonly guests: GuestReservations,
    private readonly actions: GuestActions,
    private readonly validation: StrictValidationPipe,
    private readonly times: GuestTimes,
    private readonly changes: GuestChanges,
    private readonly venues: Venues,
  ) {}

  async showVisit(manageUrl: string) {
    return shownVisit((await this.openVisit(manageUrl)).held);
  }

  /** Throws `not_found`. */
  async openVisit(manageUrl: string): Promise<{ token: string; held: HeldReservation }> {
    const token = /\/r\/([^/?#\s]+)/.exec(manageUrl)?.[1] ?? manageUrl; // a text without a link is used as the token
    return { token, held: await this.guests.find(token) };
  }

  /** Throws as `GuestActions.act`, also without `confirm`. */
  async cancel({ manageUrl, confirm, version }: ActionArguments, ip: string) {
    const { token, held } = await this.openVisit(manageUrl);
    const { reservation, now } = held;
    const { date, startMinute: start } = reservation;
    const { rules } = venueOn(date, await this.venues.current());
    const isLate = isLateCancellation({ date, start }, rules, localMoment(now));
    if (!confirm) return { isDone: false, isLate, reservation: visitToBe('cancel', held) };
    const seen = version ?? reservation.version;
    const after = await this.actions.act({ action: 'cancel', token, ip, version: seen });
    return { isDone: true, isLate, reservation: shownVisit(after) };
  }

  /** Throws as `GuestChanges.changeByGuest`, also without `confirm`. */
  async changeVisit(args: ChangeArguments, ip: string) {
    const { token, held } = await this.openVisit(args.manageUrl);
    const form = await this.read(args, held);
    const wanted = visitIn(form);
    if (!args.confirm) return { isDone: false, wanted, ...(await this.foresee(form, held)) };
    const reservation = shownVisit(await this.changes.changeByGuest(token, ip, form.asked()));
    return { isDone: true, wanted, needsApproval: isRequested(reservation.changeRequest, wanted), reservation };
  }

  private read({ version, ...args }: ChangeArguments, { reservation }: HeldReservation): Promise<GuestChangeDto> {
    const { time, duration } = visitTimes(reservation);
    return this.validation.read(GuestChangeDto, {
      date: args.date ?? reservation.date,
      time: args.time ?? time,
      duration: args.duration ?? duration,
      partySize: args.partySize ?? reservation.partySize,
      ...notesOf(args),
      version: version ?? reservation.version,
    });
  }

  private async foresee(form: GuestChangeDto, held: HeldReservation) {
    const { reservation, now } = held;
    const shown = visitToBe('change', held);
    if (form.version !== reservation.version) throw new Problem('changed_meanwhile');
    const [has, wanted] = [visitOf(reservation), form.asked()];
    const day = venueOn(wanted.date, await this.venues.current());
    const needsApproval = reservation.status === 'confirmed' && isToBeAgreed(has, wanted, day.rules);
    if (needsApproval) timeToAgree(reservation, { date: wanted.date, startMinute: wanted.start }, now);
    if (!asksNoMore(has, wanted)) await this.refuseIfFull(held, wanted, day);
    return { needsApproval, reservation: shown };
  }

  private async refuseIfFull(
    { reservation, now }: HeldReservation,
    wanted: ChangeByGuest,
    day: VenueDay,
  ): Promise<void> {
    if ((await this.times.startTimes(reservation, wanted)).includes(wanted.start)) return;
    const refusal = isOffered(wanted, day, localMoment(now)) ? 'capacity_full' : 'slot_not_offered';
    throw capacityProblem(refusal, await this.times.alternatives(reservation, wanted, wanted.start));
  }
}

/** Without texts of the guest. */
function shownVisit(held: HeldReservation) {
  const { status, heldUntil } = held.reservation;
  return { ...GuestReservationDto.from(held), heldUntil: (status === 'held' && heldUntil?.toISOString()) || null };
}

/** Throws `transition_not_allowed`. */
function visitToBe(action: 'cancel' | 'change', held: HeldReservation) {
  const shown = shownVisit(held);
  if (!shown.may[action]) throw new Problem('transition_not_allowed');
  return shown;
}

const isRequested = (changeRequest: AskedChangeDto | null, wanted: ReturnType<typeof visitIn>): boolean =>
  changeRequest?.state === 'waiting' &&
  (['date', 'time', 'duration', 'partySize'] as const).every((name) => changeRequest[name] === wanted[name]);

const visitIn = ({ date, time, duration, partySize }: GuestChangeDto) => ({ date, time, duration, partySize });

function visitOf({ date, startMinute: start, minutes, partySize }: HeldReservation['reservation']): VisitAsked {
  return { date, start, minutes, partySize };
}
