import { ApiProperty } from '@nestjs/swagger';
import { type Language, type SubscriberSource, languages, subscriberSources } from '@strapec/domain';
import type { NewsletterSubscriber } from '../../database/entities/newsletter-subscriber.entity.js';

/** A subscriber as staff see it. */
export class SubscriberDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  email: string;

  @ApiProperty({ type: String, nullable: true })
  firstName: string | null;

  @ApiProperty({ type: String, nullable: true })
  lastName: string | null;

  @ApiProperty({ enum: languages })
  language: Language;

  @ApiProperty({ format: 'date-time' })
  subscribedAt: string;

  @ApiProperty({ description: 'Only active ones are written to' })
  isActive: boolean;

  @ApiProperty({ enum: subscriberSources, enumName: 'SubscriberSource' })
  source: SubscriberSource;

  @ApiProperty({ type: String, nullable: true })
  notes: string | null;

  static from(subscriber: NewsletterSubscriber): SubscriberDto {
    const { id, email, firstName, lastName, language, isActive, source, notes } = subscriber;
    const subscribedAt = subscriber.subscribedAt.toISOString();
    return { id, email, firstName, lastName, language, isActive, source, notes, subscribedAt };
  }
}

export class SubscriberCountsDto {
  @ApiProperty({ type: 'integer' })
  active: number;

  @ApiProperty({ type: 'integer' })
  inactive: number;
}

export class SubscriberListDto {
  @ApiProperty({ type: [SubscriberDto] })
  items: SubscriberDto[];

  @ApiProperty({ type: 'integer', description: 'How many fit the search, beyond this page too' })
  total: number;

  @ApiProperty({ description: 'Of the whole list, whatever is searched for' })
  counts: SubscriberCountsDto;
}
