import type { ServiceDate } from '@strapec/domain';
import type { EntityManager } from 'typeorm';
import { type FoundBy, foundBy } from './found-by.js';
import { mostCounted } from './reservations-matching.js';

/** Ids of whom somebody looks for. */
export interface Found {
  /** From today on, the next one first. */
  upcoming: string[];
  /** The last one first. */
  past: string[];
  upcomingTotal: number;
  pastTotal: number;
  isTotalExact: boolean;
}

interface Asked {
  q: string;
  today: ServiceDate;
  /** Of each of the two. */
  limit: number;
}

const placesBefore = 2;
const next = `ORDER BY date, start_minute, id LIMIT $2`;
const last = `ORDER BY date DESC, start_minute DESC, id DESC LIMIT $2`;

const foundStatement = ({ byIndex }: FoundBy): string => `
  WITH found AS MATERIALIZED (
    SELECT id, date, start_minute FROM reservations WHERE status <> 'held' AND ${byIndex} LIMIT ${mostCounted + 1})
  SELECT (SELECT count(*)::int FROM found WHERE date >= $1) AS "upcomingTotal",
    (SELECT count(*)::int FROM found WHERE date < $1) AS "pastTotal",
    ARRAY(SELECT id FROM found WHERE date >= $1 ${next}) AS upcoming, ARRAY(SELECT id FROM found WHERE date < $1 ${last}) AS past`;

/** Of more than can be counted the nearest are quickly met. */
const leafStatement = ({ byLeafing }: FoundBy): string => `
  SELECT ARRAY(SELECT id FROM reservations WHERE status <> 'held' AND date >= $1 AND ${byLeafing} ${next}) AS upcoming,
    ARRAY(SELECT id FROM reservations WHERE status <> 'held' AND date < $1 AND ${byLeafing} ${last}) AS past`;

/** Whoever is looked for, on whatever day. To be asked in one view of the data. */
export async function reservationsFound(tx: EntityManager, { q, today, limit }: Asked): Promise<Found> {
  const found = foundBy(q, placesBefore);
  const nobody = { upcoming: [], past: [], upcomingTotal: 0, pastTotal: 0 };
  if (!found) return { ...nobody, isTotalExact: true };
  const values = [today, limit, ...found.values];
  const [all = nobody] = await tx.query<Omit<Found, 'isTotalExact'>[]>(foundStatement(found), values);
  if (all.upcomingTotal + all.pastTotal <= mostCounted) return { ...all, isTotalExact: true };
  const [nearest] = await tx.query<Pick<Found, 'upcoming' | 'past'>[]>(leafStatement(found), values);
  return { ...all, ...nearest, isTotalExact: false };
}
