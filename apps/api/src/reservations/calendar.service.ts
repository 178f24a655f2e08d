import { type ServiceDate, addDays, datesTouchedBy, minuteOfTime } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { DiningTableRow } from '../database/entities/dining-table.entity.js';
import { HouseEvent } from '../database/entities/house-event.entity.js';
import { Reservation } from '../database/entities/reservation.entity.js';
import { TableCombinationRow } from '../database/entities/table-combination.entity.js';
import { onPool } from '../database/named-query.js';
import { busyDays } from './busy-days.js';
import type { BusyDayDto, ListBusyDaysDto } from './dto/busy-day.dto.js';
import { CalendarDayDto } from './dto/calendar-day.dto.js';
import { TablePlanDto } from './dto/table-plan.dto.js';
import { withTables } from './tables-held.js';

/** What staff look at: the days, an evening, the room. */
@Injectable()
export class CalendarService {
  constructor(private readonly source: DataSource) {}

  /** One evening: its reservations by time, and the active events that reach into it. */
  async getCalendarDay(date: ServiceDate): Promise<CalendarDayDto> {
    const { manager } = this.source;
    const reservations = await manager.find(Reservation, { where: { date }, order: { time: 'ASC', createdAt: 'ASC' } });
    const around = [addDays(date, -1), date, addDays(date, 1)];
    const events = await manager.find(HouseEvent, {
      where: { date: In(around), status: 'active' },
      order: { date: 'ASC', time: 'ASC' },
    });
    const tonight = events.filter((event) => touches(event, date));
    return CalendarDayDto.from(date, await withTables(manager, reservations), tonight);
  }

  /** Days on which something is planned. */
  async getCalendarDays({ from, to }: ListBusyDaysDto): Promise<BusyDayDto[]> {
    return busyDays(onPool(this.source), from, to);
  }

  /** The tables and combinations that a visit can be pinned to. */
  async listTables(): Promise<TablePlanDto> {
    const { manager } = this.source;
    const tables = await manager.find(DiningTableRow, { order: { position: 'ASC' } });
    const combinations = await manager.find(TableCombinationRow, { order: { id: 'ASC' } });
    return TablePlanDto.from(tables, combinations);
  }
}

function touches({ date, time, duration }: HouseEvent, evening: ServiceDate): boolean {
  return datesTouchedBy({ date, start: minuteOfTime(time), durationHours: duration }).includes(evening);
}
