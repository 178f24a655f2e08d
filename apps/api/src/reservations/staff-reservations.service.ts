import { type ReservationStatus, type ServiceDate, holdsTables, mayBecome } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EveningLock } from '../availability/evening-lock.js';
import { Evenings } from '../availability/evenings.js';
import { HouseEvent } from '../database/entities/house-event.entity.js';
import { Reservation } from '../database/entities/reservation.entity.js';
import { within } from '../database/named-query.js';
import { Problem } from '../http/problem.js';
import { Outbox } from '../mail/outbox.js';
import { CalendarDayDto } from './dto/calendar-day.dto.js';
import type { ListReservationsDto } from './dto/list-reservations.dto.js';
import { ReservationDto, type ReservationListDto } from './dto/reservation.dto.js';
import { confirmationFor } from './reservation-mails.js';
import { reservationsMatching } from './reservations-matching.js';
import { releaseTables, takeTablesAgain } from './table-holding.js';

/** Staff look after reservations. */
@Injectable()
export class StaffReservationsService {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly lock: EveningLock,
    private readonly outbox: Outbox,
  ) {}

  async listReservations(filters: ListReservationsDto): Promise<ReservationListDto> {
    const [items, total] = await reservationsMatching(this.source.manager, filters).getManyAndCount();
    return { items: items.map((item) => ReservationDto.from(item)), total };
  }

  async getCalendarDay(date: ServiceDate): Promise<CalendarDayDto> {
    const { manager } = this.source;
    const reservations = await manager.find(Reservation, { where: { date }, order: { time: 'ASC', createdAt: 'ASC' } });
    const events = await manager.find(HouseEvent, { where: { date, status: 'active' }, order: { time: 'ASC' } });
    return CalendarDayDto.from(date, reservations, events);
  }

  /** Approves a waiting party; throws `transition_not_allowed` when somebody was faster. */
  async approveReservation(id: string): Promise<ReservationDto> {
    return this.changeStatus(id, 'confirmed', ['pending_approval']);
  }

  /** Follows the lifecycle of decisions §5; a visit that needs its tables again is seated anew or refused. */
  async changeStatus(
    id: string,
    to: ReservationStatus,
    from: readonly ReservationStatus[] | null = null,
  ): Promise<ReservationDto> {
    const changed = await this.source.transaction(async (tx) => {
      const reservation = await this.lockReservation(tx, id);
      const isAllowed = mayBecome(reservation.status, to) && (from === null || from.includes(reservation.status));
      if (!isAllowed) throw new Problem('transition_not_allowed');
      return this.applyStatus(tx, reservation, to);
    });
    this.outbox.nudge();
    return ReservationDto.from(changed);
  }

  /** The reservation under its evening's lock: the row is read again behind it, so that the faster of two wins. */
  private async lockReservation(tx: EntityManager, id: string): Promise<Reservation> {
    const seen = await tx.findOneBy(Reservation, { id });
    if (!seen) throw new Problem('not_found');
    await this.lock.acquire(tx, seen.date);
    const locked = await tx.findOne(Reservation, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!locked || locked.date !== seen.date) throw new Problem('transition_not_allowed');
    return locked;
  }

  private async applyStatus(tx: EntityManager, before: Reservation, status: ReservationStatus): Promise<Reservation> {
    const run = within(tx);
    const after = { ...before, status };
    if (holdsTables(before.status) && !holdsTables(status)) await releaseTables(run, [before.id]);
    if (!holdsTables(before.status) && holdsTables(status)) {
      after.tableType = await takeTablesAgain(run, before, await this.evenings.read(run, before.date));
    }
    await tx.update(Reservation, { id: before.id }, { status, tableType: after.tableType });
    if (status === 'confirmed') await this.outbox.add(tx, [confirmationFor(after)]);
    return after;
  }
}
