import { type ServiceDate, waitlistLimits, reservationLimits, serviceDateAt } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { ApiProperty } from '@nestjs/swagger';
import { announceAfterCommit } from '../../platform/change-feed/announce-after-commit.js';
import { Clock } from '../../platform/clock/clock.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { Field, OptionalField, singleLine, booleanRule } from '../../platform/http/fields/field-rule.js';
import { nullIfEmpty } from '../../platform/http/fields/person-field-rules.js';
import { uuidRule, partySizeRule } from '../core/reservation-field-rules.js';

export class PutWaitlistPartyDto {
  @Field(partySizeRule, { minimum: 1, maximum: reservationLimits.maxPartySize })
  partySize: number;

  @OptionalField(singleLine(waitlistLimits.labelLength), {
    convert: nullIfEmpty,
    nullable: true,
    description: 'The team’s label for the party',
  })
  label: string | null = null;

  @Field(booleanRule, { description: 'They did not want to wait any longer' })
  hasLeft: boolean;

  @OptionalField(uuidRule, {
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The visit that it was given; when that is taken back, the party waits again',
  })
  reservationId: string | null = null;
}

export class WaitlistPartyDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: 'integer' })
  partySize: number;

  @ApiProperty({ type: String, nullable: true })
  label: string | null;

  @ApiProperty({ format: 'date-time' })
  since: Date;
}

/** A party waits again when its reservation was undone. */
const listPartiesStatement = `
  SELECT id, party_size AS "partySize", label, since FROM waitlist_parties
  WHERE date = $1 AND NOT has_left AND reservation_id IS NULL
  ORDER BY since, id LIMIT ${waitlistLimits.maxParties}`;

const savePartyStatement = `
  INSERT INTO waitlist_parties (id, date, since, party_size, label, has_left, reservation_id)
  VALUES ($1, $2, $3, $4, $5, $6, (SELECT id FROM reservations WHERE id = $7))
  ON CONFLICT (id) DO UPDATE SET party_size = excluded.party_size, label = excluded.label,
    has_left = excluded.has_left, reservation_id = excluded.reservation_id`;

/** Parties on it hold no tables. */
@Injectable()
export class Waitlist {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  listParties(): Promise<WaitlistPartyDto[]> {
    return this.source.query<WaitlistPartyDto[]>(listPartiesStatement, [this.currentServiceDate()]);
  }

  async saveParty(id: string, { partySize, label, hasLeft, reservationId }: PutWaitlistPartyDto): Promise<void> {
    const values = [id, this.currentServiceDate(), this.clock.now(), partySize, label, hasLeft, reservationId];
    await this.source.transaction(async (tx) => {
      await tx.query(savePartyStatement, values);
      announceAfterCommit(tx, { topic: 'waitlist' });
    });
  }

  @Cron(CronExpression.EVERY_HOUR, { waitForCompletion: true })
  async deleteEarlierParties(): Promise<void> {
    await this.source.query('DELETE FROM waitlist_parties WHERE date < $1', [this.currentServiceDate()]);
  }

  private currentServiceDate(): ServiceDate {
    return serviceDateAt(toLocalDateTime(this.clock.now()));
  }
}
