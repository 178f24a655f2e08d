import { ApiProperty } from '@nestjs/swagger';
import type { HouseEvent } from '../../database/entities/house-event.entity.js';
import type { Reservation } from '../../database/entities/reservation.entity.js';
import { visitTimes } from '../../clock/visit-times.js';
import { EventDto } from './event.dto.js';

/** A reservation that an event has left without a table, or given one back: somebody should know, or call. */
export class ConflictDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  firstName: string;

  @ApiProperty()
  lastName: string;

  @ApiProperty({ type: String, nullable: true })
  phone: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'As E.164; `null` when it cannot be called' })
  phoneE164: string | null;

  @ApiProperty({ type: String, nullable: true })
  email: string | null;

  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ example: '18:30' })
  time: string;

  @ApiProperty({ type: 'integer' })
  partySize: number;

  static from(reservation: Reservation): ConflictDto {
    const { id, firstName, lastName, phone, phoneE164, email, date, partySize } = reservation;
    return { id, firstName, lastName, phone, phoneE164, email, date, time: visitTimes(reservation).time, partySize };
  }
}

/** An event that has been saved or deleted, who has no table on its evenings, and who has one again (rules §4). */
export class SavedEventDto {
  @ApiProperty()
  event: EventDto;

  @ApiProperty({
    type: [ConflictDto],
    description: 'Nothing is cancelled silently: the house has no table for these reservations',
  })
  conflicts: ConflictDto[];

  @ApiProperty({ type: [ConflictDto], description: 'These had no table, and have one again' })
  seatedAgain: ConflictDto[];

  static from(
    event: HouseEvent,
    { conflicts, seatedAgain }: Record<'conflicts' | 'seatedAgain', readonly Reservation[]>,
  ): SavedEventDto {
    return {
      event: EventDto.from(event),
      conflicts: conflicts.map((one) => ConflictDto.from(one)),
      seatedAgain: seatedAgain.map((one) => ConflictDto.from(one)),
    };
  }
}
