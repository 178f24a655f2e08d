import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { Reservation } from '../database/entities/reservation.entity.js';
import { TableHolding } from '../database/entities/table-holding.entity.js';
import { ReservationDto } from './dto/reservation.dto.js';

/** Reservations as staff see them, with the tables they hold, read in one statement. */
export async function withTables(
  manager: EntityManager,
  reservations: readonly Reservation[],
): Promise<ReservationDto[]> {
  const ids = reservations.map(({ id }) => id);
  const held = ids.length === 0 ? [] : await manager.findBy(TableHolding, { reservationId: In(ids) });
  const heldBy = Map.groupBy(held, ({ reservationId }) => reservationId);
  return reservations.map((one) => ReservationDto.from(one, idsOf(heldBy.get(one.id) ?? [])));
}

/** The tables that one reservation holds. */
export async function tablesOf(manager: EntityManager, reservationId: string): Promise<string[]> {
  return idsOf(await manager.findBy(TableHolding, { reservationId }));
}

const idsOf = (held: readonly TableHolding[]): string[] => held.map(({ tableId }) => tableId).sort();
