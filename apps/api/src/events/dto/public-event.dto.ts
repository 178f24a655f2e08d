import { ApiProperty } from '@nestjs/swagger';
import { type EventType, eventTypes } from '@strapec/domain';
import type { HouseEvent } from '../../database/entities/house-event.entity.js';

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
