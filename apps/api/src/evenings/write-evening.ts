import {
  type EveningState,
  type Visit,
  toEventVisits,
  reservationNotes,
  toTableType,
  listVisitsWithoutTables,
} from '@strapec/domain';
import type { Reservation } from '../platform/database/entities/reservations/reservation.entity.js';
import type { Querier } from '../platform/database/named-statements.js';
import type { MovedVisit, EveningChange } from './evening-change.js';
import { toSnakeCase } from '../platform/database/snake-case-naming.js';

export interface EveningHolding extends Pick<Visit, 'id' | 'start' | 'end' | 'tables'> {
  kind: 'visit' | 'event';
}

const releaseHoldingsStatement = {
  name: 'release-tables',
  text: `
    DELETE FROM table_holdings WHERE date = $1 AND (reservation_id = ANY ($2::uuid[])
      OR change_request_id = ANY ($2::uuid[]) OR event_id = ANY ($2::uuid[]))`,
};

const insertHoldingsStatement = {
  name: 'hold-tables',
  text: `
    INSERT INTO table_holdings (date, reservation_id, change_request_id, event_id, table_id, during)
    SELECT $1, CASE WHEN request.id IS NULL THEN visit_id END, request.id, event_id, table_id, int4range("start", "end")
    FROM unnest($2::uuid[], $3::uuid[], $4::text[], $5::int[], $6::int[])
      AS held (visit_id, event_id, table_id, "start", "end") LEFT JOIN change_requests AS request ON request.id = visit_id`,
};

const tableTypeStatement = {
  name: 'set-table-types',
  text: `
    UPDATE reservations SET table_type = moved.table_type
    FROM unnest($1::uuid[], $2::text[]) AS moved (id, table_type) WHERE reservations.id = moved.id`,
};

/** Visits that differ from the other state (an unchanged visit is the same object), and all events. */
function listHoldingsToCompare({ visits, events }: EveningState, comparedState: EveningState): EveningHolding[] {
  const unchangedVisits = new Set<Visit>(comparedState.visits);
  const changedVisits = visits.filter((visit) => visit.tables.length > 0 && !unchangedVisits.has(visit));
  return [
    ...changedVisits.map((visit): EveningHolding => ({ ...visit, kind: 'visit' })),
    ...toEventVisits(events).map((event): EveningHolding => ({ ...event, kind: 'event' })),
  ];
}

export async function writeEvening(
  run: Querier,
  eveningState: EveningState,
  { initialState, newReservations }: { initialState: EveningState; newReservations: readonly Reservation[] },
): Promise<EveningChange> {
  const holdingsBefore = listHoldingsToCompare(initialState, eveningState);
  const holdingsAfter = listHoldingsToCompare(eveningState, initialState);
  const isNewReservation = ({ id }: EveningHolding): boolean => newReservations.some((one) => one.id === id);
  const releasedHoldings = holdingsBefore.filter((old) => !holdingsAfter.some((one) => isSameHolding(one, old)));
  // all periods of an event are written together
  const needsWrite = (holding: EveningHolding): boolean =>
    releasedHoldings.some(({ id }) => id === holding.id) || !holdingsBefore.some((one) => isSameHolding(one, holding));
  const holdingsToInsert = holdingsAfter.filter((holding) => !isNewReservation(holding) && needsWrite(holding));
  // release first: two visits that swap tables would conflict otherwise
  if (releasedHoldings.length > 0)
    await run(releaseHoldingsStatement, [eveningState.date, releasedHoldings.map(({ id }) => id)]);
  if (holdingsToInsert.length > 0) await insertHoldings(run, eveningState, holdingsToInsert);
  const findHoldingOf = ({ id }: Reservation) => holdingsAfter.find((holding) => holding.id === id);
  for (const reservation of newReservations) await insertReservation(run, reservation, findHoldingOf(reservation));
  return {
    date: eveningState.date,
    moved: findMovedVisits(initialState, eveningState),
    seatedAgainIds: idsWithoutTables(initialState).filter((id) => holdingsAfter.some((holding) => holding.id === id)),
    idsWithoutTable: idsWithoutTables(eveningState),
  };
}

const idsWithoutTables = (state: EveningState): string[] => listVisitsWithoutTables(state).map(({ id }) => id);

function findMovedVisits(initialState: EveningState, eveningState: EveningState): MovedVisit[] {
  const tablesBefore = new Map(initialState.visits.map(({ id, tables }) => [id, tables]));
  return eveningState.visits.flatMap(({ id, tables: to }) => {
    const from = tablesBefore.get(id);
    return from && !areSameTables(from, to) ? [{ id, from, to }] : [];
  });
}

async function insertHoldings(
  run: Querier,
  { date, plan }: EveningState,
  holdings: readonly EveningHolding[],
): Promise<void> {
  const rows = holdings.flatMap((holding) => holding.tables.map((table) => ({ ...holding, table })));
  const toIdColumn = (kind: EveningHolding['kind']): (string | null)[] =>
    rows.map((row) => (row.kind === kind ? row.id : null));
  await run(insertHoldingsStatement, [
    date,
    toIdColumn('visit'),
    toIdColumn('event'),
    rows.map(({ table }) => table),
    rows.map(({ start }) => start),
    rows.map(({ end }) => end),
  ]);
  const visits = holdings.filter(({ kind }) => kind === 'visit');
  await run(tableTypeStatement, [visits.map(({ id }) => id), visits.map(({ tables }) => toTableType(tables, plan))]);
}

function isSameHolding(a: EveningHolding, b: EveningHolding): boolean {
  return a.id === b.id && a.start === b.start && a.end === b.end && areSameTables(a.tables, b.tables);
}

const areSameTables = (a: readonly string[], b: readonly string[]): boolean =>
  a === b || [...a].sort().join() === [...b].sort().join();

type InsertedReservation = Omit<Reservation, 'searchText' | 'calendarSequence'>;

const insertedFields = [
  ...(['id', 'firstName', 'lastName', 'email', 'phone', 'phoneE164'] as const),
  ...(['date', 'startMinute', 'minutes', 'partySize'] as const),
  ...reservationNotes,
  ...(['status', 'heldUntil', 'seatedMinute', 'tableType', 'requiresApproval'] as const),
  ...(['isPinned', 'preferredLanguage', 'emailSent', 'source', 'offers', 'cancelledAt', 'cancelledBy'] as const),
  ...(['isLateCancellation', 'reconfirmedAt', 'expectedMinute', 'version', 'createdAt', 'updatedAt'] as const),
];
/** Does not compile when a field of a reservation is missing. */
const insertedColumns: (keyof InsertedReservation extends (typeof insertedFields)[number] ? string : never)[] =
  insertedFields.map(toSnakeCase);

const insertStatement = {
  name: 'insert-reservation',
  text: `
    WITH reservation AS (
      INSERT INTO reservations (${insertedColumns.join()}) VALUES (${insertedColumns.map((_, index) => `$${index + 6}`).join()}))
    INSERT INTO table_holdings (reservation_id, date, table_id, during)
    SELECT $1::uuid, $2, table_id, int4range($4, $5) FROM unnest($3::text[]) AS table_id`,
};

export async function insertReservation(
  run: Querier,
  reservation: Reservation,
  holding: Pick<Visit, 'start' | 'end' | 'tables'> | undefined,
): Promise<void> {
  const { id, date } = reservation;
  const { tables = [], start = null, end = null } = holding ?? {};
  await run(insertStatement, [id, date, tables, start, end, ...insertedFields.map((field) => reservation[field])]);
}
