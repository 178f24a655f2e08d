import {
  type VenueDay,
  type VisitTimeAndSize,
  isReduction,
  isLateCancellation,
  isStartWithinRules,
  needsChangeApproval,
  venueDayOn,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { VenueReader } from '../../venue/core/venue-reader.js';
import { GuestActions } from '../../reservations/guest-link/guest-actions.js';
import { GuestReservations, type LinkedReservation } from '../../reservations/guest-link/guest-reservations.js';
import { toVisitTimes } from '../../platform/clock/visit-times.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { type GuestChange, GuestChanges, requireChangeDeadline } from '../../reservations/guest-link/guest-changes.js';
import { capacityProblem } from '../../reservations/core/reservation-problems.js';
import {
  type GuestChangeRequestDto,
  GuestReservationDto,
} from '../../reservations/guest-link/guest-reservation.dto.js';
import { StrictValidationPipe } from '../../platform/http/problems/validation.pipe.js';
import { GuestChangeDto } from '../../reservations/guest-link/guest-change.dto.js';
import { GuestAvailability } from '../../reservations/guest-link/guest-availability.js';
import { toGuestNotes } from './agent-notes.js';
import type { ActionArguments, ChangeArguments } from './tools/tool-schemas.js';

@Injectable()
export class AgentVisits {
  constructor(
    private readonly guestReservations: GuestReservations,
    private readonly actions: GuestActions,
    private readonly validationPipe: StrictValidationPipe,
    private readonly availability: GuestAvailability,
    private readonly changes: GuestChanges,
    private readonly venueReader: VenueReader,
  ) {}

  async readVisit(manageUrl: string) {
    return toVisit((await this.requireLinkedReservation(manageUrl)).linked);
  }

  /** Throws `not_found`. */
  async requireLinkedReservation(manageUrl: string): Promise<{ token: string; linked: LinkedReservation }> {
    const token = /\/r\/([^/?#\s]+)/.exec(manageUrl)?.[1] ?? manageUrl; // a text without a link is used as the token
    return { token, linked: await this.guestReservations.requireByToken(token) };
  }

  /** Throws as `GuestActions.runAction`, also without `confirm`. */
  async cancelVisit({ manageUrl, confirm, version }: ActionArguments, ip: string) {
    const { token, linked } = await this.requireLinkedReservation(manageUrl);
    const { reservation, now } = linked;
    const { date, startMinute: start } = reservation;
    const { rules } = venueDayOn(date, await this.venueReader.readVenue());
    const isLate = isLateCancellation({ date, start }, rules, toLocalDateTime(now));
    if (!confirm) return { isDone: false, isLate, reservation: requireAllowedAction('cancel', linked) };
    const seenVersion = version ?? reservation.version;
    const cancelledReservation = await this.actions.runAction({ action: 'cancel', token, ip, version: seenVersion });
    return { isDone: true, isLate, reservation: toVisit(cancelledReservation) };
  }

  /** Throws as `GuestChanges.changeByGuest`, also without `confirm`. */
  async changeVisit(args: ChangeArguments, ip: string) {
    const { token, linked } = await this.requireLinkedReservation(args.manageUrl);
    const form = await this.toChangeForm(args, linked);
    const wanted = pickVisitFields(form);
    if (!args.confirm) return { isDone: false, wanted, ...(await this.previewChange(form, linked)) };
    const reservation = toVisit(await this.changes.changeByGuest(token, ip, form.toGuestChange()));
    return { isDone: true, wanted, needsApproval: isSameChange(reservation.changeRequest, wanted), reservation };
  }

  private toChangeForm(
    { version, ...args }: ChangeArguments,
    { reservation }: LinkedReservation,
  ): Promise<GuestChangeDto> {
    const { time, duration } = toVisitTimes(reservation);
    return this.validationPipe.validateInput(GuestChangeDto, {
      date: args.date ?? reservation.date,
      time: args.time ?? time,
      duration: args.duration ?? duration,
      partySize: args.partySize ?? reservation.partySize,
      ...toGuestNotes(args),
      version: version ?? reservation.version,
    });
  }

  private async previewChange(form: GuestChangeDto, linked: LinkedReservation) {
    const { reservation, now } = linked;
    const visit = requireAllowedAction('change', linked);
    if (form.version !== reservation.version) throw new Problem('changed_meanwhile');
    const [currentVisit, wanted] = [toRequestedVisit(reservation), form.toGuestChange()];
    const day = venueDayOn(wanted.date, await this.venueReader.readVenue());
    const needsApproval = reservation.status === 'confirmed' && needsChangeApproval(currentVisit, wanted, day.rules);
    if (needsApproval) requireChangeDeadline(reservation, { date: wanted.date, startMinute: wanted.start }, now);
    if (!isReduction(currentVisit, wanted)) await this.requireFreeTime(linked, wanted, day);
    return { needsApproval, reservation: visit };
  }

  private async requireFreeTime(
    { reservation, now }: LinkedReservation,
    wanted: GuestChange,
    day: VenueDay,
  ): Promise<void> {
    if ((await this.availability.findStartTimes(reservation, wanted)).includes(wanted.start)) return;
    const refusal = isStartWithinRules(wanted, day, toLocalDateTime(now)) ? 'capacity_full' : 'slot_not_offered';
    throw capacityProblem(refusal, await this.availability.findNearestStarts(reservation, wanted, wanted.start));
  }
}

/** Without texts of the guest. */
function toVisit(linked: LinkedReservation) {
  const { status, heldUntil } = linked.reservation;
  return { ...GuestReservationDto.from(linked), heldUntil: (status === 'held' && heldUntil?.toISOString()) || null };
}

/** Throws `transition_not_allowed`. */
function requireAllowedAction(action: 'cancel' | 'change', linked: LinkedReservation) {
  const visit = toVisit(linked);
  if (!visit.may[action]) throw new Problem('transition_not_allowed');
  return visit;
}

const isSameChange = (
  changeRequest: GuestChangeRequestDto | null,
  wanted: ReturnType<typeof pickVisitFields>,
): boolean =>
  changeRequest?.state === 'waiting' &&
  (['date', 'time', 'duration', 'partySize'] as const).every((name) => changeRequest[name] === wanted[name]);

const pickVisitFields = ({ date, time, duration, partySize }: GuestChangeDto) => ({ date, time, duration, partySize });

function toRequestedVisit({
  date,
  startMinute: start,
  minutes,
  partySize,
}: LinkedReservation['reservation']): VisitTimeAndSize {
  return { date, start, minutes, partySize };
}
