import { DatedRoomDto } from '../../house/room.dto.js';
import { Field, NestedField, OptionalField, serviceDate } from '../../http/field-rule.js';

export class PutRoomDto {
  @NestedField(() => DatedRoomDto)
  room: DatedRoomDto;

  @OptionalField(serviceDate, {
    ...{ type: String, format: 'date', nullable: true },
    description: 'The date of the one that was edited; `null` or left out where it is new',
  })
  replaces?: string | null;
}

export class RemoveRoomDto {
  @Field(serviceDate, { format: 'date' })
  from: string;
}
