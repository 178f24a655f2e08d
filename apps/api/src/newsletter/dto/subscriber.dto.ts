import { ApiProperty } from '@nestjs/swagger';
import {
  type Language,
  type SubscriberSource,
  type SubscriberStatus,
  languages,
  listLimits,
  newsletterLimits,
  subscriberSources,
  subscriberStatuses,
} from '@strapec/domain';
import type { NewsletterSubscriber } from '../../platform/database/entities/guests/newsletter-subscriber.entity.js';
import {
  Field,
  OptionalField,
  freeText,
  numberInQuery,
  oneOf,
  orNull,
  trueOrFalse,
  wholeNumber,
} from '../../platform/http/fields/field-rule.js';
import { TypedEmail } from '../../platform/http/fields/form-fields.js';
import { HoneypotDto } from '../../platform/rate-limits/honeypot.js';
import { nothingIfEmpty } from '../../platform/http/fields/person-rules.js';

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

export class ListSubscribersDto {
  @OptionalField(freeText(listLimits.searchLength), { description: 'Part of a name or e-mail' })
  q?: string;

  @OptionalField(oneOf(subscriberStatuses), { enumName: 'SubscriberStatus' })
  status?: SubscriberStatus;

  @OptionalField(wholeNumber(1, 500, 'not_a_choice'), { as: numberInQuery, minimum: 1, maximum: 500, default: 50 })
  limit?: number;

  @OptionalField(wholeNumber(0, 1_000_000, 'not_a_choice'), { as: numberInQuery, minimum: 0, default: 0 })
  offset?: number;
}

/** The body of the newsletter form. Sending it is the consent; the form's checkbox is not preselected (spec §3, rules §14). */
export class SubscribeDto extends HoneypotDto {
  @TypedEmail({ format: 'email', maxLength: newsletterLimits.emailLength, example: 'zuzana@example.com' })
  email: string = '';

  @Field(oneOf(languages), { required: false, default: 'en', description: 'Language of the newsletter' })
  language: Language = 'en';

  @Field(oneOf(['website']), { required: false, default: 'website' })
  source: string = 'website';
}

export class ChangeSubscriberStatusDto {
  @Field(trueOrFalse, { description: 'Whether the newsletter may be sent there' })
  isActive: boolean;
}

export class ChangeSubscriberNoteDto {
  @Field(orNull(freeText(newsletterLimits.noteLength)), { as: nothingIfEmpty, description: 'Nothing takes it away' })
  notes: string | null = null;
}

const reasons = ['mistake', 'asked'] as const;

export class DeleteSubscriberDto {
  @OptionalField(oneOf(reasons), {
    default: 'mistake',
    description: '`asked`: the subscriber wants to leave, and no import adds the address again',
  })
  reason?: (typeof reasons)[number];
}
