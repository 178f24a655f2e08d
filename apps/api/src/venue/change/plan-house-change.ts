import {
  type EveningOutlook,
  type House,
  type HouseChange,
  type HouseRows,
  type ServiceDate,
  buildHouse,
  changeHouse,
  changedDates,
  daysBetween,
} from '@strapec/domain';
import type { RunStatement } from '../../platform/database/named-query.js';
import { hashOf } from '../../evenings/touched-visits.dto.js';
import { readHouse } from '../read/house-rows.js';
import { fieldError, validationProblem } from '../../platform/http/problems/validation.pipe.js';

/** A change that can be made, and all that it is about. */
export interface PlannedChange {
  rows: { before: HouseRows; after: HouseRows };
  before: House;
  after: House;
  /** The evenings for which the house would be another one. */
  dates: ServiceDate[];
  /** Another one for another change or another house. */
  meant: string;
}

/** Days ahead to which a change is thought through; the horizon is at most 1,000. */
const farthest = 1_100;

const lastStatement = { name: 'last-reservation', text: `SELECT max(date) AS date FROM reservations` };

/** Thinks a change through in the house as it is at this moment. Throws `validation_failed` with what is wrong and where. */
export async function planHouseChange(
  run: RunStatement,
  change: HouseChange,
  today: ServiceDate,
): Promise<PlannedChange> {
  const rows = await readHouse(run);
  const changed = changeHouse(change, rows, today);
  if ('faults' in changed) throw validationProblem(changed.faults.map(({ field, code }) => fieldError(field, code)));
  const [before, after] = [buildHouse(rows), buildHouse(changed.rows)];
  const days = await daysAhead(run, { before, after }, today);
  const dates = changedDates(before, after, { from: today, days });
  return { rows: { before: rows, after: changed.rows }, before, after, dates, meant: hashOf([change, rows.version]) };
}

/**
 * What is seen of a change, in few letters: the house, and each whom it touches. Where they would sit instead is another table
 * with each reservation.
 */
export const seenOf = ({ meant }: PlannedChange, evenings: readonly EveningOutlook[]): string[] => [
  meant,
  ...evenings.flatMap(({ reseated, stranded }) =>
    [reseated, stranded].flatMap((group, kind) => group.map(({ id }) => hashOf([id, kind]).slice(0, 8))),
  ),
];

/** As far as guests may reserve by either house, and as staff have. */
async function daysAhead(
  run: RunStatement,
  { before, after }: Pick<PlannedChange, 'before' | 'after'>,
  today: ServiceDate,
): Promise<number> {
  const [last] = await run<{ date: ServiceDate | null }>(lastStatement, []);
  const horizons = [...before.rules, ...after.rules].map(({ value }) => value.horizonDays);
  const reserved = last?.date ? daysBetween(today, last.date) : 0;
  return Math.min(farthest, 1 + Math.max(reserved, ...horizons));
}
