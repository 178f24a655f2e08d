import {
  type Evening,
  type ReservationStatus,
  type ServiceDate,
  holdsTables,
  mayBecome,
  reservationStatuses,
  withBegunFixed,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Evenings } from '../availability/evenings.js';
import { Clock } from '../clock/clock.js';
import { localMoment } from '../clock/local-time.js';
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

interface StatusChange {
  reservation: Reservation;
  evening: Evening;
  to: ReservationStatus;
}

/** Staff look after reservations. */
@Injectable()
export class StaffReservationsService {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
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
    from: readonly ReservationStatus[] = reservationStatuses,
  ): Promise<ReservationDto> {
    const changed = await this.source.transaction(async (tx) => {
      const { reservation, evening } = await this.lock(tx, id);
      const isAllowed = from.includes(reservation.status) && mayBecome(reservation.status, to);
      if (!isAllowed) throw new Problem('transition_not_allowed');
      return this.applyStatus(tx, { reservation, evening, to });
    });
    this.outbox.nudge();
    return ReservationDto.from(changed);
  }

  /** The reservation under its evening's lock: it is read again behind it, so that the faster of two wins. */
  private async lock(tx: EntityManager, id: string): Promise<{ reservation: Reservation; evening: Evening }> {
    const seen = await tx.findOneBy(Reservation, { id });
    if (!seen) throw new Problem('not_found');
    const evening = await this.evenings.lockAndRead(tx, seen.date);
    const reservation = await tx.findOneBy(Reservation, { id, date: seen.date });
    if (!reservation) throw new Problem('transition_not_allowed');
    return { reservation, evening: withBegunFixed(evening, localMoment(this.clock.now())) };
  }

  private async applyStatus(tx: EntityManager, { reservation, evening, to }: StatusChange): Promise<Reservation> {
    const run = within(tx);
    const after = { ...reservation, status: to };
    const [hadTables, hasTables] = [holdsTables(reservation.status), holdsTables(to)];
    if (hadTables && !hasTables) await releaseTables(run, [reservation.id]);
    if (!hadTables && hasTables) after.tableType = await takeTablesAgain(run, reservation, evening);
    await tx.update(Reservation, { id: reservation.id }, { status: to, tableType: after.tableType });
    if (to === 'confirmed') await this.outbox.add(tx, [confirmationFor(after)]);
    return after;
  }
}
