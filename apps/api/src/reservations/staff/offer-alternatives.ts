import { type DateAndStart, holdsTables, staffVisibleStatuses, timeOfMinute } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { type EntityManager, DataSource, In } from 'typeorm';
import { AvailabilityService } from '../../availability/availability.service.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { Evenings } from '../../evenings/evenings.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import { requireFound } from '../../platform/http/problems/require-found.js';
import { Problem } from '../../platform/http/problems/problem.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { createChangedMeanwhileProblem } from '../core/reservation-problems.js';
import type { ReservationActionDto } from '../undo/staff-action.dto.js';
import { OfferDto } from '../core/reservation.dto.js';
import { toGuestMails } from '../core/reservation-mails.js';
import { RecordStaffAction } from '../undo/record-staff-action.js';

interface OfferRequest {
  id: string;
  version: number;
  /** As `2026-11-27 18:30`. */
  seen?: readonly string[];
  by: StaffMember;
}

/** To a party without a table (rules §3). */
@Injectable()
export class OfferAlternatives {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly availability: AvailabilityService,
    private readonly recorder: RecordStaffAction,
  ) {}

  async listOffers(id: string): Promise<OfferDto[]> {
    return (await this.requireOffers(id)).offers.map((offer) => OfferDto.from(offer));
  }

  /** Throws `changed_meanwhile` also when the party has a table by now or the times differ from `seen`. */
  async offerAlternatives({ seen, ...request }: OfferRequest): Promise<ReservationActionDto> {
    const { date, offers } = await this.requireOffers(request.id);
    const offeredTimes = offers.map(({ date: day, start }) => `${day} ${timeOfMinute(start)}`);
    return this.source.transaction(async (tx) => {
      if (seen && seen.join() !== offeredTimes.join()) throw await createChangedMeanwhileProblem(tx, request.id);
      return this.offerInTransaction(tx, { ...request, date, offers });
    });
  }

  private async requireOffers(id: string): Promise<{ date: string; offers: DateAndStart[] }> {
    const { manager } = this.source;
    const reservation = requireFound(await manager.findOneBy(Reservation, { id, status: In(staffVisibleStatuses) }));
    if (reservation.email === null) throw new Problem('no_email');
    const offers = await this.availability.findAlternativeStarts(reservation, reservation.startMinute);
    if (offers.length === 0) throw new Problem('nothing_to_offer');
    return { date: reservation.date, offers };
  }

  private async offerInTransaction(
    tx: EntityManager,
    { id, version, by, date, offers }: Omit<OfferRequest, 'seen'> & { date: string; offers: DateAndStart[] },
  ): Promise<ReservationActionDto> {
    const { result, evenings } = await this.evenings.runLocked(tx, [date], async (eveningAt) => {
      const before = await tx.findOneBy(Reservation, { id, version, date });
      if (!before || !isWaitingForTable(before, eveningAt(date))) throw await createChangedMeanwhileProblem(tx, id);
      const changes = { offers, version: version + 1, updatedAt: eveningAt(date).lockedAt };
      await tx.update(Reservation, { id }, changes);
      return { before, after: { ...before, ...changes }, tablesBefore: [], evening: eveningAt(date) };
    });
    const change = { ...result, evenings };
    return this.recorder.recordChange(tx, change, {
      by,
      action: 'reservation.offer',
      createMails: () => toGuestMails(result.after, 'reservation_alternatives'),
      toAuditFields: ({ offers }) => ({ offers }),
    });
  }
}

function isWaitingForTable({ id, status, date }: Reservation, evening: LockedEvening): boolean {
  const isAhead = date >= evening.now.date;
  return isAhead && holdsTables(status) && evening.tablesOf(id).length === 0;
}
