import type { FileRow } from './import-plan';

/** The columns that are recognised, however they are written (spec §5), and as a Slovak spreadsheet heads them. */
const columns: Readonly<Record<string, string>> = {
  ...{ email: 'email', mail: 'email' },
  ...{ firstname: 'firstName', meno: 'firstName', krstnemeno: 'firstName' },
  ...{ lastname: 'lastName', priezvisko: 'lastName' },
  ...{ language: 'language', jazyk: 'language' },
  ...{ notes: 'notes', poznamka: 'notes' }, // as in the file with the rows that were left out
};
const columnOf = (heading: string): string | undefined =>
  columns[
    folded(heading)
      .toLowerCase()
      .replaceAll(/[^a-z]/g, '')
  ];
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{Mn}/gu, '');

/** What a file says, and what it does not. */
export interface ImportFile {
  rows: FileRow[];
  /** Headings of columns that nobody reads. */
  unknown: readonly string[];
  /** Whether nothing says in which language anybody reads: then all of them get English (spec §5). */
  lacksLanguage: boolean;
}

/** Reads a file of subscribers: a list in JSON, or CSV whose first line is a header (spec §5). Fails on any other. */
export async function readImportFile(file: File): Promise<ImportFile> {
  const text = textOf(await file.arrayBuffer());
  return /\.json$/i.test(file.name) ? { rows: rowsOfJson(text), unknown: [], lacksLanguage: false } : readCsv(text);
}

/** Spreadsheets on Windows save Slovak CSV in windows-1250. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}

function rowsOfJson(text: string): FileRow[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) throw new Error('not a list');
  return list.map((value: unknown, index) => ({ row: index + 1, value }));
}

async function readCsv(text: string): Promise<ImportFile> {
  const { default: papa } = await import('papaparse'); // seldom needed
  const [header = [], ...lines] = papa.parse<string[]>(text).data;
  const fields = header.map(columnOf);
  if (!fields.includes('email')) throw new Error('no e-mail column');
  const rows = lines.map((cells, index) => ({ row: index + 2, cells }));
  return {
    rows: rows
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
      .map(({ row, cells }) => ({ row, value: recordOf(fields, cells) })),
    unknown: header.filter((heading, index) => fields[index] === undefined && heading.trim() !== ''),
    lacksLanguage: !fields.includes('language'),
  };
}

function recordOf(fields: readonly (string | undefined)[], cells: readonly string[]): Record<string, string> {
  const named = fields.flatMap((field, index) => (field === undefined ? [] : [[field, cells[index] ?? ''] as const]));
  return Object.fromEntries(named);
}
