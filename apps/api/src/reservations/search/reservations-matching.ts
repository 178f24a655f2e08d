import { type SearchCondition, searchCondition } from './search-condition.js';
import type { EntityManager } from 'typeorm';
import { type ListReservationsDto, readCursor } from './reservation-list.dto.js';

export const usualPage = 100;
/** The maximum count of matches; with more than these a scan by date is quicker (docs/performance.md). */
export const mostCounted = 5_000;

export interface ListPage {
  /** Ordered by date and time. */
  ids: string[];
  /** Includes the matches on other pages. */
  total: number;
  isTotalExact: boolean;
}

interface Evenings {
  total: number;
  first: string | null;
  last: string | null;
  /** The number of reservations on earlier evenings. */
  before: number | null;
}

// Postgres plans each statement for its values: a filter that is `null` drops out of the plan
const fits = `($1::text IS NULL OR date >= $1) AND ($2::text IS NULL OR date <= $2) AND ($3::text IS NULL OR status = $3) AND status <> 'held'`;
const beyond = `($4::text IS NULL OR (date, start_minute, id) > ($4, $5::int, $6::uuid))`;
const inOrder = `ORDER BY date, start_minute, id LIMIT $7 OFFSET $8`;

/** The evenings of a page, from the stored counts, so that rows before the first evening are never read. */
const eveningsStatement = `
  WITH evenings AS (
    SELECT date, sum(count)::int AS count FROM reservation_counts WHERE ${fits} GROUP BY date HAVING sum(count) > 0),
  ahead AS (
    SELECT date, count, sum(count) OVER (ORDER BY date)::int - count AS before FROM evenings
    WHERE $4::text IS NULL OR date >= $4),
  first AS (
    SELECT date, before FROM ahead WHERE before = 0 OR $4 IS NULL AND before <= $5 ORDER BY date DESC LIMIT 1)
  SELECT (SELECT coalesce(sum(count), 0)::int FROM evenings) AS total, first.date AS first, first.before,
    (SELECT max(date) FROM ahead WHERE before < $5 + $6 + (SELECT count FROM ahead ORDER BY date LIMIT 1)) AS last
  FROM (VALUES (1)) AS one LEFT JOIN first ON true`;

const pageStatement = `SELECT id FROM reservations WHERE ${fits} AND ${beyond} ${inOrder}`;

/** The evenings that can hold matches; there are few for a status that does not last. */
const betweenStatement = `SELECT min(date) AS first, max(date) AS last FROM reservation_counts WHERE ${fits} AND count > 0`;

const placesBefore = 8; // `$1` to `$8` are the filters and the page

const foundStatement = (found: SearchCondition): string => `
  WITH found AS MATERIALIZED (
    SELECT id, date, start_minute FROM reservations WHERE ${fits} AND ${found.byIndex} LIMIT ${mostCounted + 1})
  SELECT (SELECT count(*)::int FROM found) AS total, ARRAY(SELECT id FROM found WHERE ${beyond} ${inOrder}) AS ids`;

const leafStatement = (found: SearchCondition): string =>
  `SELECT id FROM reservations WHERE ${fits} AND ${beyond} AND ${found.byScan} ${inOrder}`;

/** The reservations that match every filter. Call it within one snapshot. */
export async function reservationsMatching(tx: EntityManager, filters: ListReservationsDto): Promise<ListPage> {
  const asked = askedBy(filters);
  const found = searchCondition(filters.q ?? '', placesBefore);
  return found ? pageOfFound(tx, asked, found) : pageOfEvenings(tx, asked);
}

/** An omitted value is sent as `null`. */
interface Asked {
  filters: readonly [from?: string, to?: string, status?: string];
  place: readonly [date?: string, startMinute?: number, id?: string];
  take: number;
  skip: number;
}

function askedBy({ from, to, status, after, limit = usualPage, offset = 0 }: ListReservationsDto): Asked {
  const place = after === undefined ? null : readCursor(after);
  return {
    filters: [from, to, status],
    place: [place?.date, place?.startMinute, place?.id],
    take: limit,
    skip: offset,
  };
}

async function pageOfEvenings(tx: EntityManager, { filters, place, take, skip }: Asked): Promise<ListPage> {
  const [evenings] = await tx.query<Evenings[]>(eveningsStatement, [...filters, place[0], skip, take]);
  const { total = 0, first = null, last = null, before = 0 } = evenings ?? {};
  if (first === null) return { ids: [], total, isTotalExact: true };
  const rows = await tx.query<{ id: string }[]>(pageStatement, [
    first,
    last,
    filters[2],
    ...place,
    take,
    skip - (before ?? 0),
  ]);
  return { ids: rows.map(({ id }) => id), total, isTotalExact: true };
}

async function pageOfFound(
  tx: EntityManager,
  { filters, place, take, skip }: Asked,
  found: SearchCondition,
): Promise<ListPage> {
  const [between] = await tx.query<Pick<Evenings, 'first' | 'last'>[]>(betweenStatement, [...filters]);
  if (!between?.first) return { ids: [], total: 0, isTotalExact: true };
  const values = [between.first, between.last, filters[2], ...place, take, skip, ...found.values];
  const [counted] = await tx.query<{ total: number; ids: string[] }[]>(foundStatement(found), values);
  const { total = 0, ids = [] } = counted ?? {};
  if (total <= mostCounted) return { ids, total, isTotalExact: true };
  const rows = await tx.query<{ id: string }[]>(leafStatement(found), values);
  return { ids: rows.map(({ id }) => id), total: mostCounted, isTotalExact: false };
}
