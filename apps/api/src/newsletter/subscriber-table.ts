import {
  type ListField,
  type Standing,
  findFieldForColumn,
  findFieldForHeading,
  hasEmailAddress,
  maxColumnSamples,
  parseListNameStanding,
  findStrictestStanding,
} from '@strapec/domain';
import { type Cell, type SheetTable, findHeader } from '../platform/spreadsheets/sheet-tables.js';
import type { ImportColumnDto } from './newsletter.dto.js';

/** Of two columns with the same heading, the second has another key. */
export type SubscriberColumn = ImportColumnDto & { index: number; heading: string };

export interface SubscriberTable extends SheetTable {
  /** By the names of the file and the table. */
  standing: Standing | null;
  columns: SubscriberColumn[];
}

/** By column key; `null`: the column is ignored. */
export type AssignedFields = ReadonlyMap<string, ListField | null>;

export const toCellText = (cell: Cell | undefined): string =>
  typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : '';

export function toSubscriberTable(table: SheetTable, fileName: string, fieldsByKey: AssignedFields): SubscriberTable {
  const headerIndex = findHeaderIndex(table);
  const rows = table.rows.slice(headerIndex + 1);
  const columns = readColumns(rows, table.rows[headerIndex]?.cells.map(toCellText) ?? []);
  assignGuessedFields(columns, headerIndex < 0);
  for (const column of columns) if (fieldsByKey.has(column.key)) column.field = fieldsByKey.get(column.key) ?? null;
  const standing = findStrictestStanding([parseListNameStanding(fileName), parseListNameStanding(table.name)]);
  return { name: table.name, standing, columns, rows };
}

/** The row that names the address column, else the one above the first address; `-1`: none. */
function findHeaderIndex({ name, rows }: SheetTable): number {
  const plainRows = rows.slice(0, 30).filter(({ cells }) => !cells.some((cell) => toCellText(cell).includes('@')));
  const header = findHeader([{ name, rows: plainRows }], findFieldForHeading);
  const headerIndex = header ? rows.findIndex((row) => row === plainRows[header.rowIndex]) : 0;
  const addressIndex = rows.findIndex(({ cells }) => cells.some((cell) => hasEmailAddress(toCellText(cell))));
  const isHeaderAbove = header !== null && headerIndex < addressIndex;
  return header?.fields.includes('email') || addressIndex < 0 || isHeaderAbove ? headerIndex : addressIndex - 1;
}

function readColumns(rows: SheetTable['rows'], headings: readonly string[]): SubscriberColumn[] {
  const columnCount = rows.reduce((maxCount, { cells }) => Math.max(maxCount, cells.length), headings.length);
  const keys = new Set<string>();
  const columns = Array.from({ length: columnCount }, (_, index) => {
    const letter = String.fromCharCode(...(index < 26 ? [] : [64 + Math.floor(index / 26)]), 65 + (index % 26));
    const heading = headings[index] || letter;
    const key = keys.has(heading) ? `${heading} (${letter})` : heading;
    keys.add(key);
    return { key, heading, index, field: null, samples: collectColumnSamples(rows, index) };
  });
  return columns.filter(({ index, samples }) => headings[index] || samples.length > 0);
}

function collectColumnSamples(rows: SheetTable['rows'], index: number): string[] {
  const samples = new Set<string>();
  for (const { cells } of rows) {
    const text = toCellText(cells[index]);
    if (text !== '') samples.add(text);
    if (samples.size === maxColumnSamples) break;
  }
  return [...samples];
}

const hasMostlyAddresses = ({ samples }: SubscriberColumn): boolean =>
  samples.length > 0 && samples.filter(hasEmailAddress).length * 2 >= samples.length;

/** Without a header all addresses of a row are used, otherwise only one. */
function assignGuessedFields(columns: readonly SubscriberColumn[], hasNoHeader: boolean): void {
  const usedFields = new Set<ListField | null>();
  for (const column of columns) {
    column.field = findAvailableField(usedFields, findFieldForColumn(column.heading, column.samples));
    usedFields.add(column.field);
  }
  if (!usedFields.has('email')) assignEmailFields(columns.filter(hasMostlyAddresses), hasNoHeader);
  const nameColumn = columns.find(({ field }) => field === 'name');
  if (nameColumn && usedFields.has('lastName') && !usedFields.has('firstName')) nameColumn.field = 'firstName';
}

function assignEmailFields(columns: readonly SubscriberColumn[], usesAllAddresses: boolean): void {
  for (const column of columns) column.field = usesAllAddresses || column === columns[0] ? 'email' : 'otherEmail';
}

/** Dates and standings use all of their columns. */
function findAvailableField(usedFields: ReadonlySet<ListField | null>, field: ListField | null): ListField | null {
  if (!usedFields.has(field) || field === 'status' || field === 'subscribedAt') return field;
  return field === 'email' || field === 'otherEmail' ? 'otherEmail' : null;
}
