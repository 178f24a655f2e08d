import { type SearchCondition, searchCondition } from './search-condition.js';
import { type ServiceDate, staffDay } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { type EntityManager, DataSource, In } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { onPool } from '../../platform/database/named-query.js';
import { waitingFrom } from '../../evenings/waiting.js';
import {
  type FindReservationsDto,
  type FoundReservationsDto,
  type ListReservationsDto,
  type ReservationListDto,
  writeCursor,
} from './reservation-list.dto.js';
import type { ReservationDto } from '../core/reservation.dto.js';
import { withTables } from '../core/tables-held.js';
import { mostCounted, reservationsMatching, usualPage } from './reservations-matching.js';

const listOrder = { date: 'ASC', startMinute: 'ASC', id: 'ASC' } as const;

@Injectable()
export class StaffReservationsService {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** In one snapshot, so that a new row shifts nothing. */
  async listReservations(filters: ListReservationsDto): Promise<ReservationListDto> {
    return this.source.transaction('REPEATABLE READ', async (tx) => {
      const { ids, ...counted } = await reservationsMatching(tx, filters);
      const rows = await tx.find(Reservation, { where: { id: In(ids) }, order: listOrder });
      const last = rows.length === (filters.limit ?? usualPage) ? rows.at(-1) : undefined;
      return { items: await withTables(tx, rows), ...counted, next: last ? writeCursor(last) : null };
    });
  }

  async findReservations(asked: FindReservationsDto): Promise<FoundReservationsDto> {
    const today = staffDay(localMoment(this.clock.now()));
    return this.source.transaction('REPEATABLE READ', async (tx) => {
      const { upcoming, past, ...counted } = await reservationsFound(tx, asked, today);
      return { upcoming: await byIds(tx, upcoming), past: await byIds(tx, past), ...counted };
    });
  }

  async listWithoutTable(): Promise<ReservationDto[]> {
    const now = this.clock.now();
    const ids = await waitingFrom(onPool(this.source), staffDay(localMoment(now)), now);
    const { manager } = this.source;
    return withTables(manager, await manager.find(Reservation, { where: { id: In(ids) }, order: listOrder }));
  }
}

const usualFound = 30;

async function byIds(tx: EntityManager, ids: readonly string[]): Promise<ReservationDto[]> {
  const rows = await tx.findBy(Reservation, { id: In([...ids]) });
  const inOrder = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return withTables(tx, inOrder);
}

type Found = Omit<FoundReservationsDto, 'upcoming' | 'past'> & Record<'upcoming' | 'past', string[]>;

const placesBefore = 2;
const next = `ORDER BY date, start_minute, id LIMIT $2`;
const last = `ORDER BY date DESC, start_minute DESC, id DESC LIMIT $2`;

const foundStatement = ({ byIndex }: SearchCondition): string => `
  WITH found AS MATERIALIZED (
    SELECT id, date, start_minute FROM reservations WHERE status <> 'held' AND ${byIndex} LIMIT ${mostCounted + 1})
  SELECT (SELECT count(*)::int FROM found WHERE date >= $1) AS "upcomingTotal",
    (SELECT count(*)::int FROM found WHERE date < $1) AS "pastTotal",
    ARRAY(SELECT id FROM found WHERE date >= $1 ${next}) AS upcoming, ARRAY(SELECT id FROM found WHERE date < $1 ${last}) AS past`;

const leafStatement = ({ byScan }: SearchCondition): string => `
  SELECT ARRAY(SELECT id FROM reservations WHERE status <> 'held' AND date >= $1 AND ${byScan} ${next}) AS upcoming,
    ARRAY(SELECT id FROM reservations WHERE status <> 'held' AND date < $1 AND ${byScan} ${last}) AS past`;

async function reservationsFound(
  tx: EntityManager,
  { q, match, limit = usualFound }: FindReservationsDto,
  today: ServiceDate,
): Promise<Found> {
  const found = searchCondition(q, placesBefore, match);
  const none = { upcoming: [], past: [], upcomingTotal: 0, pastTotal: 0 };
  if (!found) return { ...none, isTotalExact: true };
  const values = [today, limit, ...found.values];
  const [all = none] = await tx.query<Omit<Found, 'isTotalExact'>[]>(foundStatement(found), values);
  if (all.upcomingTotal + all.pastTotal <= mostCounted) return { ...all, isTotalExact: true };
  const [nearest] = await tx.query<Pick<Found, 'upcoming' | 'past'>[]>(leafStatement(found), values);
  return { ...all, ...nearest, isTotalExact: false };
}
