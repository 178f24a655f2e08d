import { ApiProperty } from '@nestjs/swagger';
import { visitTimes } from '../../platform/clock/visit-times.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';

/** A change that a guest asked for and the team has not agreed to yet. */
export class ChangeRequestDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ example: '18:30' })
  time: string;

  @ApiProperty({ description: 'Hours' })
  duration: number;

  @ApiProperty({ type: 'integer' })
  partySize: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What the guest asks for besides; `null` leaves that as it is',
  })
  specialRequests: string | null;

  @ApiProperty({
    type: [String],
    description: 'The tables that are held for it; none: there is room only once the guest leaves what they have',
  })
  tables: string[];

  @ApiProperty({ format: 'date-time', description: 'Until when it can be agreed to; then it is over' })
  heldUntil: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  static from(changeRequest: Reservation, tables: readonly string[]): ChangeRequestDto {
    const { id, date, partySize, specialRequests, heldUntil, createdAt } = changeRequest;
    const { time, duration } = visitTimes(changeRequest);
    return {
      ...{ id, date, time, duration, partySize, specialRequests, tables: [...tables].sort() },
      heldUntil: (heldUntil ?? createdAt).toISOString(),
      createdAt: createdAt.toISOString(),
    };
  }
}
