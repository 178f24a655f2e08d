import { type ServiceDate, addDays, planOn, staffDay } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { localMoment } from '../clock/local-time.js';
import { HouseEvent } from '../database/entities/house-event.entity.js';
import { Reservation } from '../database/entities/reservation.entity.js';
import { onPool } from '../database/named-query.js';
import { eveningsOfEvent } from '../evenings/event-visits.js';
import { Houses } from '../house/houses.js';
import { busyDays } from './busy-days.js';
import type { BusyDayDto, ListBusyDaysDto } from './dto/busy-day.dto.js';
import { CalendarDayDto } from './dto/calendar-day.dto.js';
import { TablePlanDto } from './dto/table-plan.dto.js';
import { withTables } from './tables-held.js';

/** What staff look at: the days, an evening, the room. */
@Injectable()
export class CalendarService {
  constructor(
    private readonly source: DataSource,
    private readonly houses: Houses,
    private readonly clock: Clock,
  ) {}

  /** One evening: its reservations by time, and the active events that reach into it. */
  async getCalendarDay(date: ServiceDate): Promise<CalendarDayDto> {
    const { manager } = this.source;
    const reservations = await manager.find(Reservation, {
      where: { date },
      order: { startMinute: 'ASC', createdAt: 'ASC' },
    });
    const around = [addDays(date, -1), date, addDays(date, 1)];
    const events = await manager.find(HouseEvent, {
      where: { date: In(around), status: 'active' },
      order: { date: 'ASC', time: 'ASC' },
    });
    const tonight = events.filter((event) => eveningsOfEvent(event).includes(date));
    return CalendarDayDto.from(date, await withTables(manager, reservations), tonight);
  }

  /** Days on which something is planned. */
  async getCalendarDays({ from, to }: ListBusyDaysDto): Promise<BusyDayDto[]> {
    return busyDays(onPool(this.source), from, to);
  }

  /** The tables and combinations that a visit can be pinned to on a date; without one, tonight. */
  async listTables(date?: ServiceDate): Promise<TablePlanDto> {
    const house = await this.houses.current();
    return TablePlanDto.from(planOn(date ?? staffDay(localMoment(this.clock.now())), house));
  }
}
