import { ApiProperty } from '@nestjs/swagger';
import type { AuditEntry } from '../platform/database/entities/staff/audit-entry.entity.js';
import { type ActionKind, actionKinds, auditActions } from './audit-actions.js';
import {
  Field,
  type FieldRule,
  OptionalField,
  oneOf,
  serviceDateRule,
  singleLine,
} from '../platform/http/fields/field-rule.js';

export class AuditEntryDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ description: 'Name of the member of staff at that time; empty where the venue did it by itself' })
  staff: string;

  @ApiProperty({ enum: auditActions, enumName: 'StaffAction' })
  action: string;

  @ApiProperty({ type: String, nullable: true, description: 'Why a rule was overridden' })
  reason: string | null;

  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  before: Record<string, unknown> | null;

  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  after: Record<string, unknown> | null;

  static from({ id, at, staffName, action, reason, before, after }: AuditEntry): AuditEntryDto {
    return { id, at: at.toISOString(), staff: staffName, action, reason, before, after };
  }
}

export class AuditItemDto extends AuditEntryDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Name of the guest, the event, the member of staff, the text or the picture, as it is called now, or was when it went',
  })
  subject: string | null;
}

export class AuditPageDto {
  @ApiProperty({ type: [AuditItemDto], description: 'Newest first' })
  items: AuditItemDto[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'To be sent as `before` for the next page; `null` at the end',
  })
  next: string | null;
}

export class AuditPersonDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;
}

const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const staffFilterRule: FieldRule = (value) =>
  typeof value === 'string' && (value === 'system' || uuidPattern.test(value)) ? null : 'not_a_choice';
const cursorRule: FieldRule = (value, form) =>
  singleLine(80)(value, form) ?? (parseAuditCursor(String(value)) ? null : 'not_a_choice');

export class ListAuditDto {
  @OptionalField(staffFilterRule, {
    description: 'Id of a member of staff, or `system` for what the program did by itself',
  })
  staff?: string;

  @OptionalField(oneOf(actionKinds), { enumName: 'ActionKind' })
  kind?: ActionKind;

  @OptionalField(serviceDateRule, { format: 'date', description: 'The first day, from its midnight in Bratislava' })
  from?: string;

  @OptionalField(serviceDateRule, { format: 'date', description: 'The last day' })
  to?: string;

  @OptionalField(cursorRule, { description: 'Where the page before ended: its `next`' })
  before?: string;
}

interface AuditCursor {
  at: Date;
  id: string;
}

export function parseAuditCursor(cursorText: string): AuditCursor | null {
  const [instantText = '', id = ''] = cursorText.split('_');
  const instant = new Date(instantText);
  return uuidPattern.test(id) && !Number.isNaN(instant.getTime()) ? { at: instant, id } : null;
}

export const formatAuditCursor = ({ at, id }: AuditCursor): string => `${at.toISOString()}_${id}`;

export class ListChangesDto {
  @Field(singleLine(200), { description: 'Id or key of what was changed' })
  subjectId: string;
}
