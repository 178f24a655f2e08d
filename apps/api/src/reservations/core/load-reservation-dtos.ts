import { type EntityManager, In, IsNull } from 'typeorm';
import { ChangeRequest } from '../../platform/database/entities/reservations/change-request.entity.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { TableHoldingRow } from '../../platform/database/entities/reservations/table-holding.entity.js';
import { ReservationDto, ChangeRequestDto } from './reservation.dto.js';

export async function loadReservationDtos(
  manager: EntityManager,
  reservations: readonly Reservation[],
): Promise<ReservationDto[]> {
  const ids = reservations.map(({ id }) => id);
  const [tables, changeRequests] = [await findTablesByHolder(manager, ids), await loadChangeRequestDtos(manager, ids)];
  return reservations.map((one) => ReservationDto.from(one, tables.get(one.id) ?? [], changeRequests.get(one.id)));
}

export async function loadChangeRequestDtos(
  manager: EntityManager,
  reservationIds: readonly string[],
): Promise<ReadonlyMap<string, ChangeRequestDto>> {
  if (reservationIds.length === 0) return new Map();
  const where = { reservationId: In(reservationIds), endedAt: IsNull() };
  const rows = await manager.find(ChangeRequest, { where, order: { createdAt: 'ASC' } });
  const requestIds = rows.map(({ id }) => id);
  const tablesByHolder = await findTablesByHolder(manager, requestIds);
  return new Map(rows.map((row) => [row.reservationId, ChangeRequestDto.from(row, tablesByHolder.get(row.id) ?? [])]));
}

/** Reads the tables unless the caller has them. */
export async function loadReservationDto(
  manager: EntityManager,
  reservation: Reservation,
  tables?: readonly string[],
): Promise<ReservationDto> {
  const { id } = reservation;
  const tableIds = tables ?? (await findTablesByHolder(manager, [id])).get(id) ?? [];
  return ReservationDto.from(reservation, tableIds, (await loadChangeRequestDtos(manager, [id])).get(id));
}

async function findTablesByHolder(
  manager: EntityManager,
  holderIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const holderConditions = [{ reservationId: In(holderIds) }, { changeRequestId: In(holderIds) }];
  const holdings = holderIds.length === 0 ? [] : await manager.findBy(TableHoldingRow, holderConditions);
  const holdingsByHolder = Map.groupBy(holdings, (holding) => holding.reservationId ?? holding.changeRequestId ?? '');
  return new Map([...holdingsByHolder].map(([id, rows]) => [id, rows.map(({ tableId }) => tableId).sort()]));
}
