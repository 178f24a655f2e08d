import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type Language, defaultLanguage, languages } from '@strapec/domain';
import { validationTexts } from '../../http/validation-texts.js';
import { Obeys, ObeysIfGiven, anyText, oneOf } from '../../http/field-rule.js';
import { type ImportOutcome, type PlannedRow, importOutcomes } from '../plan-import.js';
import { headerOf } from '../sheet-columns.js';

const yes = oneOf(['0', '1']);

export class SheetLanguageDto {
  @ApiPropertyOptional({
    enum: languages,
    default: defaultLanguage,
    description: 'Of the headers and words in the file',
  })
  @Obeys(oneOf(languages))
  lang: Language = defaultLanguage;
}

export class ImportMenuDto extends SheetLanguageDto {
  @ApiPropertyOptional({ enum: ['0', '1'], description: '`1`: say what would be done, and do nothing' })
  @ObeysIfGiven(yes)
  dry?: string;

  @ApiPropertyOptional({ enum: ['0', '1'], description: '`1`: what is in no row of the file goes' })
  @ObeysIfGiven(yes)
  replace?: string;

  @ApiPropertyOptional({ type: String, description: 'As the look before it has told it; the import itself wants it' })
  @ObeysIfGiven(anyText)
  hash?: string;
}

export class MenuSheetDto {
  @ApiProperty({
    type: 'string',
    format: 'binary',
    description: 'A spreadsheet in XLSX of up to 2 MB, as an export is',
  })
  file: unknown;
}

export class ImportedCellDto {
  @ApiProperty({ example: 'servings.0.priceCents' })
  field: string;

  @ApiProperty({ description: 'What stands above it in the file', example: 'Cena € 1' })
  column: string;

  @ApiProperty({ ...{ type: String, nullable: true }, description: 'As it is now; `null`: nothing' })
  from: string | null;

  @ApiProperty({ type: String, nullable: true })
  to: string | null;
}

export class ImportFaultDto {
  @ApiProperty({ example: 'allergens' })
  field: string;

  @ApiProperty({ description: 'What stands above it in the file', example: 'Alergény' })
  column: string;

  @ApiProperty({ example: 'allergens_missing' })
  code: string;

  @ApiProperty()
  message: string;
}

/** What becomes of a row of the file, or of an item that is in none. */
export class ImportedRowDto {
  @ApiProperty({ type: 'integer', nullable: true, description: 'Its number in the file; `null` for what is removed' })
  row: number | null;

  @ApiProperty({ enum: importOutcomes, enumName: 'ImportOutcome' })
  outcome: ImportOutcome;

  @ApiProperty()
  name: string;

  @ApiProperty({ type: [ImportedCellDto] })
  changes: ImportedCellDto[];

  @ApiProperty({ type: [ImportFaultDto], description: 'Why it is refused' })
  faults: ImportFaultDto[];

  static from({ row, outcome, name, changes, faults }: PlannedRow, language: Language): ImportedRowDto {
    const text = (value: string | number | null) => (value === null ? null : String(value));
    return {
      ...{ row, outcome, name },
      changes: changes.map(({ column, from, to }) => ({
        ...{ field: column, column: headerOf(column, language), from: text(from), to: text(to) },
      })),
      faults: faults.map(({ column, code }) => ({
        ...{ field: column, column: headerOf(column, language), code, message: validationTexts[code] ?? code },
      })),
    };
  }
}

export class ImportedMenuDto {
  @ApiProperty({ type: [ImportedRowDto] })
  rows: ImportedRowDto[];

  @ApiProperty({ description: 'Stands for all of this; an import is done only while it is still so' })
  hash: string;
}
