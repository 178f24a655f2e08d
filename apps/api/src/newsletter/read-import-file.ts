import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import {
  type ImportRefusal,
  type ListField,
  type ListedAddress,
  type Standing,
  parseEmailAddresses,
  defaultLanguage,
  parseImportLanguage,
  listFields,
  splitName,
  newsletterLimits,
  plainWord,
  parseImportRow,
  parseCellStanding,
  standings,
  findStrictestStanding,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { toStoredEmail } from '../platform/http/fields/stored-email.js';
import type { StaffMember } from '../platform/http/access/staff-member.js';
import type { ReceivedFile } from '../platform/http/access/uploads.js';
import { fieldError, validationProblem } from '../platform/http/problems/validation.pipe.js';
import { SpreadsheetReader, originalFileName } from '../platform/spreadsheets/spreadsheet-reader.js';
import type { SheetTable } from '../platform/spreadsheets/sheet-tables.js';
import type { FileRowDto, ImportColumnDto, ReadImportFileDto } from './newsletter.dto.js';
import { parseInstant } from './import-subscribers.js';
import {
  type AssignedFields,
  type SubscriberColumn,
  type SubscriberTable,
  toSubscriberTable,
  toCellText,
} from './subscriber-table.js';

type Row = SheetTable['rows'][number];

const fileLimits = { maxRows: newsletterLimits.importRows + 30, maxBytes: 200 * 1024 * 1024 }; // includes rows above the list
const rowsPerYield = 500;
const sampleLimits = { maxCount: 3, length: 60 };
const maxPreviewedEmailLength = 300; // characters

@Injectable()
export class ReadImportFile {
  constructor(
    private readonly spreadsheetReader: SpreadsheetReader,
    private readonly clock: Clock,
  ) {}

  /** Throws `validation_failed` for a file without a list. */
  async readImportFile(file: ReceivedFile | undefined, by: StaffMember, answers = '{}'): Promise<ReadImportFileDto> {
    const tables = await this.spreadsheetReader.readUploadedTables(file, { ...fileLimits, by });
    const { columns: fieldsByKey, words: standingsByWord } = parseAnswers(answers);
    const fileName = file ? originalFileName(file) : '';
    const subscriberTables = tables.map((table) => toSubscriberTable(table, fileName, fieldsByKey));
    const emailTables = subscriberTables.filter(({ columns }) => columns.some(({ field }) => field === 'email'));
    const preview = new ImportPreview(standingsByWord, this.clock.now());
    for (const table of emailTables) {
      for (const [index, row] of table.rows.entries()) {
        preview.addTableRow(table, row);
        if (index % rowsPerYield === 0) await yieldToEventLoop();
      }
    }
    return { columns: mergeColumns(emailTables.length > 0 ? emailTables : subscriberTables), ...preview.toResult() };
  }
}

class ImportPreview {
  private readonly rows: FileRowDto[] = [];
  /** By normalised word. */
  private readonly unknownWords = new Map<string, string>();
  private readonly unreadDates: number[] = [];
  private readonly rowsByEmail = new Map<string, FileRowDto>();

  constructor(
    private readonly standingsByWord: ReadonlyMap<string, Standing>,
    private readonly now: Date,
  ) {}

  addTableRow(table: SubscriberTable, { row, cells }: Row): void {
    const fieldTexts = (field: ListField): string[] =>
      table.columns.filter((column) => column.field === field).map(({ index }) => toCellText(cells[index]));
    const fieldText = (field: ListField): string => fieldTexts(field).join(' ').trim();
    const isContactRow =
      table.columns.some(({ field }) => field === 'otherEmail') || fieldText('email').includes(':::');
    const addresses = fieldTexts('email').flatMap(parseEmailAddresses);
    const secondaryAddresses = [
      ...(isContactRow ? addresses.splice(1) : []),
      ...fieldTexts('otherEmail').flatMap(parseEmailAddresses),
    ];
    const language = parseImportLanguage(fieldText('language')) ?? defaultLanguage;
    const subscribedAt = this.readLatestInstant(fieldTexts('subscribedAt'), row);
    const standing = this.readRowStanding(table, cells);
    const commonFields = { row, table: table.name, notes: fieldText('notes'), language, subscribedAt, standing };
    const addAddress = (address: ListedAddress, reason: ImportRefusal | null): void => {
      const email = address.email.slice(0, maxPreviewedEmailLength);
      this.addPreviewRow({ ...commonFields, ...toSubscriberNames(fieldText, address), email, reason });
    };
    for (const address of addresses.length > 0 ? addresses : [{ email: '', name: '' }]) addAddress(address, null);
    for (const address of secondaryAddresses) addAddress(address, 'second_address');
  }

  /** After all tables: rows without a confirmed consent are left out. */
  toResult(): Omit<ReadImportFileDto, 'columns'> {
    for (const row of this.rows) if (row.standing === 'not_confirmed') row.reason ??= row.standing;
    const { rows, unreadDates, unknownWords } = this;
    return { rows, unreadDates, unknownWords: [...unknownWords.values()] };
  }

  /** A repeated address keeps the stricter standing. */
  private addPreviewRow(row: FileRowDto): void {
    this.rows.push(row);
    if (row.reason) return;
    const parsed = parseImportRow({ ...row, isActive: row.standing === 'active' });
    if (typeof parsed === 'string') {
      row.reason = parsed;
      return;
    }
    const { isActive: _isActive, ...normalised } = parsed;
    Object.assign(row, normalised, { email: toStoredEmail(parsed.email) });
    const firstRow = this.rowsByEmail.get(row.email);
    if (!firstRow) this.rowsByEmail.set(row.email, row);
    else {
      firstRow.standing = findStrictestStanding([firstRow.standing, row.standing]);
      row.reason = 'duplicate_in_file';
    }
  }

  /** `null` if an unknown word could mean a stricter one. */
  private readRowStanding({ columns, standing }: SubscriberTable, cells: Row['cells']): Standing | null {
    const statusColumns = columns.filter(({ field }) => field === 'status' || field === 'subscribedAt');
    const cellStandings = statusColumns.map((column) => this.cellStanding(column, cells));
    const knownStandings = cellStandings.filter((cellStanding) => cellStanding !== 'unknown');
    const strictest = findStrictestStanding([standing, 'active', ...knownStandings]);
    const isStricter = strictest !== 'active' && strictest !== 'not_confirmed';
    if (isStricter || knownStandings.length === cellStandings.length) return strictest;
    const unknownColumns = statusColumns.filter((_, columnIndex) => cellStandings[columnIndex] === 'unknown');
    const words = unknownColumns.map(({ index }) => toCellText(cells[index]));
    for (const word of words) this.unknownWords.set(plainWord(word), word);
    return null;
  }

  /** In a date column a "no" counts too; other words there are unreadable dates. */
  private cellStanding(
    { heading, index, field }: SubscriberColumn,
    cells: Row['cells'],
  ): ReturnType<typeof parseCellStanding> {
    const cell = toCellText(cells[index]);
    const standing = parseCellStanding(heading, cell);
    if (standing !== 'unknown') return standing;
    return field === 'status' ? (this.standingsByWord.get(plainWord(cell)) ?? standing) : null;
  }

  /** A confirmation comes after the request. */
  private readLatestInstant(dateTexts: readonly string[], rowNumber: number): string | null {
    const filledTexts = dateTexts.filter((dateText) => dateText !== '');
    const instants = filledTexts.flatMap((dateText) => parseInstant(dateText, this.now)?.toISOString() ?? []);
    if (filledTexts.length > 0 && instants.length === 0) this.unreadDates.push(rowNumber);
    return instants.sort().at(-1) ?? null;
  }
}

function toSubscriberNames(
  fieldText: (field: ListField) => string,
  { name }: ListedAddress,
): ReturnType<typeof splitName> {
  const [firstName, lastName] = [fieldText('firstName'), fieldText('lastName')];
  return firstName || lastName ? { firstName, lastName } : splitName(fieldText('name') || name);
}

function mergeColumns(tables: readonly SubscriberTable[]): ImportColumnDto[] {
  const columns = new Map<string, ImportColumnDto>();
  for (const { key, field, samples } of tables.flatMap((table) => table.columns)) {
    const shortSamples = samples.slice(0, sampleLimits.maxCount).map((sample) => sample.slice(0, sampleLimits.length));
    if (!columns.get(key)?.samples.length) columns.set(key, { key, field, samples: shortSamples });
  }
  return [...columns.values()];
}

/** `{ "columns": [[key, field]], "words": [[word, standing]] }`. */
function parseAnswers(answersJson: string): { columns: AssignedFields; words: Map<string, Standing> } {
  try {
    const { columns = [], words = [] } = JSON.parse(answersJson) as Record<string, unknown>;
    const wordStandings = parsePairs(words, standings).map(([word, standing]) => [plainWord(word), standing] as const);
    return { columns: new Map(parsePairs(columns, [...listFields, null])), words: new Map(wordStandings) };
  } catch {
    throw validationProblem([fieldError('answers', 'not_a_choice')]);
  }
}

function parsePairs<Value>(pairs: unknown, values: readonly Value[]): [string, Value][] {
  return (pairs as unknown[][]).map(([key, value]) => {
    const allowedValue = values.find((choice) => choice === value);
    if (typeof key !== 'string' || allowedValue === undefined) throw new Error('not a choice');
    return [key, allowedValue];
  });
}
