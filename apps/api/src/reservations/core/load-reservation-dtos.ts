import { type EntityManager, In, IsNull } from 'typeorm';
import { ChangeRequest } from '../../platform/database/entities/reservations/change-request.entity.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { TableHolding } from '../../platform/database/entities/reservations/table-holding.entity.js';
import { ReservationDto, ChangeRequestDto } from './reservation.dto.js';

export async function loadReservationDtos(
  manager: EntityManager,
  reservations: readonly Reservation[],
): Promise<ReservationDto[]> {
  const ids = reservations.map(({ id }) => id);
  const [tables, changeRequests] = [await findTablesByHolder(manager, ids), await findChangeRequestDtos(manager, ids)];
  return reservations.map((one) => ReservationDto.from(one, tables.get(one.id) ?? [], changeRequests.get(one.id)));
}

export async function findChangeRequestDtos(
  manager: EntityManager,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ChangeRequestDto>> {
  if (ids.length === 0) return new Map();
  const where = { reservationId: In(ids), endedAt: IsNull() };
  const rows = await manager.find(ChangeRequest, { where, order: { createdAt: 'ASC' } });
  const requestIds = rows.map(({ id }) => id);
  const tables = await findTablesByHolder(manager, requestIds);
  return new Map(rows.map((row) => [row.reservationId, ChangeRequestDto.from(row, tables.get(row.id) ?? [])]));
}

/** Reads the tables unless the caller has them. */
export async function loadReservationDto(
  manager: EntityManager,
  reservation: Reservation,
  tables?: readonly string[],
): Promise<ReservationDto> {
  const { id } = reservation;
  const shownTables = tables ?? (await findTablesByHolder(manager, [id])).get(id) ?? [];
  return ReservationDto.from(reservation, shownTables, (await findChangeRequestDtos(manager, [id])).get(id));
}

async function findTablesByHolder(
  manager: EntityManager,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const holderConditions = [{ reservationId: In(ids) }, { changeRequestId: In(ids) }];
  const holdings = ids.length === 0 ? [] : await manager.findBy(TableHolding, holderConditions);
  const holdingsByHolder = Map.groupBy(holdings, (holding) => holding.reservationId ?? holding.changeRequestId ?? '');
  return new Map([...holdingsByHolder].map(([id, rows]) => [id, rows.map(({ tableId }) => tableId).sort()]));
}
