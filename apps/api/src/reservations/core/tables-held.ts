import { type EntityManager, In, IsNull } from 'typeorm';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { TableHolding } from '../../platform/database/entities/reservations/table-holding.entity.js';
import { ReservationDto, WishDto } from './reservation.dto.js';

type Tables = ReadonlyMap<string, string[]>;

export async function withTables(
  manager: EntityManager,
  reservations: readonly Reservation[],
): Promise<ReservationDto[]> {
  const ids = reservations.map(({ id }) => id);
  const [tables, wishes] = [await tablesByHolder(manager, ids), await wishesOf(manager, ids)];
  return reservations.map((one) => ReservationDto.from(one, tables.get(one.id) ?? [], wishes.get(one.id)));
}

export async function tablesOf(manager: EntityManager, reservationId: string): Promise<string[]> {
  return (await tablesByHolder(manager, [reservationId])).get(reservationId) ?? [];
}

export async function wishesOf(manager: EntityManager, ids: readonly string[]): Promise<ReadonlyMap<string, WishDto>> {
  if (ids.length === 0) return new Map();
  const waiting = { replacesId: In(ids), cancelledAt: IsNull() };
  const wishes = await manager.find(Reservation, { where: waiting, order: { createdAt: 'ASC' } });
  const tables = await tablesByHolder(
    manager,
    wishes.map(({ id }) => id),
  );
  return new Map(wishes.map((wish) => [wish.replacesId ?? '', WishDto.from(wish, tables.get(wish.id) ?? [])]));
}

export async function withWish(manager: EntityManager, reservation: ReservationDto): Promise<ReservationDto> {
  return { ...reservation, wish: (await wishesOf(manager, [reservation.id])).get(reservation.id) ?? null };
}

async function tablesByHolder(manager: EntityManager, ids: readonly string[]): Promise<Tables> {
  const held = ids.length === 0 ? [] : await manager.findBy(TableHolding, { reservationId: In(ids) });
  const byHolder = Map.groupBy(held, ({ reservationId }) => reservationId ?? '');
  return new Map([...byHolder].map(([id, rows]) => [id, rows.map(({ tableId }) => tableId).sort()]));
}
