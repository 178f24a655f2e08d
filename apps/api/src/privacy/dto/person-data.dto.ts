import { ApiProperty } from '@nestjs/swagger';
import { type HeldKind, heldKinds } from '../personal-table.js';

/** What one table holds about a person. */
export class HeldRowsDto {
  @ApiProperty({ enum: heldKinds, enumName: 'HeldKind' })
  kind: HeldKind;

  @ApiProperty({ example: 'reservations' })
  table: string;

  @ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true } })
  rows: Record<string, unknown>[];
}

/** Everything that is held about a person, without keys and passwords. */
export class PersonDataDto {
  @ApiProperty()
  email: string;

  @ApiProperty({ format: 'date-time' })
  exportedAt: string;

  @ApiProperty({ type: [HeldRowsDto], description: 'Tables that hold nothing are left out' })
  held: HeldRowsDto[];
}
