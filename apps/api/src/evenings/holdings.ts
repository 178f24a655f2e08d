import {
  type EveningState,
  type Visit,
  atTheirTables,
  reservationNotes,
  tableTypeOf,
  waitingIn,
} from '@strapec/domain';
import type { Reservation } from '../platform/database/entities/reservations/reservation.entity.js';
import type { RunStatement } from '../platform/database/named-query.js';
import type { MovedVisit, EveningChange } from './evening-change.js';
import { inSnakeCase } from '../platform/database/naming.js';

export interface Held extends Pick<Visit, 'id' | 'start' | 'end' | 'tables'> {
  kind: 'visit' | 'event';
}

const releaseStatement = {
  name: 'release-tables',
  text: `
    DELETE FROM table_holdings WHERE date = $1 AND (reservation_id = ANY ($2::uuid[])
      OR change_request_id = ANY ($2::uuid[]) OR event_id = ANY ($2::uuid[]))`,
};

const holdStatement = {
  name: 'hold-tables',
  text: `
    INSERT INTO table_holdings (date, reservation_id, change_request_id, event_id, table_id, during)
    SELECT $1, CASE WHEN request.id IS NULL THEN visit_id END, request.id, event_id, table_id, int4range("start", "end")
    FROM unnest($2::uuid[], $3::uuid[], $4::text[], $5::int[], $6::int[])
      AS held (visit_id, event_id, table_id, "start", "end") LEFT JOIN change_requests AS request ON request.id = visit_id`,
};

const typeStatement = {
  name: 'set-table-types',
  text: `
    UPDATE reservations SET table_type = moved.table_type
    FROM unnest($1::uuid[], $2::text[]) AS moved (id, table_type) WHERE reservations.id = moved.id`,
};

/** An unchanged visit is the same object. */
function heldOnlyIn({ visits, events }: EveningState, other: EveningState): Held[] {
  const untouched = new Set<Visit>(other.visits);
  const touched = visits.filter((visit) => visit.tables.length > 0 && !untouched.has(visit));
  return [
    ...touched.map((visit): Held => ({ ...visit, kind: 'visit' })),
    ...atTheirTables(events).map((event): Held => ({ ...event, kind: 'event' })),
  ];
}

export async function writeEvening(
  run: RunStatement,
  eveningState: EveningState,
  { found, newcomers }: { found: EveningState; newcomers: readonly Reservation[] },
): Promise<EveningChange> {
  const before = heldOnlyIn(found, eveningState);
  const after = heldOnlyIn(eveningState, found);
  const isNewcomer = ({ id }: Held): boolean => newcomers.some((one) => one.id === id);
  const gone = before.filter((held) => !after.some((one) => isSameHold(one, held)));
  // all periods of an event are written together
  const isToWrite = (held: Held): boolean =>
    gone.some(({ id }) => id === held.id) || !before.some((one) => isSameHold(one, held));
  const changed = after.filter((held) => !isNewcomer(held) && isToWrite(held));
  // release first: two visits that swap tables would conflict otherwise
  if (gone.length > 0) await run(releaseStatement, [eveningState.date, gone.map(({ id }) => id)]);
  if (changed.length > 0) await hold(run, eveningState, changed);
  for (const one of newcomers) {
    const held = after.find(({ id }) => id === one.id);
    await insertReservation(run, one, held);
  }
  return changeOf(eveningState, { found, after, gone });
}

function changeOf(
  eveningState: EveningState,
  { found, after, gone }: { found: EveningState; after: readonly Held[]; gone: readonly Held[] },
): EveningChange {
  const waiting = waitingIn(eveningState).map(({ id }) => id);
  return {
    date: eveningState.date,
    moved: movesBetween(found, eveningState),
    seatedAgain: waitingIn(found).flatMap(({ id }) => (after.some((held) => held.id === id) ? [id] : [])),
    waiting,
    freed: [...new Set(gone.flatMap(({ tables }) => tables))],
  };
}

function movesBetween(found: EveningState, eveningState: EveningState): MovedVisit[] {
  const before = new Map(found.visits.map(({ id, tables }) => [id, tables]));
  return eveningState.visits.flatMap(({ id, tables: to }) => {
    const from = before.get(id);
    return from && !isSamePlace(from, to) ? [{ id, from, to }] : [];
  });
}

async function hold(run: RunStatement, { date, plan }: EveningState, changed: readonly Held[]): Promise<void> {
  const rows = changed.flatMap((held) => held.tables.map((table) => ({ ...held, table })));
  const idsOf = (kind: Held['kind']): (string | null)[] => rows.map((row) => (row.kind === kind ? row.id : null));
  await run(holdStatement, [
    date,
    idsOf('visit'),
    idsOf('event'),
    rows.map(({ table }) => table),
    rows.map(({ start }) => start),
    rows.map(({ end }) => end),
  ]);
  const visits = changed.filter(({ kind }) => kind === 'visit');
  await run(typeStatement, [visits.map(({ id }) => id), visits.map(({ tables }) => tableTypeOf(tables, plan))]);
}

function isSameHold(a: Held, b: Held): boolean {
  return a.id === b.id && a.start === b.start && a.end === b.end && isSamePlace(a.tables, b.tables);
}

const isSamePlace = (a: readonly string[], b: readonly string[]): boolean =>
  a === b || [...a].sort().join() === [...b].sort().join();

type Written = Omit<Reservation, 'searchText' | 'calendarSequence'>;

const fields = [
  ...(['id', 'firstName', 'lastName', 'email', 'phone', 'phoneE164'] as const),
  ...(['date', 'startMinute', 'minutes', 'partySize'] as const),
  ...reservationNotes,
  ...(['status', 'heldUntil', 'seatedMinute', 'tableType', 'requiresApproval'] as const),
  ...(['isPinned', 'preferredLanguage', 'emailSent', 'source', 'offers', 'cancelledAt', 'cancelledBy'] as const),
  ...(['isLateCancellation', 'reconfirmedAt', 'expectedMinute', 'version', 'createdAt', 'updatedAt'] as const),
];
/** Does not compile when a field of a reservation is missing. */
const columns: (keyof Written extends (typeof fields)[number] ? string : never)[] = fields.map(inSnakeCase);

const statement = {
  name: 'insert-reservation',
  text: `
    WITH reservation AS (
      INSERT INTO reservations (${columns.join()}) VALUES (${columns.map((_, index) => `$${index + 6}`).join()}))
    INSERT INTO table_holdings (reservation_id, date, table_id, during)
    SELECT $1::uuid, $2, table_id, int4range($4, $5) FROM unnest($3::text[]) AS table_id`,
};

export async function insertReservation(
  run: RunStatement,
  saved: Reservation,
  held: Pick<Visit, 'start' | 'end' | 'tables'> | undefined,
): Promise<void> {
  const { id, date } = saved;
  const { tables = [], start = null, end = null } = held ?? {};
  await run(statement, [id, date, tables, start, end, ...fields.map((field) => saved[field])]);
}
