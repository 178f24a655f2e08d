import { createHash } from 'node:crypto';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type EveningImpact,
  type MissingTables,
  type ReservationStatus,
  type StrandedReason,
  staffVisibleStatuses,
  strandedReasons,
  timeOfMinute,
} from '@strapec/domain';
import { type EntityManager, In } from 'typeorm';
import { toVisitTimes } from '../platform/clock/visit-times.js';
import { VenueEvent } from '../platform/database/entities/reservations/venue-event.entity.js';
import { Reservation } from '../platform/database/entities/reservations/reservation.entity.js';

export class VisitSummaryDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  firstName: string;

  @ApiProperty()
  lastName: string;

  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ example: '18:30' })
  time: string;

  @ApiProperty({ type: 'integer' })
  partySize: number;

  @ApiProperty({ enum: staffVisibleStatuses, enumName: 'ReservationStatus' })
  status: ReservationStatus;
}

class ReseatedVisitDto extends VisitSummaryDto {
  @ApiProperty({ type: [String] })
  from: string[];

  @ApiProperty({ type: [String] })
  to: string[];
}

class StrandedVisitDto extends VisitSummaryDto {
  @ApiProperty({ enum: strandedReasons, enumName: 'StrandedReason' })
  why: StrandedReason;
}

export class MissingTablesDto {
  @ApiProperty({ format: 'date', description: 'Service date' }) date: string;
  @ApiProperty({ example: '19:00' }) from: string;
  @ApiProperty({ example: '20:00' }) to: string;
  @ApiProperty({ type: [String] }) tables: readonly string[];
  @ApiProperty({ format: 'uuid', description: 'The other event' }) eventId: string;
  @ApiProperty() titleEn: string;
  @ApiProperty({ type: String, nullable: true }) titleSk: string | null;

  static async load(manager: EntityManager, missingTables: readonly MissingTables[]): Promise<MissingTablesDto[]> {
    const events = await manager.findBy(VenueEvent, { id: In(missingTables.map(({ eventId }) => eventId)) });
    return missingTables.flatMap(({ date, start, end, tables, eventId }) => {
      const otherEvent = events.find(({ id }) => id === eventId);
      if (!otherEvent) return []; // deleted meanwhile
      const { titleEn, titleSk } = otherEvent;
      return { date, from: timeOfMinute(start), to: timeOfMinute(end), tables, eventId, titleEn, titleSk };
    });
  }
}

export class TouchedVisitsDto {
  @ApiProperty({ description: 'To be sent with the change: it is saved only while all of this is still so' })
  hash: string;

  @ApiProperty({ type: 'integer', description: 'Evenings on which parties would move, or lose their table' })
  evenings: number;

  @ApiProperty({ type: 'integer' })
  reseatedCount: number;

  @ApiProperty({ type: 'integer' })
  strandedCount: number;

  @ApiProperty({ type: 'integer', description: 'Visits without a table that would get one' })
  seatedAgainCount: number;

  @ApiProperty({ type: [ReseatedVisitDto], description: 'The first 100' })
  reseated: ReseatedVisitDto[];

  @ApiProperty({ type: [StrandedVisitDto], description: 'The first 100' })
  stranded: StrandedVisitDto[];

  @ApiPropertyOptional({ type: [MissingTablesDto], description: 'What an event would newly lack' })
  missing?: MissingTablesDto[];
}

/** Per group. */
const maxListedVisits = 100;

export async function listTouchedVisits(
  manager: EntityManager,
  impact: Pick<EveningImpact, 'reseated' | 'stranded'>,
): Promise<Pick<TouchedVisitsDto, 'reseatedCount' | 'strandedCount' | 'reseated' | 'stranded'>> {
  const [reseated, stranded] = [impact.reseated.slice(0, maxListedVisits), impact.stranded.slice(0, maxListedVisits)];
  const ids = [...reseated, ...stranded].map(({ id }) => id);
  const reservations =
    ids.length === 0 ? [] : await manager.findBy(Reservation, { id: In(ids), status: In(staffVisibleStatuses) });
  const reservationsById = new Map(reservations.map((row) => [row.id, row]));
  const toSummaries = <Details>(id: string, details: Details): (VisitSummaryDto & Details)[] => {
    const reservation = reservationsById.get(id);
    return reservation ? [{ ...toVisitSummary(reservation), ...details }] : [];
  };
  return {
    reseatedCount: impact.reseated.length,
    strandedCount: impact.stranded.length,
    reseated: reseated.flatMap(({ id, from, to }) => toSummaries(id, { from: [...from].sort(), to: [...to].sort() })),
    stranded: stranded.flatMap(({ id, why }) => toSummaries(id, { why })),
  };
}

export const toHash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

function toVisitSummary(reservation: Reservation): VisitSummaryDto {
  const { id, firstName, lastName, date, partySize, status } = reservation;
  return { id, firstName, lastName, date, time: toVisitTimes(reservation).time, partySize, status };
}
