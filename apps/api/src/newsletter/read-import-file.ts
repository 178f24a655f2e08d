import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type ImportRefusal,
  type ListField,
  type ListedAddress,
  type Standing,
  addressesIn,
  defaultLanguage,
  languageIn,
  listFields,
  nameParts,
  newsletterLimits,
  plainWord,
  readImportRow,
  standingInCell,
  standings,
  strictest,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { keptEmail } from '../platform/http/fields/kept-email.js';
import type { StaffMember } from '../platform/http/access/staff-member.js';
import type { ReceivedFile } from '../platform/http/access/takes-uploads.decorator.js';
import { fieldError, validationProblem } from '../platform/http/problems/validation.pipe.js';
import { ReadSpreadsheet, nameOfFile } from '../platform/spreadsheets/read-spreadsheet.js';
import type { Table } from '../platform/spreadsheets/tables.js';
import type { FileRowDto, ImportColumnDto, ReadImportFileDto } from './newsletter.dto.js';
import { instantIn } from './import-subscribers.js';
import { type AssignedFields, type Column, type ListTable, listTable, textOf } from './list-table.js';

type Row = Table['rows'][number];

const limits = { mostRows: newsletterLimits.importRows + 30, mostBytes: 200 * 1024 * 1024 }; // includes rows above the list
const rowsAtOnce = 500;
const shown = { samples: 3, length: 60 };
const longestShown = 300; // characters

@Injectable()
export class ReadImportFile {
  constructor(
    private readonly sheets: ReadSpreadsheet,
    private readonly clock: Clock,
  ) {}

  /** Throws `validation_failed` for a file without a list. */
  async read(file: ReceivedFile | undefined, by: StaffMember, answersSent = '{}'): Promise<ReadImportFileDto> {
    const tables = await this.sheets.tables(file, { ...limits, by });
    const answers = answersIn(answersSent);
    const fileName = file ? nameOfFile(file) : '';
    const all = tables.map((table) => listTable(table, fileName, answers.columns));
    const lists = all.filter(({ columns }) => columns.some(({ field }) => field === 'email'));
    const plan = new ListPlan(answers.words, this.clock.now());
    for (const list of lists) {
      for (const [index, row] of list.rows.entries()) {
        plan.add(list, row);
        if (index % rowsAtOnce === 0) await nextTurn();
      }
    }
    return { columns: columnsOf(lists.length > 0 ? lists : all), ...plan.result() };
  }
}

class ListPlan {
  private readonly rows: FileRowDto[] = [];
  /** By normalised word. */
  private readonly unknownWords = new Map<string, string>();
  private readonly unreadDates: number[] = [];
  private readonly byEmail = new Map<string, FileRowDto>();

  constructor(
    private readonly meanings: ReadonlyMap<string, Standing>,
    private readonly now: Date,
  ) {}

  add(table: ListTable, { row, cells }: Row): void {
    const all = (field: ListField): string[] =>
      table.columns.filter((column) => column.field === field).map(({ index }) => textOf(cells[index]));
    const textIn = (field: ListField): string => all(field).join(' ').trim();
    const isContact = table.columns.some(({ field }) => field === 'otherEmail') || textIn('email').includes(':::');
    const addresses = all('email').flatMap(addressesIn);
    const others = [...(isContact ? addresses.splice(1) : []), ...all('otherEmail').flatMap(addressesIn)];
    const language = languageIn(textIn('language')) ?? defaultLanguage;
    const subscribedAt = this.dayIn(all('subscribedAt'), row);
    const standing = this.standingOf(table, cells);
    const common = { row, table: table.name, notes: textIn('notes'), language, subscribedAt, standing };
    const add = (address: ListedAddress, reason: ImportRefusal | null): void =>
      this.addRow({ ...common, ...namesOf(textIn, address), email: address.email.slice(0, longestShown), reason });
    for (const address of addresses.length > 0 ? addresses : [{ email: '', name: '' }]) add(address, null);
    for (const address of others) add(address, 'second_address');
  }

  /** After all tables: rows without a confirmed consent are left out. */
  result(): Omit<ReadImportFileDto, 'columns'> {
    for (const row of this.rows) if (row.standing === 'not_confirmed') row.reason ??= row.standing;
    const { rows, unreadDates, unknownWords } = this;
    return { rows, unreadDates, unknownWords: [...unknownWords.values()] };
  }

  /** A repeated address keeps the stricter standing. */
  private addRow(row: FileRowDto): void {
    this.rows.push(row);
    if (row.reason) return;
    const read = readImportRow({ ...row, isActive: row.standing === 'active' });
    if (typeof read === 'string') {
      row.reason = read;
      return;
    }
    const { isActive: _isActive, ...normalised } = read;
    Object.assign(row, normalised, { email: keptEmail(read.email) });
    const before = this.byEmail.get(row.email);
    if (!before) this.byEmail.set(row.email, row);
    else {
      before.standing = strictest([before.standing, row.standing]);
      row.reason = 'duplicate_in_file';
    }
  }

  /** `null` if an unknown word could mean a stricter one. */
  private standingOf({ columns, standing }: ListTable, cells: Row['cells']): Standing | null {
    const statusColumns = columns.filter(({ field }) => field === 'status' || field === 'subscribedAt');
    const meanings = statusColumns.map((column) => this.meaningOf(column, cells));
    const known = strictest([standing, 'active', ...meanings.filter((means) => means !== 'unknown')]);
    if (!meanings.includes('unknown') || (known !== 'active' && known !== 'not_confirmed')) return known;
    const words = statusColumns
      .filter((_, place) => meanings[place] === 'unknown')
      .map(({ index }) => textOf(cells[index]));
    for (const word of words) this.unknownWords.set(plainWord(word), word);
    return null;
  }

  /** In a date column a "no" counts too; other words there are unreadable dates. */
  private meaningOf({ heading, index, field }: Column, cells: Row['cells']): ReturnType<typeof standingInCell> {
    const cell = textOf(cells[index]);
    const means = standingInCell(heading, cell);
    if (means !== 'unknown') return means;
    return field === 'status' ? (this.meanings.get(plainWord(cell)) ?? means) : null;
  }

  /** A confirmation comes after the request. */
  private dayIn(days: readonly string[], row: number): string | null {
    const filled = days.filter((day) => day !== '');
    const instants = filled.flatMap((day) => instantIn(day, this.now)?.toISOString() ?? []);
    if (filled.length > 0 && instants.length === 0) this.unreadDates.push(row);
    return instants.sort().at(-1) ?? null;
  }
}

function namesOf(textIn: (field: ListField) => string, { name }: ListedAddress): ReturnType<typeof nameParts> {
  const [firstName, lastName] = [textIn('firstName'), textIn('lastName')];
  return firstName || lastName ? { firstName, lastName } : nameParts(textIn('name') || name);
}

function columnsOf(tables: readonly ListTable[]): ImportColumnDto[] {
  const columns = new Map<string, ImportColumnDto>();
  for (const { key, field, samples } of tables.flatMap((table) => table.columns)) {
    const few = samples.slice(0, shown.samples).map((sample) => sample.slice(0, shown.length));
    if (!columns.get(key)?.samples.length) columns.set(key, { key, field, samples: few });
  }
  return [...columns.values()];
}

/** `{ "columns": [[key, field]], "words": [[word, standing]] }`. */
function answersIn(sent: string): { columns: AssignedFields; words: Map<string, Standing> } {
  try {
    const { columns = [], words = [] } = JSON.parse(sent) as Record<string, unknown>;
    const meant = pairsOf(words, standings).map(([word, standing]) => [plainWord(word), standing] as const);
    return { columns: new Map(pairsOf(columns, [...listFields, null])), words: new Map(meant) };
  } catch {
    throw validationProblem([fieldError('answers', 'not_a_choice')]);
  }
}

function pairsOf<Value>(list: unknown, values: readonly Value[]): [string, Value][] {
  return (list as unknown[][]).map(([key, value]) => {
    const chosen = values.find((choice) => choice === value);
    if (typeof key !== 'string' || chosen === undefined) throw new Error('not a choice');
    return [key, chosen];
  });
}
