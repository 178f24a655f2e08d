import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type CapacityMode,
  type EventStatus,
  type EventType,
  type EventVisibility,
  capacityModes,
  eventStatuses,
  eventTypes,
  eventVisibilities,
} from '@strapec/domain';
import type { HouseEvent } from '../../database/entities/house-event.entity.js';
import { ProblemDto, failsAs } from '../../http/problem.dto.js';

/** An event as staff see it. */
export class EventDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  titleEn: string;

  @ApiProperty({ type: String, nullable: true })
  titleSk: string | null;

  @ApiProperty()
  descriptionEn: string;

  @ApiProperty({ type: String, nullable: true })
  descriptionSk: string | null;

  @ApiProperty({ enum: eventTypes, enumName: 'EventType' })
  eventType: EventType;

  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ example: '18:00' })
  time: string;

  @ApiProperty({ type: 'integer', description: 'Hours' })
  duration: number;

  @ApiProperty({ type: 'integer' })
  maxCapacity: number;

  @ApiProperty({ type: 'integer', description: 'Guests who come, as staff have entered it' })
  currentBookings: number;

  @ApiProperty({ enum: capacityModes, enumName: 'CapacityMode', description: 'What of the room it takes' })
  capacityMode: CapacityMode;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Cents' })
  pricePerPerson: number | null;

  @ApiProperty({ type: String, nullable: true })
  imageUrl: string | null;

  @ApiProperty({ enum: eventStatuses, enumName: 'EventStatus' })
  status: EventStatus;

  @ApiProperty({ enum: eventVisibilities, enumName: 'EventVisibility' })
  visibility: EventVisibility;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Id of the member of staff who planned it',
  })
  createdBy: string | null;

  @ApiProperty({ type: 'integer', description: 'Grows with every change' })
  version: number;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;

  @ApiProperty({ type: String, nullable: true, description: 'Name of who changed it last' })
  updatedBy: string | null;

  static from(event: HouseEvent): EventDto {
    const { id, titleEn, titleSk, descriptionEn, descriptionSk, eventType, date, time, duration } = event;
    const { maxCapacity, currentBookings, capacityMode, pricePerPerson, imageUrl, status, visibility, version } = event;
    const { createdBy } = event;
    return {
      ...{ id, titleEn, titleSk, descriptionEn, descriptionSk, eventType, date, time, duration },
      ...{ maxCapacity, currentBookings, capacityMode, pricePerPerson, imageUrl, status, visibility, version },
      createdBy,
      createdAt: event.createdAt.toISOString(),
      updatedAt: event.updatedAt.toISOString(),
      updatedBy: event.updatedByName,
    };
  }
}

/** Why an event was not changed, with what it is now. */
class EventProblemDto extends ProblemDto {
  @ApiPropertyOptional({ description: 'With `changed_meanwhile`: the event as somebody else has saved it' })
  current?: EventDto;
}

/** Documents the refusals of changes to events. */
export const FailsForEvents = failsAs(EventProblemDto);

/** An event as guests see it. */
export class PublicEventDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  titleEn: string;

  @ApiProperty({ type: String, nullable: true, description: 'Slovak pages fall back to English' })
  titleSk: string | null;

  @ApiProperty()
  descriptionEn: string;

  @ApiProperty({ type: String, nullable: true })
  descriptionSk: string | null;

  @ApiProperty({ enum: eventTypes, enumName: 'EventType' })
  eventType: EventType;

  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ example: '18:00' })
  time: string;

  @ApiProperty({ type: 'integer', description: 'Hours' })
  duration: number;

  @ApiProperty({ type: 'integer' })
  maxCapacity: number;

  @ApiProperty({ type: 'integer' })
  currentBookings: number;

  @ApiProperty({ type: 'integer', description: '`maxCapacity` less `currentBookings`' })
  spotsAvailable: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Cents' })
  pricePerPerson: number | null;

  @ApiProperty({ type: String, nullable: true })
  imageUrl: string | null;

  static from(event: HouseEvent): PublicEventDto {
    const { id, titleEn, titleSk, descriptionEn, descriptionSk, eventType, date, time, duration } = event;
    const { maxCapacity, currentBookings, pricePerPerson, imageUrl } = event;
    return {
      ...{ id, titleEn, titleSk, descriptionEn, descriptionSk, eventType, date, time, duration },
      ...{ maxCapacity, currentBookings, pricePerPerson, imageUrl },
      spotsAvailable: maxCapacity - currentBookings,
    };
  }
}
