import { type ServiceDate, doorLimits, reservationLimits, staffDay } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { noteChange } from '../../platform/change-feed/note-change.js';
import { Clock } from '../../platform/clock/clock.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { Field, ObeysIfGiven, singleLine, trueOrFalse } from '../../platform/http/fields/field-rule.js';
import { nothingIfEmpty } from '../../platform/http/fields/person-rules.js';
import { knownIdRule, partySizeRule } from '../core/reservation-rules.js';

/** A party at the door as staff say that it is now. */
export class PutDoorPartyDto {
  @Field(partySizeRule, { type: 'integer', minimum: 1, maximum: reservationLimits.maxPartySize })
  partySize: number;

  @ApiProperty({
    ...{ type: String, required: false, nullable: true, maxLength: doorLimits.labelLength },
    description: 'What the team knows it by',
  })
  @Transform(nothingIfEmpty)
  @ObeysIfGiven(singleLine(doorLimits.labelLength))
  label: string | null = null;

  @Field(trueOrFalse, { description: 'They did not want to wait any longer' })
  hasLeft: boolean;

  @ApiProperty({
    ...{ type: String, required: false, format: 'uuid', nullable: true },
    description: 'The visit that it was given; when that is taken back, the party waits again',
  })
  @ObeysIfGiven(knownIdRule)
  reservationId: string | null = null;
}

/** A party that waits at the door. */
export class DoorPartyDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: 'integer' })
  partySize: number;

  @ApiProperty({ type: String, nullable: true })
  label: string | null;

  @ApiProperty({ format: 'date-time' })
  since: Date;
}

/** A visit that was taken back is gone, and its party waits again. */
const listStatement = `
  SELECT id, party_size AS "partySize", label, since FROM door_parties
  WHERE date = $1 AND NOT has_left AND reservation_id IS NULL
  ORDER BY since, id LIMIT ${doorLimits.mostWaiting}`;

const putStatement = `
  INSERT INTO door_parties (id, date, since, party_size, label, has_left, reservation_id)
  VALUES ($1, $2, $3, $4, $5, $6, (SELECT id FROM reservations WHERE id = $7))
  ON CONFLICT (id) DO UPDATE SET party_size = excluded.party_size, label = excluded.label,
    has_left = excluded.has_left, reservation_id = excluded.reservation_id`;

/** The parties that wait at the door tonight. They hold nothing: whoever has reserved comes first. */
@Injectable()
export class DoorQueue {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  list(): Promise<DoorPartyDto[]> {
    return this.source.query<DoorPartyDto[]>(listStatement, [this.tonight()]);
  }

  /** Writes down a party as it is now; it waits since it was first written down. */
  async put(id: string, { partySize, label, hasLeft, reservationId }: PutDoorPartyDto): Promise<void> {
    const row = [id, this.tonight(), this.clock.now(), partySize, label, hasLeft, reservationId];
    await this.source.transaction(async (tx) => {
      await tx.query(putStatement, row);
      noteChange(tx, { topic: 'door' });
    });
  }

  /** Nobody waits over night. */
  @Cron(CronExpression.EVERY_HOUR, { waitForCompletion: true })
  async forgetYesterday(): Promise<void> {
    await this.source.query('DELETE FROM door_parties WHERE date < $1', [this.tonight()]);
  }

  private tonight(): ServiceDate {
    return staffDay(localMoment(this.clock.now()));
  }
}
