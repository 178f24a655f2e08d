import { houseZone } from '@strapec/domain';
import type { Cutoff, NewValues, PersonalTable, Sweep } from './personal-table.js';

/** Of an age given by `$1`, an instant, and `$2`, an interval. */
const cutoff: Cutoff = {
  instant: `($1::timestamptz - $2::interval)`,
  day: `to_char(($1::timestamptz AT TIME ZONE '${houseZone}') - $2::interval, 'YYYY-MM-DD')`,
};
const batchSize = 500;

/** The rows of one person, without keys and passwords, the oldest first as far as their keys tell. */
export function heldStatement({ table, key, columns, ofPerson }: PersonalTable): string {
  const named = columns.map((column) => `"${column}"`).join(', ');
  return `SELECT ${named} FROM ${table} WHERE ${ofPerson} ORDER BY ${key}`;
}

/** How many rows there are of one person. */
export function countStatement({ table, ofPerson }: PersonalTable): string {
  return `SELECT count(*)::int AS count FROM ${table} WHERE ${ofPerson}`;
}

/** Erases or empties the rows of one person; `$1` their address, `$2` now. `null` when they stay as they are. */
export function eraseStatement({ table, ofPerson, erasing: { does } }: PersonalTable): string | null {
  if (does === 'delete') return `DELETE FROM ${table} WHERE ${ofPerson}`;
  if (Object.keys(does).length === 0) return null;
  return `UPDATE ${table} SET ${assignments(does)} WHERE ${ofPerson}`;
}

/**
 * One batch of what is too old; rows that somebody works on are left for the next time. `$1` is now, `$2` the period. Rows
 * that hold nothing any more are not found again.
 */
export function sweepStatement({ table, key }: PersonalTable, { due, does }: Sweep): string {
  const stillHolds = does === 'delete' ? '' : ` AND (${holdsSomething(does)})`;
  const asked = `$1::timestamptz IS NOT NULL AND $2::interval IS NOT NULL`; // also where the age does not count
  const batch = `SELECT ${key} FROM ${table} WHERE ${asked} AND (${due(cutoff)})${stillHolds} LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`;
  const change = does === 'delete' ? `DELETE FROM ${table}` : `UPDATE ${table} SET ${assignments(does)}`;
  return `${change} WHERE ${key} IN (${batch}) RETURNING ${key}`;
}

const assignments = (values: NewValues): string =>
  Object.entries(values)
    .map(([column, value]) => `${column} = ${value}`)
    .join(', ');

const holdsSomething = (values: NewValues): string =>
  Object.entries(values)
    .map(([column, value]) => `${column} IS DISTINCT FROM ${value}`)
    .join(' OR ');
