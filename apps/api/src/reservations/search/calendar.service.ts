import {
  type Evening,
  type LocalDateTime,
  type ServiceDate,
  type VisitRequest,
  listFreeTablesDuring,
  tablePeriod,
  toServiceMinute,
  minutesPerHour,
  tablePlanOn,
  reservationLimits,
  staffVisibleStatuses,
  serviceDateAt,
  closedTablesOn,
  timeOfMinute,
  withoutPacingAndWalkInTables,
  withoutVisit,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { type EntityManager, DataSource, In } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { poolQuerier, txQuerier } from '../../platform/database/named-statements.js';
import { Evenings } from '../../evenings/evenings.js';
import type { FindPlacesDto, PlacesDto, PlacesAtTimeDto } from './places.dto.js';
import { VenueEvent } from '../../platform/database/entities/reservations/venue-event.entity.js';
import { ChangeRequest } from '../../platform/database/entities/reservations/change-request.entity.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { EveningVersions } from '../../evenings/evening-versions.js';
import { toEveningState, readEveningRows, toVersionText } from '../../evenings/read-evening-rows.js';
import { VenueReader } from '../../venue/core/venue-reader.js';
import { type BusyDayDto, type ListBusyDaysDto, CalendarDayDto } from './calendar-day.dto.js';
import { TablePlanDto } from './table-plan.dto.js';
import { loadChangeRequestDtos } from '../core/load-reservation-dtos.js';
import { tableHoldingStatuses, lacksTableSql } from '../../evenings/visits-without-table.js';

@Injectable()
export class CalendarService {
  constructor(
    private readonly source: DataSource,
    private readonly venueReader: VenueReader,
    private readonly eveningVersions: EveningVersions,
    private readonly clock: Clock,
    private readonly evenings: Evenings,
  ) {}

  /** `null` when `knownVersion` is current; that costs one small statement. */
  async getCalendarDayIfChanged(date: ServiceDate, knownVersion: string | null): Promise<CalendarDayDto | null> {
    const isCurrent =
      knownVersion !== null && knownVersion === toVersionText(await this.eveningVersions.readVersion(date));
    return isCurrent ? null : this.getCalendarDay(date);
  }

  /** In one snapshot. */
  async getCalendarDay(date: ServiceDate): Promise<CalendarDayDto> {
    return this.source.transaction('REPEATABLE READ', async (tx) => {
      const [rows] = (await readEveningRows(txQuerier(tx), [date], this.clock.now())).values();
      if (!rows) throw new Error(`The evening of ${date} was not read`);
      const venue = await this.venueReader.readVenueUnlessCached(rows.version.venueVersion, txQuerier(tx));
      const dayRows = await readDayRows(tx, date);
      const events = await tx.find(VenueEvent, {
        where: { id: In(rows.events.map(({ id }) => id)) },
        order: { date: 'ASC', time: 'ASC' },
      });
      const eveningState = toEveningState(date, rows, venue);
      const closedTables = closedTablesOn(date, venue);
      const version = toVersionText(rows.version);
      return CalendarDayDto.from(eveningState, { version, closedTables, ...dayRows, events });
    });
  }

  async listBusyDays({ from, to }: ListBusyDaysDto): Promise<BusyDayDto[]> {
    return poolQuerier(this.source)<BusyDayDto>(busyDaysStatement, [from, to, tableHoldingStatuses, this.clock.now()]);
  }

  async listTables(date?: ServiceDate): Promise<TablePlanDto> {
    const venue = await this.venueReader.readVenue();
    const serviceDate = date ?? serviceDateAt(toLocalDateTime(this.clock.now()));
    return TablePlanDto.from(tablePlanOn(serviceDate, venue), closedTablesOn(serviceDate, venue));
  }

  async findPlaces({ date, time, except = '', ...visit }: FindPlacesDto): Promise<PlacesDto> {
    const now = toLocalDateTime(this.clock.now());
    const evening = withoutVisit(await this.evenings.readReseatedEvening(date), except);
    const party = { partySize: visit.partySize, minutes: visit.duration * minutesPerHour };
    const { startTimes } = await this.evenings.computeStartTimes(withStaffStarts(evening), party, now);
    const start = time === undefined ? null : toServiceMinute(time);
    const placesAtTime = start === null ? null : await this.findPlacesAt(evening, { ...party, start }, now);
    return { startTimes: startTimes.map(timeOfMinute), then: placesAtTime };
  }

  private async findPlacesAt(evening: Evening, visit: VisitRequest, now: LocalDateTime): Promise<PlacesAtTimeDto> {
    const seating = await this.evenings.findSeating(evening, visit, now);
    const freeTables = listFreeTablesDuring(tablePeriod(visit, evening), evening);
    if (typeof seating === 'string') return { freeTables, chosen: null, isMovingOthers: false };
    return { freeTables, chosen: [...seating.tables].sort(), isMovingOthers: seating.moves.length > 0 };
  }
}

/** Walk-ins may start at the current quarter of an hour. */
function withStaffStarts<AnyEvening extends Evening>(evening: AnyEvening): AnyEvening {
  const leadMinutes = 1 - reservationLimits.quarterMinutes;
  return withoutPacingAndWalkInTables({ ...evening, rules: { ...evening.rules, leadMinutes } });
}

async function readDayRows(tx: EntityManager, date: ServiceDate) {
  const order = { startMinute: 'ASC', createdAt: 'ASC' } as const;
  const reservations = await tx.find(Reservation, { where: { date, status: In(staffVisibleStatuses) }, order });
  const heldReservations = await tx.find(Reservation, { where: { date, status: 'held' }, order });
  const ids = reservations.map(({ id }) => id);
  const heldPlaces = [
    ...heldReservations.map((one) => ({ ...one, heldUntil: one.heldUntil ?? one.createdAt, isForChange: false })),
    ...(await tx.find(ChangeRequest, { where: { date }, order })).map((changeRequest) => ({
      ...changeRequest,
      isForChange: true,
    })),
  ];
  return { reservations, heldPlaces, changeRequests: await loadChangeRequestDtos(tx, ids) };
}

const busyDaysStatement = {
  name: 'busy-days',
  text: `
    SELECT date, sum(reservations)::int AS reservations, sum(pending)::int AS pending, sum(covers)::int AS covers,
      sum(waiting)::int AS "withoutTable", sum(events)::int AS events
    FROM (
      SELECT date, 1 AS reservations, (status = 'pending_approval')::int AS pending,
        CASE WHEN status = ANY ($3) THEN party_size ELSE 0 END AS covers,
        (status = ANY ($3) AND ${lacksTableSql('$4')})::int AS waiting,
        0 AS events
      FROM reservations WHERE date BETWEEN $1 AND $2 AND status NOT IN ('cancelled', 'no_show', 'held')
      UNION ALL
      SELECT date, 0, 0, 0, 0, 1 FROM events WHERE date BETWEEN $1 AND $2 AND status = 'active') AS planned
    GROUP BY date ORDER BY date`,
};
