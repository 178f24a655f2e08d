import { staffDay } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { localMoment } from '../clock/local-time.js';
import { Reservation } from '../database/entities/reservation.entity.js';
import { onPool } from '../database/named-query.js';
import { waitingFrom } from '../evenings/waiting.js';
import type { FindReservationsDto, FoundReservationsDto } from './dto/found-reservations.dto.js';
import type { ListReservationsDto } from './dto/list-reservations.dto.js';
import type { ReservationDto, ReservationListDto } from './dto/reservation.dto.js';
import { reservationsFound } from './reservations-found.js';
import { writePlace } from './place-in-list.js';
import { reservationsMatching, usualPage } from './reservations-matching.js';
import { withTables } from './tables-held.js';

const listOrder = { date: 'ASC', startMinute: 'ASC', id: 'ASC' } as const;

/** Staff look through reservations. */
@Injectable()
export class StaffReservationsService {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** A page of the list, in one view of the data: a row that comes in meanwhile shifts nothing. */
  async listReservations(filters: ListReservationsDto): Promise<ReservationListDto> {
    return this.source.transaction('REPEATABLE READ', async (tx) => {
      const { ids, ...counted } = await reservationsMatching(tx, filters);
      const rows = await tx.find(Reservation, { where: { id: In(ids) }, order: listOrder });
      const last = rows.length === (filters.limit ?? usualPage) ? rows.at(-1) : undefined;
      return { items: await withTables(tx, rows), ...counted, next: last ? writePlace(last) : null };
    });
  }

  /** Whoever is looked for, on whatever day, in one view of the data. */
  async findReservations({ q, limit = usualFound }: FindReservationsDto): Promise<FoundReservationsDto> {
    const today = staffDay(localMoment(this.clock.now()));
    return this.source.transaction('REPEATABLE READ', async (tx) => {
      const { upcoming, past, ...counted } = await reservationsFound(tx, { q, today, limit });
      return { upcoming: await byIds(tx, upcoming), past: await byIds(tx, past), ...counted };
    });
  }

  /** The parties of tonight and later for which the house has no table, by date and time. */
  async listWithoutTable(): Promise<ReservationDto[]> {
    const ids = await waitingFrom(onPool(this.source), staffDay(localMoment(this.clock.now())));
    const { manager } = this.source;
    return withTables(manager, await manager.find(Reservation, { where: { id: In(ids) }, order: listOrder }));
  }
}

const usualFound = 30;

/** Reservations with their tables, in the order of their ids. */
async function byIds(tx: EntityManager, ids: readonly string[]): Promise<ReservationDto[]> {
  const rows = await tx.findBy(Reservation, { id: In([...ids]) });
  const places = new Map(ids.map((id, place) => [id, place]));
  rows.sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
  return withTables(tx, rows);
}
