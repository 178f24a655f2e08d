import { type EntityManager, In, IsNull } from 'typeorm';
import { ChangeRequest } from '../../platform/database/entities/reservations/change-request.entity.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { TableHolding } from '../../platform/database/entities/reservations/table-holding.entity.js';
import { ReservationDto, ChangeRequestDto } from './reservation.dto.js';

type Tables = ReadonlyMap<string, string[]>;

export async function toReservationDtos(
  manager: EntityManager,
  reservations: readonly Reservation[],
): Promise<ReservationDto[]> {
  const ids = reservations.map(({ id }) => id);
  const [tables, changeRequests] = [await tablesByHolder(manager, ids), await findChangeRequests(manager, ids)];
  return reservations.map((one) => ReservationDto.from(one, tables.get(one.id) ?? [], changeRequests.get(one.id)));
}

export async function findTables(manager: EntityManager, reservationId: string): Promise<string[]> {
  return (await tablesByHolder(manager, [reservationId])).get(reservationId) ?? [];
}

export async function findChangeRequests(
  manager: EntityManager,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ChangeRequestDto>> {
  if (ids.length === 0) return new Map();
  const openRequests = { reservationId: In(ids), endedAt: IsNull() };
  const changeRequests = await manager.find(ChangeRequest, { where: openRequests, order: { createdAt: 'ASC' } });
  const tables = await tablesByHolder(
    manager,
    changeRequests.map(({ id }) => id),
  );
  return new Map(
    changeRequests.map((changeRequest) => [
      changeRequest.reservationId,
      ChangeRequestDto.from(changeRequest, tables.get(changeRequest.id) ?? []),
    ]),
  );
}

export async function addChangeRequest(manager: EntityManager, reservation: ReservationDto): Promise<ReservationDto> {
  return {
    ...reservation,
    changeRequest: (await findChangeRequests(manager, [reservation.id])).get(reservation.id) ?? null,
  };
}

async function tablesByHolder(manager: EntityManager, ids: readonly string[]): Promise<Tables> {
  const holderConditions = [{ reservationId: In(ids) }, { changeRequestId: In(ids) }];
  const holdings = ids.length === 0 ? [] : await manager.findBy(TableHolding, holderConditions);
  const byHolder = Map.groupBy(
    holdings,
    ({ reservationId, changeRequestId }) => reservationId ?? changeRequestId ?? '',
  );
  return new Map([...byHolder].map(([id, rows]) => [id, rows.map(({ tableId }) => tableId).sort()]));
}
