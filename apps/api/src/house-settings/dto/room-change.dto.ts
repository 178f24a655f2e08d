import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { DatedRoomDto } from '../../house/room.dto.js';
import { NestedObject, Obeys, ObeysIfGiven, serviceDate } from '../../http/field-rule.js';

export class PutRoomDto {
  @ApiProperty()
  @NestedObject(() => DatedRoomDto)
  room: DatedRoomDto;

  @ApiPropertyOptional({
    ...{ type: String, format: 'date', nullable: true },
    description: 'The date of the one that was edited; `null` or left out where it is new',
  })
  @ObeysIfGiven(serviceDate)
  replaces?: string | null;
}

export class RemoveRoomDto {
  @ApiProperty({ format: 'date' })
  @Obeys(serviceDate)
  from: string;
}
