import { type SearchCondition, toSearchCondition } from './search-condition.js';
import type { EntityManager } from 'typeorm';
import { type ListReservationsDto, type ReservationListDto, parseListCursor } from './reservation-list.dto.js';

export const defaultPageSize = 100;
/** With more matches a scan by date is quicker (docs/performance.md). */
export const maxCounted = 5_000;

type ListPage = Pick<ReservationListDto, 'total' | 'isTotalExact'> & { ids: string[] };

// PostgreSQL plans each statement for its values: a filter that is `null` drops out
const filterSql = `($1::text IS NULL OR date >= $1) AND ($2::text IS NULL OR date <= $2) AND ($3::text IS NULL OR status = $3) AND status <> 'held'`;
const afterCursorSql = `($4::text IS NULL OR (date, start_minute, id) > ($4, $5::int, $6::uuid))`;
const pageSql = `ORDER BY date, start_minute, id LIMIT $7 OFFSET $8`;

const unsearchedPageStatement = `
  SELECT (SELECT count(*)::int FROM reservations WHERE ${filterSql}) AS total,
    ARRAY(SELECT id FROM reservations WHERE ${filterSql} AND ${afterCursorSql} ${pageSql}) AS ids`;

const parameterOffset = 8;

const indexStatement = (condition: SearchCondition): string => `
  WITH found AS MATERIALIZED (
    SELECT id, date, start_minute FROM reservations WHERE ${filterSql} AND ${condition.byIndex} LIMIT ${maxCounted + 1})
  SELECT (SELECT count(*)::int FROM found) AS total, ARRAY(SELECT id FROM found WHERE ${afterCursorSql} ${pageSql}) AS ids`;

const scanStatement = (condition: SearchCondition): string =>
  `SELECT id FROM reservations WHERE ${filterSql} AND ${afterCursorSql} AND ${condition.byScan} ${pageSql}`;

/** Call it within one snapshot. */
export async function findListPage(tx: EntityManager, filters: ListReservationsDto): Promise<ListPage> {
  const condition = toSearchCondition(filters.q ?? '', parameterOffset);
  const values = [...toFilterValues(filters), ...(condition?.values ?? [])];
  const statement = condition ? indexStatement(condition) : unsearchedPageStatement;
  const [page = { total: 0, ids: [] }] = await tx.query<{ total: number; ids: string[] }[]>(statement, values);
  if (!condition || page.total <= maxCounted) return { ...page, isTotalExact: true };
  const rows = await tx.query<{ id: string }[]>(scanStatement(condition), values);
  return { ids: rows.map(({ id }) => id), total: maxCounted, isTotalExact: false };
}

function toFilterValues(filters: ListReservationsDto): unknown[] {
  const { from, to, status, after, limit = defaultPageSize, offset = 0 } = filters;
  const cursor = after === undefined ? null : parseListCursor(after);
  return [from, to, status, cursor?.date, cursor?.startMinute, cursor?.id, limit, offset];
}
