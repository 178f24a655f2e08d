import { ApiProperty } from '@nestjs/swagger';
import { type Language, defaultLanguage, languages } from '@strapec/domain';
import { validationTexts } from '../../../platform/http/problems/validation-texts.js';
import { Field, type FieldRule, OptionalField, anyTextRule, oneOf } from '../../../platform/http/fields/field-rule.js';
import { type ImportOutcome, type PlannedRow, importOutcomes } from '../plan-import.js';
import type { MenuSheet } from '../read-sheet.js';
import { type SheetColumn as Column, columnHeading, isColumnKey } from '../sheet-columns.js';
import { choiceLabels } from '../sheet-words.js';

const flagRule = oneOf(['0', '1']);

const importHashRule: FieldRule = (value) =>
  typeof value === 'string' && /^[\w-]{43}$/.test(value) ? null : 'id_invalid';

class SheetLanguageDto {
  @Field(oneOf(languages), {
    required: false,
    default: defaultLanguage,
    description: 'Of the headers and words in the file',
  })
  lang: Language = defaultLanguage;
}

export class ExportMenuDto extends SheetLanguageDto {
  @OptionalField(flagRule, { description: '`1`: an empty template, with a sheet on how to fill it' })
  empty?: string;
}

export class ImportMenuDto extends SheetLanguageDto {
  @OptionalField(flagRule, { description: '`1`: say what would be done, and do nothing' })
  dry?: string;

  @OptionalField(flagRule, { description: '`1`: what is in no row of the file goes' })
  replace?: string;

  @OptionalField(anyTextRule, { description: 'The hash from the preview; required for the import' })
  hash?: string;
}

export class MenuSheetDto {
  @ApiProperty({
    type: 'string',
    format: 'binary',
    description: 'A spreadsheet in XLSX or CSV of up to 2 MB: an export, or a list with a column of names and others',
  })
  file: unknown;
}

class ImportedCellDto {
  @ApiProperty({ example: 'servings.0.priceCents' })
  field: string;

  @ApiProperty({ description: 'What stands above it in the file', example: 'Cena € 1' })
  column: string;

  @ApiProperty({ type: String, nullable: true, description: 'As it is now; `null`: nothing' })
  from: string | null;

  @ApiProperty({ type: String, nullable: true })
  to: string | null;
}

export class ImportErrorDto {
  @ApiProperty({ example: 'allergens' })
  field: string;

  @ApiProperty({ description: 'What stands above it in the file', example: 'Alergény' })
  column: string;

  @ApiProperty({ example: 'allergens_missing' })
  code: string;

  @ApiProperty()
  message: string;

  @ApiProperty({ type: String, nullable: true, description: 'What stands in the cell' })
  value: string | null;

  @ApiProperty({ type: [String], description: 'Of a cell that has one of few words: which' })
  choices: string[];
}

export class ImportedRowDto {
  @ApiProperty({ type: 'integer', nullable: true, description: 'Its number in the file; `null` for what is removed' })
  row: number | null;

  @ApiProperty({ enum: importOutcomes, enumName: 'ImportOutcome' })
  outcome: ImportOutcome;

  @ApiProperty()
  name: string;

  @ApiProperty({ type: [ImportedCellDto], description: 'Of a new item all that it will be' })
  changes: ImportedCellDto[];

  @ApiProperty({ type: [ImportErrorDto], description: 'Why it is refused' })
  errors: ImportErrorDto[];

  static from(plannedRow: PlannedRow, headings: MenuSheet['headings'], language: Language): ImportedRowDto {
    const { rowNumber, outcome, name, changes, errors } = plannedRow;
    const toText = (value: string | number | null) => (value === null ? null : String(value));
    const toColumnName = (column: Column) =>
      headings.get(column) ?? (isColumnKey(column) ? columnHeading(column, language) : column);
    return {
      row: rowNumber,
      outcome,
      name,
      changes: changes.map(({ column, from, to }) => ({
        field: column,
        column: columnHeading(column, language),
        from: toText(from),
        to: toText(to),
      })),
      errors: errors.map(({ column, code, value, choices }) => ({
        field: column,
        column: toColumnName(column),
        code,
        message: validationTexts[code] ?? code,
        value: value ?? null,
        choices: choices ? choiceLabels(language, choices) : [],
      })),
    };
  }
}

export class ImportedMenuDto {
  @ApiProperty({ type: [ImportedRowDto] })
  rows: ImportedRowDto[];

  @ApiProperty({ description: 'The hash of this preview; an import is refused when the preview would differ' })
  hash: string;

  @ApiProperty({
    type: [String],
    description: 'Headings of an export that the file lacks: what they hold stays as it is',
  })
  lacks: string[];

  @ApiProperty({ type: [String], description: 'Columns, rows and other lists of the file that are not read, in words' })
  unread: string[];

  static from(sheet: MenuSheet, rows: readonly PlannedRow[], { hash, language }: { hash: string; language: Language }) {
    const { headings, missingColumns, unreadParts } = sheet;
    return {
      rows: rows.map((row) => ImportedRowDto.from(row, headings, language)),
      lacks: missingColumns.map((key) => columnHeading(key, language)),
      hash,
      unread: unreadParts,
    } satisfies ImportedMenuDto;
  }
}

export class UndoImportDto {
  @Field(importHashRule, { description: 'The hash of the import that is to be taken back' })
  hash: string;
}

class MenuImportDto extends UndoImportDto {
  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ description: 'Name of the member of staff at that time' })
  staff: string;

  @ApiProperty({ type: 'integer' })
  created: number;

  @ApiProperty({ type: 'integer' })
  changed: number;

  @ApiProperty({ type: 'integer' })
  removed: number;
}

export class LatestImportDto {
  @ApiProperty({ type: MenuImportDto, nullable: true, description: '`null` when the list has been changed since' })
  latest: MenuImportDto | null;
}
