import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { StaffEditedRow } from '../../database/entities/edited-row.js';

export class EditedRowDto {
  @ApiProperty({ type: 'integer', description: 'Grows with every change' })
  version: number;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;

  @ApiProperty({ type: String, nullable: true, description: 'Name of who changed it last' })
  updatedBy: string | null;

  @ApiPropertyOptional({ description: 'It came with the sample venue, and no member of staff has changed it' })
  isSample?: boolean;

  static from({ version, updatedAt, updatedByName, isSample }: StaffEditedRow): EditedRowDto {
    const sampleMark = isSample && { isSample };
    return { version, updatedAt: updatedAt.toISOString(), updatedBy: updatedByName, ...sampleMark };
  }
}
