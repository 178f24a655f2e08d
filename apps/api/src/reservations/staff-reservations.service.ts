import { staffDay } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { localMoment } from '../clock/local-time.js';
import { Reservation } from '../database/entities/reservation.entity.js';
import { onPool } from '../database/named-query.js';
import { waitingFrom } from '../evenings/waiting.js';
import type { ListReservationsDto } from './dto/list-reservations.dto.js';
import type { ReservationDto, ReservationListDto } from './dto/reservation.dto.js';
import { reservationsMatching } from './reservations-matching.js';
import { withTables } from './tables-held.js';

/** Staff look through reservations. */
@Injectable()
export class StaffReservationsService {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  async listReservations(filters: ListReservationsDto): Promise<ReservationListDto> {
    const [items, total] = await reservationsMatching(this.source.manager, filters).getManyAndCount();
    return { items: await withTables(this.source.manager, items), total };
  }

  /** The parties of tonight and later for which the house has no table, by date and time. */
  async listWithoutTable(): Promise<ReservationDto[]> {
    const ids = await waitingFrom(onPool(this.source), staffDay(localMoment(this.clock.now())));
    const { manager } = this.source;
    const order = { date: 'ASC', startMinute: 'ASC' } as const;
    return withTables(manager, await manager.find(Reservation, { where: { id: In(ids) }, order }));
  }
}
