import { ApiProperty } from '@nestjs/swagger';
import { AuditEntryDto } from './audit-entry.dto.js';

/** A change, with what it was done to. */
export class AuditItemDto extends AuditEntryDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Name of the guest, the event, the member of staff, the text or the picture, where the house still knows it',
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

/** Whose changes can be looked for. */
export class AuditPersonDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;
}
