import type { FileRow } from './import-plan';

/** The columns that are recognised, however they are written (spec §5). */
const columns: Readonly<Record<string, string>> = {
  email: 'email',
  firstname: 'firstName',
  lastname: 'lastName',
  language: 'language',
  notes: 'notes', // of the file with the rows that were left out
};
const columnOf = (heading: string): string | undefined => columns[heading.toLowerCase().replaceAll(/[\s_-]/g, '')];

/** Reads a file of subscribers: a list in JSON, or CSV whose first line is a header (spec §5). Fails on any other. */
export async function readImportFile(file: File): Promise<FileRow[]> {
  const text = textOf(await file.arrayBuffer());
  return /\.json$/i.test(file.name) ? rowsOfJson(text) : rowsOfCsv(text);
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

async function rowsOfCsv(text: string): Promise<FileRow[]> {
  const { default: papa } = await import('papaparse'); // seldom needed
  const [header = [], ...lines] = papa.parse<string[]>(text).data;
  const fields = header.map(columnOf);
  if (!fields.includes('email')) throw new Error('no e-mail column');
  const rows = lines.map((cells, index) => ({ row: index + 2, cells }));
  return rows
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ row, cells }) => ({ row, value: recordOf(fields, cells) }));
}

function recordOf(fields: readonly (string | undefined)[], cells: readonly string[]): Record<string, string> {
  const named = fields.flatMap((field, index) => (field === undefined ? [] : [[field, cells[index] ?? ''] as const]));
  return Object.fromEntries(named);
}
