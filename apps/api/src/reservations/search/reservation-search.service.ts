import { type SearchCondition, toSearchCondition } from './search-condition.js';
import { type ServiceDate, serviceDateAt } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { type EntityManager, DataSource, In } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { poolQuerier } from '../../platform/database/named-statements.js';
import { findVisitIdsWithoutTable } from '../../evenings/visits-without-table.js';
import {
  type FindReservationsDto,
  type FoundReservationsDto,
  type ListReservationsDto,
  type ReservationListDto,
  toCursorText,
} from './reservation-list.dto.js';
import type { ReservationDto } from '../core/reservation.dto.js';
import { loadReservationDtos } from '../core/load-reservation-dtos.js';
import { maxCounted, findListPage, defaultPageSize } from './find-list-page.js';

const listOrder = { date: 'ASC', startMinute: 'ASC', id: 'ASC' } as const;

@Injectable()
export class ReservationSearchService {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** In one snapshot, so that a new row shifts nothing. */
  async listReservations(filters: ListReservationsDto): Promise<ReservationListDto> {
    return this.source.transaction('REPEATABLE READ', async (tx) => {
      const { ids, ...totals } = await findListPage(tx, filters);
      const rows = await tx.find(Reservation, { where: { id: In(ids) }, order: listOrder });
      const lastRow = rows.length === (filters.limit ?? defaultPageSize) ? rows.at(-1) : undefined;
      return { items: await loadReservationDtos(tx, rows), ...totals, next: lastRow ? toCursorText(lastRow) : null };
    });
  }

  async findReservations(search: FindReservationsDto): Promise<FoundReservationsDto> {
    const today = serviceDateAt(toLocalDateTime(this.clock.now()));
    return this.source.transaction('REPEATABLE READ', async (tx) => {
      const { upcoming, past, ...totals } = await findReservationIds(tx, search, today);
      return { upcoming: await loadInOrder(tx, upcoming), past: await loadInOrder(tx, past), ...totals };
    });
  }

  async listWithoutTable(): Promise<ReservationDto[]> {
    const now = this.clock.now();
    const ids = await findVisitIdsWithoutTable(poolQuerier(this.source), serviceDateAt(toLocalDateTime(now)), now);
    const { manager } = this.source;
    return loadReservationDtos(manager, await manager.find(Reservation, { where: { id: In(ids) }, order: listOrder }));
  }
}

const defaultLimit = 30;

async function loadInOrder(tx: EntityManager, ids: readonly string[]): Promise<ReservationDto[]> {
  const rows = await tx.findBy(Reservation, { id: In([...ids]) });
  const orderedRows = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return loadReservationDtos(tx, orderedRows);
}

type FoundIds = Omit<FoundReservationsDto, 'upcoming' | 'past'> & Record<'upcoming' | 'past', string[]>;

const parameterOffset = 2;
const earliestFirstSql = `ORDER BY date, start_minute, id LIMIT $2`;
const latestFirstSql = `ORDER BY date DESC, start_minute DESC, id DESC LIMIT $2`;

const indexStatement = ({ byIndex }: SearchCondition): string => `
  WITH found AS MATERIALIZED (
    SELECT id, date, start_minute FROM reservations WHERE status <> 'held' AND ${byIndex} LIMIT ${maxCounted + 1})
  SELECT (SELECT count(*)::int FROM found WHERE date >= $1) AS "upcomingTotal",
    (SELECT count(*)::int FROM found WHERE date < $1) AS "pastTotal",
    ARRAY(SELECT id FROM found WHERE date >= $1 ${earliestFirstSql}) AS upcoming, ARRAY(SELECT id FROM found WHERE date < $1 ${latestFirstSql}) AS past`;

const scanStatement = ({ byScan }: SearchCondition): string => `
  SELECT ARRAY(SELECT id FROM reservations WHERE status <> 'held' AND date >= $1 AND ${byScan} ${earliestFirstSql}) AS upcoming,
    ARRAY(SELECT id FROM reservations WHERE status <> 'held' AND date < $1 AND ${byScan} ${latestFirstSql}) AS past`;

async function findReservationIds(
  tx: EntityManager,
  { q, match, limit = defaultLimit }: FindReservationsDto,
  today: ServiceDate,
): Promise<FoundIds> {
  const condition = toSearchCondition(q, parameterOffset, match);
  const noResults = { upcoming: [], past: [], upcomingTotal: 0, pastTotal: 0 };
  if (!condition) return { ...noResults, isTotalExact: true };
  const values = [today, limit, ...condition.values];
  const [foundIds = noResults] = await tx.query<Omit<FoundIds, 'isTotalExact'>[]>(indexStatement(condition), values);
  if (foundIds.upcomingTotal + foundIds.pastTotal <= maxCounted) return { ...foundIds, isTotalExact: true };
  const [scannedIds] = await tx.query<Pick<FoundIds, 'upcoming' | 'past'>[]>(scanStatement(condition), values);
  return { ...foundIds, ...scannedIds, isTotalExact: false };
}
