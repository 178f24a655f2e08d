import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type InquiryType,
  type Language,
  type InboxMessageKind,
  inquiryTypes,
  languages,
  inboxMessageKinds,
  inboxMessageLimits,
} from '@strapec/domain';
import type { ContactMessage } from '../../../platform/database/entities/guests/contact-message.entity.js';
import type { EventInquiry } from '../../../platform/database/entities/guests/event-inquiry.entity.js';
import { toE164 } from '../../../platform/http/fields/phone-number.js';
import { ProblemDto, createFailsWith } from '../../../platform/http/problems/problem.dto.js';
import {
  Field,
  OptionalField,
  freeText,
  toQueryNumber,
  oneOf,
  nullableRule,
  wholeNumber,
} from '../../../platform/http/fields/field-rule.js';
import { versionRule } from '../../../platform/http/fields/content-rules.js';
import { nullIfEmpty } from '../../../platform/http/fields/person-field-rules.js';

/** Open ones first, then the newest, then by id. */
export interface InboxCursor {
  isOpen: boolean;
  createdAt: Date;
  id: string;
}

const cursorPattern = /^(open|answered)\.(\d{1,15})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

export const formatInboxCursor = ({ isOpen, createdAt, id }: InboxCursor): string =>
  `${isOpen ? 'open' : 'answered'}.${createdAt.getTime()}.${id}`;

export function parseInboxCursor(cursorText: string): InboxCursor | null {
  const [, state, instant, id] = cursorPattern.exec(cursorText) ?? [];
  if (!state || !instant || !id) return null;
  return { isOpen: state === 'open', createdAt: new Date(Number(instant)), id };
}

export class ListInboxMessagesDto {
  @OptionalField(oneOf(inboxMessageKinds), { enumName: 'InboxMessageKind', description: 'Both if left out' })
  kind?: InboxMessageKind;

  @OptionalField(wholeNumber(1, 100, 'not_a_choice'), { convert: toQueryNumber, minimum: 1, maximum: 100, default: 25 })
  limit?: number;

  @OptionalField((value) => (typeof value === 'string' && parseInboxCursor(value) ? null : 'not_a_choice'), {
    description: '`next` of the page before: goes on behind its last row, whatever has come in',
  })
  after?: string;
}

export class InquiryDetailsDto {
  @ApiProperty({ enum: inquiryTypes, enumName: 'InquiryType' })
  eventType: InquiryType;

  @ApiProperty({ format: 'date', description: 'The preferred day' })
  eventDate: string;

  @ApiProperty({ description: 'As it was typed', example: '15–20' })
  guestCount: string;

  @ApiProperty({ type: String, nullable: true, description: 'What the public event was called that it is about' })
  aboutTitle: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The event that staff have made of it' })
  eventId: string | null;
}

export class InboxMessageDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: inboxMessageKinds, enumName: 'InboxMessageKind' })
  kind: InboxMessageKind;

  @ApiProperty({ description: 'Who wrote it' })
  name: string;

  @ApiProperty()
  email: string;

  @ApiProperty({ type: String, nullable: true })
  phone: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'As E.164; `null` when it cannot be called' })
  phoneE164: string | null;

  @ApiProperty()
  message: string;

  @ApiProperty({ enum: languages, enumName: 'Language', description: 'Language of our answer' })
  language: Language;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: InquiryDetailsDto, nullable: true, description: 'Of an inquiry' })
  askedFor: InquiryDetailsDto | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When staff first opened it' })
  readAt: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Nothing while it waits' })
  answeredAt: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Who said that it is answered' })
  answeredBy: string | null;

  @ApiProperty({ type: String, nullable: true })
  staffNote: string | null;

  @ApiProperty({ type: 'integer', description: 'To be sent along with a change' })
  version: number;

  static from(row: ContactMessage | EventInquiry): InboxMessageDto {
    const { id, email, phone, message, language, staffNote, version } = row;
    return {
      id,
      ...toKindFields(row),
      email,
      phone,
      phoneE164: phone && toE164(phone),
      message,
      language,
      createdAt: row.createdAt.toISOString(),
      readAt: row.readAt?.toISOString() ?? null,
      answeredAt: row.answeredAt?.toISOString() ?? null,
      answeredBy: row.answeredByName,
      staffNote,
      version,
    };
  }
}

function toKindFields(row: ContactMessage | EventInquiry): Pick<InboxMessageDto, 'kind' | 'name' | 'askedFor'> {
  if ('firstName' in row) return { kind: 'message', name: `${row.firstName} ${row.lastName}`.trim(), askedFor: null };
  const { name, eventType, eventDate, guestCount, aboutTitle, eventId } = row;
  return { kind: 'inquiry', name, askedFor: { eventType, eventDate, guestCount, aboutTitle, eventId } };
}

export class InboxMessageListDto {
  @ApiProperty({
    type: [InboxMessageDto],
    description: 'Those that wait first, of these the newest; then the answered ones',
  })
  items: InboxMessageDto[];

  @ApiProperty({ type: String, nullable: true, description: 'To be sent as `after` for the next page' })
  next: string | null;
}

class InboxMessageProblemDto extends ProblemDto {
  @ApiPropertyOptional({ description: 'With `changed_meanwhile`: the letter as it was saved meanwhile' })
  current?: InboxMessageDto;
}

export const FailsForInboxMessages = createFailsWith(InboxMessageProblemDto);

export class MarkAnsweredDto {
  @Field(oneOf([true, false]))
  isAnswered: boolean;

  @Field(versionRule, { minimum: 1, description: 'The version that was seen' })
  version: number;
}

export class SaveStaffNoteDto {
  @Field(nullableRule(freeText(inboxMessageLimits.noteLength)), {
    convert: nullIfEmpty,
    description: 'Empty removes it',
  })
  staffNote: string | null = null;

  @Field(versionRule, { minimum: 1, description: 'The version that was edited' })
  version: number;
}
