import {
  type VenueDay,
  type RequestedVisit,
  isReduction,
  isLateCancellation,
  isStartOffered,
  isAgreementNeeded,
  venueDayOn,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { VenueReader } from '../../venue/core/venue-reader.js';
import { GuestActions } from '../../reservations/guest-link/guest-actions.js';
import { GuestReservations, type LinkedReservation } from '../../reservations/guest-link/guest-reservations.js';
import { toVisitTimes } from '../../platform/clock/visit-times.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { type GuestChange, GuestChanges, changeRequestDeadline } from '../../reservations/guest-link/guest-changes.js';
import { capacityProblem } from '../../reservations/core/reservation-problems.js';
import { type AskedChangeDto, GuestReservationDto } from '../../reservations/guest-link/guest-reservation.dto.js';
import { StrictValidationPipe } from '../../platform/http/problems/validation.pipe.js';
import { GuestChangeDto } from '../../reservations/guest-link/guest-change-check.js';
import { GuestAvailability } from '../../reservations/guest-link/guest-availability.js';
import { readNotes } from './agent-notes.js';
import type { ActionArguments, ChangeArguments } from './tools/fields.js';

@Injectable()
export class AgentVisits {
  constructor(
    private readonly guests: GuestReservations,
    private readonly actions: GuestActions,
    private readonly validation: StrictValidationPipe,
    private readonly times: GuestAvailability,
    private readonly changes: GuestChanges,
    private readonly venues: VenueReader,
  ) {}

  async showVisit(manageUrl: string) {
    return toVisit((await this.findVisit(manageUrl)).held);
  }

  /** Throws `not_found`. */
  async findVisit(manageUrl: string): Promise<{ token: string; held: LinkedReservation }> {
    const token = /\/r\/([^/?#\s]+)/.exec(manageUrl)?.[1] ?? manageUrl; // a text without a link is used as the token
    return { token, held: await this.guests.findByToken(token) };
  }

  /** Throws as `GuestActions.runAction`, also without `confirm`. */
  async cancelVisit({ manageUrl, confirm, version }: ActionArguments, ip: string) {
    const { token, held } = await this.findVisit(manageUrl);
    const { reservation, now } = held;
    const { date, startMinute: start } = reservation;
    const { rules } = venueDayOn(date, await this.venues.current());
    const isLate = isLateCancellation({ date, start }, rules, toLocalDateTime(now));
    if (!confirm) return { isDone: false, isLate, reservation: visitIfAllowed('cancel', held) };
    const seen = version ?? reservation.version;
    const after = await this.actions.runAction({ action: 'cancel', token, ip, version: seen });
    return { isDone: true, isLate, reservation: toVisit(after) };
  }

  /** Throws as `GuestChanges.changeByGuest`, also without `confirm`. */
  async changeVisit(args: ChangeArguments, ip: string) {
    const { token, held } = await this.findVisit(args.manageUrl);
    const form = await this.readChangeForm(args, held);
    const wanted = requestedVisit(form);
    if (!args.confirm) return { isDone: false, wanted, ...(await this.previewChange(form, held)) };
    const reservation = toVisit(await this.changes.changeByGuest(token, ip, form.toGuestChange()));
    return { isDone: true, wanted, needsApproval: isRequested(reservation.changeRequest, wanted), reservation };
  }

  private readChangeForm(
    { version, ...args }: ChangeArguments,
    { reservation }: LinkedReservation,
  ): Promise<GuestChangeDto> {
    const { time, duration } = toVisitTimes(reservation);
    return this.validation.validateForm(GuestChangeDto, {
      date: args.date ?? reservation.date,
      time: args.time ?? time,
      duration: args.duration ?? duration,
      partySize: args.partySize ?? reservation.partySize,
      ...readNotes(args),
      version: version ?? reservation.version,
    });
  }

  private async previewChange(form: GuestChangeDto, held: LinkedReservation) {
    const { reservation, now } = held;
    const shown = visitIfAllowed('change', held);
    if (form.version !== reservation.version) throw new Problem('changed_meanwhile');
    const [current, wanted] = [toVisitQuery(reservation), form.toGuestChange()];
    const day = venueDayOn(wanted.date, await this.venues.current());
    const needsApproval = reservation.status === 'confirmed' && isAgreementNeeded(current, wanted, day.rules);
    if (needsApproval) changeRequestDeadline(reservation, { date: wanted.date, startMinute: wanted.start }, now);
    if (!isReduction(current, wanted)) await this.refuseIfFull(held, wanted, day);
    return { needsApproval, reservation: shown };
  }

  private async refuseIfFull(
    { reservation, now }: LinkedReservation,
    wanted: GuestChange,
    day: VenueDay,
  ): Promise<void> {
    if ((await this.times.findStartTimes(reservation, wanted)).includes(wanted.start)) return;
    const refusal = isStartOffered(wanted, day, toLocalDateTime(now)) ? 'capacity_full' : 'slot_not_offered';
    throw capacityProblem(refusal, await this.times.findAlternatives(reservation, wanted, wanted.start));
  }
}

/** Without texts of the guest. */
function toVisit(held: LinkedReservation) {
  const { status, heldUntil } = held.reservation;
  return { ...GuestReservationDto.from(held), heldUntil: (status === 'held' && heldUntil?.toISOString()) || null };
}

/** Throws `transition_not_allowed`. */
function visitIfAllowed(action: 'cancel' | 'change', held: LinkedReservation) {
  const shown = toVisit(held);
  if (!shown.may[action]) throw new Problem('transition_not_allowed');
  return shown;
}

const isRequested = (changeRequest: AskedChangeDto | null, wanted: ReturnType<typeof requestedVisit>): boolean =>
  changeRequest?.state === 'waiting' &&
  (['date', 'time', 'duration', 'partySize'] as const).every((name) => changeRequest[name] === wanted[name]);

const requestedVisit = ({ date, time, duration, partySize }: GuestChangeDto) => ({ date, time, duration, partySize });

function toVisitQuery({
  date,
  startMinute: start,
  minutes,
  partySize,
}: LinkedReservation['reservation']): RequestedVisit {
  return { date, start, minutes, partySize };
}
