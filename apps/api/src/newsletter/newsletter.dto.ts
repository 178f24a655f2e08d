import { NeedsCheck } from '../platform/http/problems/validation.pipe.js';
import { ApiProperty, ApiPropertyOptional, PartialType, PickType } from '@nestjs/swagger';
import {
  type ImportRefusal,
  type Language,
  type ListField,
  type Standing,
  type SubscriberSource,
  type SubscriberStatus,
  importRefusals,
  languages,
  listFields,
  searchLimits,
  newsletterLimits,
  standings,
  subscriberSources,
  subscriberStatuses,
} from '@strapec/domain';
import type { NewsletterSubscriber } from '../platform/database/entities/guests/newsletter-subscriber.entity.js';
import {
  Field,
  OptionalField,
  anyTextRule,
  freeText,
  toQueryNumber,
  oneOf,
  nullableRule,
  booleanRule,
  wholeNumber,
} from '../platform/http/fields/field-rule.js';
import { FormEmail } from '../platform/http/fields/form-fields.js';
import { HoneypotDto } from '../platform/rate-limits/honeypot.js';
import { nullIfEmpty } from '../platform/http/fields/person-field-rules.js';

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
  @OptionalField(freeText(searchLimits.queryLength), { description: 'Part of a name or e-mail' })
  q?: string;

  @OptionalField(oneOf(subscriberStatuses), { enumName: 'SubscriberStatus' })
  status?: SubscriberStatus;

  @OptionalField(wholeNumber(1, 500, 'not_a_choice'), { convert: toQueryNumber, minimum: 1, maximum: 500, default: 50 })
  limit?: number;

  @OptionalField(wholeNumber(0, 1_000_000, 'not_a_choice'), { convert: toQueryNumber, minimum: 0, default: 0 })
  offset?: number;
}

/** Sending it is the consent; the checkbox is not preselected (spec §3, rules §14). */
@NeedsCheck(true)
export class SubscribeDto extends HoneypotDto {
  @FormEmail({ format: 'email', maxLength: newsletterLimits.emailLength, example: 'zuzana@example.com' })
  email: string = '';

  @Field(oneOf(languages), { required: false, default: 'en', description: 'Language of the newsletter' })
  language: Language = 'en';

  @Field(oneOf(['website']), { required: false, default: 'website' })
  source: string = 'website';
}

export class ChangeSubscriberStatusDto {
  @Field(booleanRule, { description: 'Whether the newsletter may be sent there' })
  isActive: boolean;
}

export class ChangeSubscriberNoteDto {
  @Field(nullableRule(freeText(newsletterLimits.noteLength)), { convert: nullIfEmpty, description: 'Empty removes it' })
  notes: string | null = null;
}

const deletionReasons = ['mistake', 'asked'] as const;

export class DeleteSubscriberDto {
  @OptionalField(oneOf(deletionReasons), {
    default: 'mistake',
    description: '`asked`: the subscriber wants to leave, and no import adds the address again',
  })
  reason?: (typeof deletionReasons)[number];
}

export class ImportFileDto {
  @ApiProperty({
    type: 'string',
    format: 'binary',
    description: 'A list in XLSX, CSV, text or JSON, or a zip of lists in CSV; up to 20 MB',
  })
  file: unknown;

  @OptionalField(anyTextRule, {
    description: 'What staff have said of it, in JSON. A column that is `null` is not read',
    example: '{"columns":[["Kontakt","email"]],"words":[["VIP","active"]]}',
  })
  answers?: string;
}

export class ImportColumnDto {
  @ApiProperty({ description: 'Its heading, or its letter', example: 'Priezvisko' })
  key: string;

  @ApiProperty({ enum: listFields, enumName: 'ListField', nullable: true, description: '`null`: it is not read' })
  field: ListField | null;

  @ApiProperty({ type: [String], description: 'Its first different values' })
  samples: string[];
}

export class FileRowDto extends PickType(SubscriberDto, ['email', 'firstName', 'lastName', 'language', 'notes']) {
  @ApiProperty({ type: 'integer', description: 'Its number in the file' })
  row: number;

  @ApiProperty({ description: 'The sheet, or the file of a zip' })
  table: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  subscribedAt: string | null;

  @ApiProperty({
    enum: standings,
    enumName: 'Standing',
    nullable: true,
    description: 'Only `active` ones are written to; `null` while a word of the row is not known',
  })
  standing: Standing | null;

  @ApiProperty({
    enum: importRefusals,
    enumName: 'ImportRefusal',
    nullable: true,
    description: 'Why it is left out; `null`: it can be imported',
  })
  reason: ImportRefusal | null;
}

export class ReadImportFileDto {
  @ApiProperty({ type: [ImportColumnDto] })
  columns: ImportColumnDto[];

  @ApiProperty({ type: [FileRowDto] })
  rows: FileRowDto[];

  @ApiProperty({ type: [String], description: 'What they mean has to be said before anything is imported' })
  unknownWords: string[];

  @ApiProperty({ type: 'array', items: { type: 'integer' }, description: 'Rows whose day of consent cannot be read' })
  unreadDates: number[];
}

/** One invalid row does not block the others. */
export class ImportRowDto extends PartialType(PickType(SubscriberDto, ['email', 'firstName', 'lastName', 'notes'])) {
  @ApiPropertyOptional({ description: '`sk`, or Slovak in another word, is Slovak; anything else English' })
  language?: string;

  @ApiPropertyOptional({ description: 'Not heeded: imported subscribers have the source `admin_import`' })
  source?: string;

  @ApiPropertyOptional({ description: '`false`: has left, and is barred; anything else is active' })
  isActive?: boolean;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'When the guest agreed; else it is now' })
  subscribedAt?: string | null;
}

export class ImportSubscribersDto {
  @ApiProperty({ type: [ImportRowDto] })
  subscribers: ImportRowDto[];
}

export class SkippedRowDto {
  @ApiProperty({ type: 'integer', description: 'Place in the list that was sent, from 1 on' })
  row: number;

  @ApiProperty({ description: 'As it was sent, cut after 255 characters' })
  email: string;

  @ApiProperty({ enum: importRefusals, enumName: 'ImportRefusal' })
  reason: ImportRefusal;
}

export class ImportedSubscribersDto {
  @ApiProperty({ type: 'integer' })
  imported: number;

  @ApiProperty({ type: 'integer', description: 'Rows of those who have left, kept as such' })
  left: number;

  @ApiProperty({ type: 'integer', description: 'All rows that were left out' })
  skippedCount: number;

  @ApiProperty({ type: [SkippedRowDto], maxItems: 1000, description: 'The first of them' })
  skipped: SkippedRowDto[];
}
