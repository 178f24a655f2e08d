/** A file to be read, and how much of it. */
export interface SpreadsheetFile {
  path: string;
  /** As its owner calls it: what is in a list of addresses may be said by nothing else. */
  name: string;
  /** Rows of a table, and bytes of the file when it is unpacked. */
  mostRows: number;
  mostBytes: number;
}

/** What a sheet of any program has at most, and what we read of it. */
export const most = { rowNumber: 1_048_576, columns: 200, depth: 20 };

/** A file that is not read; the message is a code of validation-texts.ts. */
export class RefusedFile extends Error {}

/** A text, a number (13 for a cell that shows 13 %), or a formula whose value is not known. Dates are texts: `2024-03-12`. */
export type Cell = string | number | { formula: string } | null;

/** A sheet of a workbook, a CSV, or a list in JSON. */
export interface Table {
  name: string;
  /** Rows in which anything stands, by the number that a spreadsheet shows; `0`: the names of the fields of JSON. */
  rows: { row: number; cells: Cell[] }[];
}

/** The text of a CSV or JSON: Excel saves UTF-16 as "Unicode text", and windows-1250 on a Slovak Windows. */
export function textOfBytes(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}

/** A list, or an object with a list somewhere in it; throws for any other value. */
export function tableOfJson(value: unknown): Table['rows'] {
  const list = listIn(value);
  if (!list) throw new Error('no list');
  const records = list.map((entry) => flat(entry));
  const fields = fieldsIn(records);
  const isPlain = fields.every((field) => field === '');
  const rows = records.map((record, index) => ({
    row: index + 1,
    cells: fields.map((field) => record[field] ?? null),
  }));
  return isPlain ? rows : [{ row: 0, cells: fields }, ...rows];
}

/** Each record may bring new ones: they are counted before a row is made of all of them. */
function fieldsIn(records: readonly object[]): string[] {
  const fields = new Set<string>();
  for (const record of records) {
    for (const field of Object.keys(record)) fields.add(field);
    if (fields.size > most.columns) throw new RefusedFile('sheet_too_large');
  }
  return [...fields];
}

function listIn(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value as unknown[];
  if (typeof value !== 'object' || value === null) return null;
  return (
    Object.values(value)
      .map(listIn)
      .find((list) => list !== null) ?? null
  );
}

/** Fields of fields are named `attribs.city`; an entry that is no object has one field without a name. */
function flat(value: unknown, name = '', depth = 0): Record<string, Cell> {
  if (depth > most.depth) throw new RefusedFile('sheet_too_large');
  if (typeof value !== 'object' || value === null) return { [name]: plainCell(value) };
  if (Array.isArray(value)) return { [name]: value.filter((part) => typeof part !== 'object').join(', ') };
  const parts = Object.entries(value).map(([key, part]) => flat(part, name ? `${name}.${key}` : key, depth + 1));
  return Object.assign({}, ...parts) as Record<string, Cell>;
}

function plainCell(value: unknown): Cell {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
