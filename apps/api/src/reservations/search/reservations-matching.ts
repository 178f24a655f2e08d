import { type SearchCondition, searchCondition } from './search-condition.js';
import type { EntityManager } from 'typeorm';
import { type ListReservationsDto, type ReservationListDto, readCursor } from './reservation-list.dto.js';

export const usualPage = 100;
/** With more matches a scan by date is quicker (docs/performance.md). */
export const mostCounted = 5_000;

type ListPage = Pick<ReservationListDto, 'total' | 'isTotalExact'> & { ids: string[] };

// PostgreSQL plans each statement for its values: a filter that is `null` drops out
const fits = `($1::text IS NULL OR date >= $1) AND ($2::text IS NULL OR date <= $2) AND ($3::text IS NULL OR status = $3) AND status <> 'held'`;
const beyond = `($4::text IS NULL OR (date, start_minute, id) > ($4, $5::int, $6::uuid))`;
const inOrder = `ORDER BY date, start_minute, id LIMIT $7 OFFSET $8`;

const allStatement = `
  SELECT (SELECT count(*)::int FROM reservations WHERE ${fits}) AS total,
    ARRAY(SELECT id FROM reservations WHERE ${fits} AND ${beyond} ${inOrder}) AS ids`;

const placesBefore = 8;

const foundStatement = (found: SearchCondition): string => `
  WITH found AS MATERIALIZED (
    SELECT id, date, start_minute FROM reservations WHERE ${fits} AND ${found.byIndex} LIMIT ${mostCounted + 1})
  SELECT (SELECT count(*)::int FROM found) AS total, ARRAY(SELECT id FROM found WHERE ${beyond} ${inOrder}) AS ids`;

const leafStatement = (found: SearchCondition): string =>
  `SELECT id FROM reservations WHERE ${fits} AND ${beyond} AND ${found.byScan} ${inOrder}`;

/** Call it within one snapshot. */
export async function reservationsMatching(tx: EntityManager, filters: ListReservationsDto): Promise<ListPage> {
  const found = searchCondition(filters.q ?? '', placesBefore);
  const values = [...askedBy(filters), ...(found?.values ?? [])];
  const statement = found ? foundStatement(found) : allStatement;
  const [page = { total: 0, ids: [] }] = await tx.query<{ total: number; ids: string[] }[]>(statement, values);
  if (!found || page.total <= mostCounted) return { ...page, isTotalExact: true };
  const rows = await tx.query<{ id: string }[]>(leafStatement(found), values);
  return { ids: rows.map(({ id }) => id), total: mostCounted, isTotalExact: false };
}

function askedBy({ from, to, status, after, limit = usualPage, offset = 0 }: ListReservationsDto): unknown[] {
  const place = after === undefined ? null : readCursor(after);
  return [from, to, status, place?.date, place?.startMinute, place?.id, limit, offset];
}
