import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type ImportRefusal, importRefusals, newsletterLimits } from '@strapec/domain';

/** A row of a file. What it holds is judged row by row, so that one bad row does not spoil the others. */
export class ImportRowDto {
  @ApiPropertyOptional({ example: 'zuzana@example.com' })
  email?: string;

  @ApiPropertyOptional({ type: String, nullable: true })
  firstName?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true })
  lastName?: string | null;

  @ApiPropertyOptional({ description: '`sk`, or Slovak in another word, is Slovak; anything else English' })
  language?: string;

  @ApiPropertyOptional({ description: 'Not heeded: imported subscribers have the source `admin_import`' })
  source?: string;

  @ApiPropertyOptional({ description: '`false`: has left, and is barred; anything else is active' })
  isActive?: boolean;

  @ApiPropertyOptional({ ...{ type: String, nullable: true }, description: 'When the guest agreed; else it is now' })
  subscribedAt?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: newsletterLimits.noteLength })
  notes?: string | null;
}

/** The rows under their name, as some clients send them. */
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
