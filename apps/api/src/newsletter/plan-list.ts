import {
  type ImportRefusal,
  type ListField,
  type ListedAddress,
  type Standing,
  addressesIn,
  defaultLanguage,
  languageIn,
  nameParts,
  plainWord,
  readImportRow,
  standingInCell,
  strictest,
} from '@strapec/domain';
import { keptEmail } from '../http/person-rules.js';
import type { Table } from '../spreadsheets/tables.js';
import type { FileRowDto } from './dto/read-import-file.dto.js';
import { instantIn } from './instant-in.js';
import { type Column, type ListTable, textOf } from './list-table.js';

type Row = Table['rows'][number];

const longestShown = 300; // characters; no address is that long

/** Gathers who is in a file, row by row, and why they are left out. */
export class ListPlan {
  readonly rows: FileRowDto[] = [];
  /** As they are compared, and as they stand in the file. */
  readonly unknownWords = new Map<string, string>();
  readonly unreadDates: number[] = [];
  private readonly byEmail = new Map<string, FileRowDto>();

  constructor(
    private readonly meanings: ReadonlyMap<string, Standing>,
    private readonly now: Date,
  ) {}

  add(table: ListTable, { row, cells }: Row): void {
    const all = (field: ListField): string[] =>
      table.columns.filter((column) => column.field === field).map(({ index }) => textOf(cells[index]));
    const said = (field: ListField): string => all(field).join(' ').trim();
    const isContact = table.columns.some(({ field }) => field === 'otherEmail') || said('email').includes(':::');
    const addresses = all('email').flatMap(addressesIn);
    const others = [...(isContact ? addresses.splice(1) : []), ...all('otherEmail').flatMap(addressesIn)];
    const rest = {
      ...{ row, table: table.name, notes: said('notes'), standing: this.standingOf(table, cells) },
      ...{
        language: languageIn(said('language')) ?? defaultLanguage,
        subscribedAt: this.dayIn(all('subscribedAt'), row),
      },
    };
    const add = (address: ListedAddress, reason: ImportRefusal | null): void =>
      this.addRow({ ...rest, ...namesOf(said, address), email: address.email.slice(0, longestShown), reason });
    for (const address of addresses.length > 0 ? addresses : [{ email: '', name: '' }]) add(address, null);
    for (const address of others) add(address, 'second_address');
  }

  /** Leaves out who has never agreed, once all tables have been heard. */
  finish(): void {
    for (const row of this.rows) if (row.standing === 'not_confirmed') row.reason ??= row.standing;
  }

  /** An address that is in the file already keeps the stricter standing. */
  private addRow(row: FileRowDto): void {
    this.rows.push(row);
    if (row.reason) return;
    const read = readImportRow({ ...row, isActive: row.standing === 'active' });
    if (typeof read === 'string') {
      row.reason = read;
      return;
    }
    const { isActive: _isActive, ...kept } = read;
    Object.assign(row, kept, { email: keptEmail(read.email) });
    const before = this.byEmail.get(row.email);
    if (!before) this.byEmail.set(row.email, row);
    else {
      before.standing = strictest([before.standing, row.standing]);
      row.reason = 'duplicate_in_file';
    }
  }

  /** The strictest of what the columns say; `null` where one of their words is not known, and could be stricter. */
  private standingOf({ columns, standing }: ListTable, cells: Row['cells']): Standing | null {
    const telling = columns.filter(({ field }) => field === 'status' || field === 'subscribedAt');
    const said = telling.map((column) => this.meaningOf(column, cells));
    const known = strictest([standing, 'active', ...said.filter((means) => means !== 'unknown')]);
    if (!said.includes('unknown') || (known !== 'active' && known !== 'not_confirmed')) return known;
    const words = telling.filter((_, place) => said[place] === 'unknown').map(({ index }) => textOf(cells[index]));
    for (const word of words) this.unknownWords.set(plainWord(word), word);
    return null;
  }

  /** In a column of days a "no" counts too; other words there are days that cannot be read. */
  private meaningOf({ heading, index, field }: Column, cells: Row['cells']): ReturnType<typeof standingInCell> {
    const cell = textOf(cells[index]);
    const means = standingInCell(heading, cell);
    if (means !== 'unknown') return means;
    return field === 'status' ? (this.meanings.get(plainWord(cell)) ?? means) : null;
  }

  /** The last of the days: a confirmation comes after the wish. */
  private dayIn(days: readonly string[], row: number): string | null {
    const filled = days.filter((day) => day !== '');
    const instants = filled.flatMap((day) => instantIn(day, this.now)?.toISOString() ?? []);
    if (filled.length > 0 && instants.length === 0) this.unreadDates.push(row);
    return instants.sort().at(-1) ?? null;
  }
}

/** Columns of names are held to be right, then one of whole names, then the name beside the address. */
function namesOf(said: (field: ListField) => string, { name }: ListedAddress): ReturnType<typeof nameParts> {
  const [firstName, lastName] = [said('firstName'), said('lastName')];
  return firstName || lastName ? { firstName, lastName } : nameParts(said('name') || name);
}
