import { ApiProperty } from '@nestjs/swagger';
import type { AuditEntry } from '../../platform/database/entities/staff/audit-entry.entity.js';
import { staffActions } from '../staff-actions.js';

type Shown = Pick<AuditEntry, 'id' | 'at' | 'staffName' | 'action' | 'reason' | 'before' | 'after'>;

export class AuditEntryDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ description: 'Name of the member of staff at that time; empty where the venue did it by itself' })
  staff: string;

  @ApiProperty({ enum: staffActions, enumName: 'StaffAction' })
  action: string;

  @ApiProperty({ type: String, nullable: true, description: 'Why a rule was overridden' })
  reason: string | null;

  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  before: Record<string, unknown> | null;

  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  after: Record<string, unknown> | null;

  static from({ id, at, staffName, action, reason, before, after }: Shown): AuditEntryDto {
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

/** A staff member to filter by. */
export class AuditPersonDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;
}
