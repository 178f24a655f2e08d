import {
  type ListField,
  type Standing,
  fieldOfColumn,
  fieldOfHeading,
  holdsAddress,
  samplesOfColumn,
  standingInName,
  strictest,
} from '@strapec/domain';
import { type Cell, type Table, headerIn } from '../platform/spreadsheets/tables.js';
import type { ImportColumnDto } from './newsletter.dto.js';

/** Of two columns with the same heading, the second has another key. */
export type Column = ImportColumnDto & { index: number; heading: string };

export interface ListTable extends Table {
  /** By the names of the file and the table. */
  standing: Standing | null;
  columns: Column[];
}

/** By column key; `null`: the column is ignored. */
export type AssignedFields = ReadonlyMap<string, ListField | null>;

export const textOf = (cell: Cell | undefined): string =>
  typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : '';

export function listTable(table: Table, fileName: string, assigned: AssignedFields): ListTable {
  const header = headerOf(table);
  const rows = table.rows.slice(header + 1);
  const columns = columnsOf(rows, table.rows[header]?.cells.map(textOf) ?? []);
  guessFields(columns, header < 0);
  for (const column of columns) if (assigned.has(column.key)) column.field = assigned.get(column.key) ?? null;
  const standing = strictest([standingInName(fileName), standingInName(table.name)]);
  return { name: table.name, standing, columns, rows };
}

/** The row that names the address column, else the one above the first address; `-1`: none. */
function headerOf({ name, rows }: Table): number {
  const plain = rows.slice(0, 30).filter(({ cells }) => !cells.some((cell) => textOf(cell).includes('@')));
  const named = headerIn([{ name, rows: plain }], fieldOfHeading);
  const place = named ? rows.findIndex((row) => row === plain[named.index]) : 0;
  const first = rows.findIndex(({ cells }) => cells.some((cell) => holdsAddress(textOf(cell))));
  return named?.fields.includes('email') || first < 0 || (named && place < first) ? place : first - 1;
}

function columnsOf(rows: Table['rows'], headings: readonly string[]): Column[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), headings.length);
  const keys = new Set<string>();
  const columns = Array.from({ length: width }, (_, index) => {
    const letter = String.fromCharCode(...(index < 26 ? [] : [64 + Math.floor(index / 26)]), 65 + (index % 26));
    const heading = headings[index] || letter;
    const key = keys.has(heading) ? `${heading} (${letter})` : heading;
    keys.add(key);
    return { key, heading, index, field: null, samples: samplesOf(rows, index) };
  });
  return columns.filter(({ index, samples }) => headings[index] || samples.length > 0);
}

function samplesOf(rows: Table['rows'], index: number): string[] {
  const samples = new Set<string>();
  for (const { cells } of rows) {
    const text = textOf(cells[index]);
    if (text !== '') samples.add(text);
    if (samples.size === samplesOfColumn) break;
  }
  return [...samples];
}

const isOfAddresses = ({ samples }: Column): boolean =>
  samples.length > 0 && samples.filter(holdsAddress).length * 2 >= samples.length;

/** Without a header all addresses of a row are used, otherwise only one. */
function guessFields(columns: readonly Column[], isWithoutHeader: boolean): void {
  const taken = new Set<ListField | null>();
  for (const column of columns) {
    column.field = fieldBeside(taken, fieldOfColumn(column.heading, column.samples));
    taken.add(column.field);
  }
  if (!taken.has('email')) guessAddresses(columns.filter(isOfAddresses), isWithoutHeader);
  const name = columns.find(({ field }) => field === 'name');
  if (name && taken.has('lastName') && !taken.has('firstName')) name.field = 'firstName';
}

function guessAddresses(columns: readonly Column[], areAllTaken: boolean): void {
  for (const column of columns) column.field = areAllTaken || column === columns[0] ? 'email' : 'otherEmail';
}

/** Dates and standings use all of their columns. */
function fieldBeside(taken: ReadonlySet<ListField | null>, field: ListField | null): ListField | null {
  if (!taken.has(field) || field === 'status' || field === 'subscribedAt') return field;
  return field === 'email' || field === 'otherEmail' ? 'otherEmail' : null;
}
