export interface SpreadsheetFile {
  path: string;
  /** The name on the user's machine. Only the name tells the status of a list of addresses in some exports. */
  name: string;
  /** Rows of a table, and bytes of the unpacked file. */
  maxRows: number;
  maxBytes: number;
}

/** The highest row number of a spreadsheet, the most columns that are read, and the deepest nesting of JSON. */
export const spreadsheetLimits = { maxRowNumber: 1_048_576, maxColumns: 200, maxDepth: 20 };

export class RefusedFileError extends Error {}

/** A text, a number (13 for a cell that shows 13 %), or a formula without a known value. Dates are texts: `2024-03-12`. */
export type Cell = string | number | { formula: string } | null;

export interface SheetTable {
  name: string;
  /** Rows that are not empty, by the number that a spreadsheet shows. Row `0` has the field names of JSON. */
  rows: { row: number; cells: Cell[] }[];
}

/** The text of a CSV or JSON file. Excel saves UTF-16 as "Unicode text", and windows-1250 on a Slovak Windows. */
export function decodeText(bytes: Buffer): string {
  const [firstByte, secondByte] = bytes;
  if (firstByte === 0xff && secondByte === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (firstByte === 0xfe && secondByte === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}

export function toSheetRows(value: unknown): SheetTable['rows'] {
  const items = findFirstArray(value);
  if (!items) throw new Error('no list');
  const records = items.map((item) => flattenRecord(item));
  const fields = collectFields(records);
  const isUnnamed = fields.every((field) => field === '');
  const rows = records.map((record, index) => ({
    row: index + 1,
    cells: fields.map((field) => record[field] ?? null),
  }));
  return isUnnamed ? rows : [{ row: 0, cells: fields }, ...rows];
}

function collectFields(records: readonly object[]): string[] {
  const fields = new Set<string>();
  for (const record of records) {
    for (const field of Object.keys(record)) fields.add(field);
    if (fields.size > spreadsheetLimits.maxColumns) throw new RefusedFileError('sheet_too_large');
  }
  return [...fields];
}

function findFirstArray(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value as unknown[];
  if (typeof value !== 'object' || value === null) return null;
  return (
    Object.values(value)
      .map(findFirstArray)
      .find((list) => list !== null) ?? null
  );
}

/** Nested fields are named `attribs.city`. An entry that is not an object has one field without a name. */
function flattenRecord(value: unknown, fieldPath = '', depth = 0): Record<string, Cell> {
  if (depth > spreadsheetLimits.maxDepth) throw new RefusedFileError('sheet_too_large');
  if (typeof value !== 'object' || value === null) return { [fieldPath]: toPlainCell(value) };
  if (Array.isArray(value)) return { [fieldPath]: value.filter((part) => typeof part !== 'object').join(', ') };
  const nestedRecords = Object.entries(value).map(([key, nestedValue]) =>
    flattenRecord(nestedValue, fieldPath ? `${fieldPath}.${key}` : key, depth + 1),
  );
  return Object.assign({}, ...nestedRecords) as Record<string, Cell>;
}

function toPlainCell(value: unknown): Cell {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** The row with the names of the columns. Titles may come before it, and sheets of notes before its sheet. */
export interface SheetHeader<Field> {
  table: SheetTable;
  /** Index of the header among the rows of the table; `-1` when there is none. */
  rowIndex: number;
  fields: (Field | null)[];
}

const headerSearchRowCount = 30;

/** The row of all tables that names the most fields. Each field is read from the first column that names it. */
export function findHeader<Field>(
  tables: readonly SheetTable[],
  findField: (heading: string) => Field | null,
): SheetHeader<Field> | null {
  let bestHeader: SheetHeader<Field> | null = null;
  let bestFieldCount = 0;
  for (const table of tables) {
    for (const [index, { cells }] of table.rows.slice(0, headerSearchRowCount).entries()) {
      const fields = readHeaderFields(cells, findField);
      const fieldCount = fields.filter((field) => field !== null).length;
      if (fieldCount > bestFieldCount) [bestHeader, bestFieldCount] = [{ table, rowIndex: index, fields }, fieldCount];
    }
  }
  return bestHeader;
}

function readHeaderFields<Field>(
  cells: readonly Cell[],
  findField: (heading: string) => Field | null,
): (Field | null)[] {
  const usedFields = new Set<Field>();
  return cells.map((cell) => {
    const field = typeof cell === 'string' ? findField(cell) : null;
    if (field === null || usedFields.has(field)) return null;
    usedFields.add(field);
    return field;
  });
}
