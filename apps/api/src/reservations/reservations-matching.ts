import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { Reservation } from '../database/entities/reservation.entity.js';
import { containing } from '../database/like-pattern.js';
import type { ListReservationsDto } from './dto/list-reservations.dto.js';

const usualPage = 100;
const searched = ['first_name', 'last_name', 'email', 'phone', 'phone_e164'];

/** The staff's list by date and time: a page of what fits every filter that is set. */
export function reservationsMatching(
  manager: EntityManager,
  { from, to, status, q, limit = usualPage, offset = 0 }: ListReservationsDto,
): SelectQueryBuilder<Reservation> {
  const query = manager.createQueryBuilder(Reservation, 'reservation');
  if (from) query.andWhere('date >= :from', { from });
  if (to) query.andWhere('date <= :to', { to });
  if (status) query.andWhere('status = :status', { status });
  if (q) query.andWhere(`concat_ws(' ', ${searched.join(', ')}) ILIKE :pattern`, { pattern: containing(q) });
  return query.orderBy('date').addOrderBy('start_minute').addOrderBy('reservation.id').take(limit).skip(offset);
}
