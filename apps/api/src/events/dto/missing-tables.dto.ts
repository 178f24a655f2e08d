import { type MissingTables, timeOfMinute } from '@strapec/domain';
import { ApiProperty } from '@nestjs/swagger';
import { type EntityManager, In } from 'typeorm';
import { HouseEvent } from '../../database/entities/house-event.entity.js';

/** What an event lacks on the evening of a date. */
export type MissingOnDate = MissingTables & { date: string };

/** Tables that another event holds while this one asks for them. */
export class MissingTablesDto {
  @ApiProperty({ format: 'date', description: 'Service date' }) date: string;
  @ApiProperty({ example: '19:00' }) from: string;
  @ApiProperty({ example: '20:00' }) to: string;
  @ApiProperty({ type: [String] }) tables: readonly string[];
  @ApiProperty({ format: 'uuid', description: 'The other event' }) eventId: string;
  @ApiProperty() titleEn: string;
  @ApiProperty({ type: String, nullable: true }) titleSk: string | null;

  static async of(manager: EntityManager, missing: readonly MissingOnDate[]): Promise<MissingTablesDto[]> {
    const events = await manager.findBy(HouseEvent, { id: In(missing.map(({ eventId }) => eventId)) });
    return missing.flatMap(({ date, start, end, tables, eventId }) => {
      const other = events.find(({ id }) => id === eventId);
      if (!other) return []; // it has gone meanwhile
      const { titleEn, titleSk } = other;
      return { date, from: timeOfMinute(start), to: timeOfMinute(end), tables, eventId, titleEn, titleSk };
    });
  }
}
