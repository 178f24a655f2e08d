import { ApiProperty, ApiPropertyOptional, PartialType, PickType } from '@nestjs/swagger';
import {
  type ImportRefusal,
  type ListField,
  type Standing,
  importRefusals,
  listFields,
  standings,
} from '@strapec/domain';
import { OptionalField, anyText } from '../../platform/http/fields/field-rule.js';
import { SubscriberDto } from './subscriber.dto.js';

export class ImportFileDto {
  @ApiProperty({
    type: 'string',
    format: 'binary',
    description: 'A list in XLSX, CSV, text or JSON, or a zip of lists in CSV; up to 20 MB',
  })
  file: unknown;

  @OptionalField(anyText, {
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

/** Each row is validated on its own, so that one invalid row does not block the others. */
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

/** Rows inside an object, as some clients send them. */
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
