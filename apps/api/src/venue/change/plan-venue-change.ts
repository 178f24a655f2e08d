import {
  type EveningImpact,
  type Venue,
  type VenueChange,
  type VenueRows,
  type ServiceDate,
  buildVenue,
  applyVenueChange,
  findChangedDates,
  daysBetween,
} from '@strapec/domain';
import type { Querier } from '../../platform/database/named-statements.js';
import { toHash } from '../../evenings/touched-visits.dto.js';
import { readVenueRows } from '../core/venue-rows.js';
import { fieldError, validationProblem } from '../../platform/http/problems/validation.pipe.js';

interface PlannedChange {
  rows: { before: VenueRows; after: VenueRows };
  before: Venue;
  after: Venue;
  changedDates: ServiceDate[];
  changeHash: string;
}

/** Days; the booking horizon is at most 1,000. */
const maxDaysAhead = 1_100;

const lastReservationStatement = { name: 'last-reservation', text: `SELECT max(date) AS date FROM reservations` };

/** Throws `validation_failed`. */
export async function planVenueChange(run: Querier, change: VenueChange, today: ServiceDate): Promise<PlannedChange> {
  const rows = await readVenueRows(run);
  const outcome = applyVenueChange(change, rows, today);
  if ('errors' in outcome) throw validationProblem(outcome.errors.map(({ field, code }) => fieldError(field, code)));
  const [before, after] = [buildVenue(rows), buildVenue(outcome.rows)];
  const days = await countDaysAhead(run, { before, after }, today);
  const changedDates = findChangedDates(before, after, { from: today, days });
  const changeHash = toHash([change, rows.version]);
  return { rows: { before: rows, after: outcome.rows }, before, after, changedDates, changeHash };
}

/** Without the new tables of visits, which change with every reservation. */
export const computePreviewHashes = ({ changeHash }: PlannedChange, evenings: readonly EveningImpact[]): string[] => [
  changeHash,
  ...evenings.flatMap(({ reseated, stranded }) =>
    [reseated, stranded].flatMap((visits, groupIndex) => visits.map(({ id }) => toHash([id, groupIndex]).slice(0, 8))),
  ),
];

/** Covers both booking horizons and all reservations. */
async function countDaysAhead(
  run: Querier,
  { before, after }: Pick<PlannedChange, 'before' | 'after'>,
  today: ServiceDate,
): Promise<number> {
  const [lastReservation] = await run<{ date: ServiceDate | null }>(lastReservationStatement, []);
  const horizonDays = [...before.rules, ...after.rules].map(({ value }) => value.horizonDays);
  const daysToLastReservation = lastReservation?.date ? daysBetween(today, lastReservation.date) : 0;
  return Math.min(maxDaysAhead, 1 + Math.max(daysToLastReservation, ...horizonDays));
}
