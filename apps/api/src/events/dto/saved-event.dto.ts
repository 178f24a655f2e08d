import { ApiProperty } from '@nestjs/swagger';
import type { HouseEvent } from '../../database/entities/house-event.entity.js';
import type { Reservation } from '../../database/entities/reservation.entity.js';
import { EventDto } from './event.dto.js';

/** A reservation that has no table because of an event: somebody should call. */
export class ConflictDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  firstName: string;

  @ApiProperty()
  lastName: string;

  @ApiProperty({ type: String, nullable: true })
  phone: string | null;

  @ApiProperty({ type: String, nullable: true })
  email: string | null;

  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ example: '18:30' })
  time: string;

  @ApiProperty({ type: 'integer' })
  partySize: number;

  static from({ id, firstName, lastName, phone, email, date, time, partySize }: Reservation): ConflictDto {
    return { id, firstName, lastName, phone, email, date, time, partySize };
  }
}

/** An event that has been saved, and whom it left without a table (rules §4). */
export class SavedEventDto {
  @ApiProperty()
  event: EventDto;

  @ApiProperty({
    type: [ConflictDto],
    description: 'Nothing is cancelled silently: these reservations wait for a word',
  })
  conflicts: ConflictDto[];

  static from(event: HouseEvent, conflicts: readonly Reservation[]): SavedEventDto {
    return { event: EventDto.from(event), conflicts: conflicts.map((one) => ConflictDto.from(one)) };
  }
}
