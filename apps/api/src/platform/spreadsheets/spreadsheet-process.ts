// Runs in a separate process (`ReadSpreadsheet` starts it). A hostile file may take gigabytes or hours to read; then only
// this process ends.
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { CellValue, Worksheet } from 'exceljs';
import JSZip from 'jszip';
import papa from 'papaparse';
import { type SpreadsheetFile, type Cell, RefusedFile, type Table, most, tableOfJson, textOfBytes } from './tables.js';

const mostFiles = 200;

export async function readTables(file: SpreadsheetFile): Promise<Table[] | string> {
  try {
    const tables = (await tablesOf(await readFile(file.path), file)).filter(({ rows }) => rows.length > 0);
    return tables.some(({ rows }) => rows.length > file.mostRows) ? 'sheet_too_large' : tables;
  } catch (error) {
    if (error instanceof RefusedFile) return error.message;
    throw error;
  }
}

async function tablesOf(content: Buffer, file: SpreadsheetFile): Promise<Table[]> {
  if (content.subarray(0, 4).toString('latin1') === 'PK\x03\x04') return tablesOfZip(content, file);
  if (content.subarray(0, 4).toString('hex') === 'd0cf11e0') throw new RefusedFile('sheet_other_format'); // XLS from before 2007
  return [tableOfText(content, file.name)];
}

/** XLSX is a zip. Mailing-list tools also export a zip with one CSV for each status. */
async function tablesOfZip(content: Buffer, { mostBytes }: SpreadsheetFile): Promise<Table[]> {
  const zip = await JSZip.loadAsync(content);
  if (await isTooLarge(zip, mostBytes)) throw new RefusedFile('sheet_too_large');
  if (zip.file('xl/workbook.xml')) return tablesOfWorkbook(content);
  const lists = zip.file(/\.(csv|txt)$/i).filter(({ name }) => !name.startsWith('__MACOSX/'));
  if (lists.length === 0) throw new RefusedFile('sheet_other_format');
  return Promise.all(lists.map(async (list) => tableOfText(await list.async('nodebuffer'), list.name)));
}

/** The sizes that a zip states may be false, so the files are unpacked and counted here. */
async function isTooLarge(zip: JSZip, mostBytes: number): Promise<boolean> {
  const files = Object.values(zip.files);
  if (files.length > mostFiles) return true;
  let bytes = 0;
  for (const file of files) {
    for await (const chunk of new Readable().wrap(file.nodeStream())) {
      bytes += (chunk as Buffer).length;
      if (bytes > mostBytes) return true;
    }
  }
  return false;
}

function tableOfText(content: Buffer, name: string): Table {
  const text = textOfBytes(content);
  if (text.includes('\0')) throw new Error('not a text');
  if (/^\s*[[{]/.test(text)) return { name, rows: tableOfJson(JSON.parse(text)) };
  const [sepLine = '', separator] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const list = text.slice(sepLine.length);
  const { data } = papa.parse<string[]>(list, { delimiter: separator ?? delimiterOf(list) });
  return { name, rows: filled(data.map((cells, index) => ({ row: index + 1, cells }))) };
}

/** The sign that splits the most lines into equally many cells. The library's own guess also counts titles and blank lines. */
function delimiterOf(text: string): string {
  const score = (delimiter: string): number => {
    const { data } = papa.parse<string[]>(text, { delimiter, preview: 50, skipEmptyLines: true });
    const widths = data.map(({ length }) => length).filter((width) => width > 1);
    return Math.max(0, ...widths.map((width) => widths.filter((other) => other === width).length + width / 1_000));
  };
  const scores = new Map([',', ';', '\t', '|'].map((sign) => [sign, score(sign)]));
  const best = Math.max(...scores.values());
  return [...scores.keys()].find((sign) => scores.get(sign) === best) ?? ',';
}

async function tablesOfWorkbook(content: Buffer): Promise<Table[]> {
  const { default: ExcelJS } = await import('exceljs');
  const book = new ExcelJS.Workbook();
  // merged cells and rules of whole columns are expanded cell by cell: a few bytes would take hours
  await book.xlsx.load(new Uint8Array(content).buffer, {
    ignoreNodes: ['mergeCells', 'dataValidations', 'conditionalFormatting', 'hyperlinks', 'drawing', 'picture', 'cols'],
  });
  const sheets = book.worksheets.filter(({ state }) => state === 'visible');
  // the library visits all row numbers up to the last one, even for rows that do not exist
  const numbers = sheets.reduce((sum, { rowCount }) => sum + rowCount, 0);
  if (numbers > 4 * most.rowNumber || sheets.some((sheet) => sheet.actualColumnCount > most.columns))
    throw new RefusedFile('sheet_too_large');
  return sheets.map((sheet) => ({ name: sheet.name, rows: rowsOf(sheet) }));
}

function rowsOf(sheet: Worksheet): Table['rows'] {
  const rows: Table['rows'] = [];
  sheet.eachRow((row, number) => {
    const cells: Cell[] = [];
    row.eachCell(({ value, numFmt, address }: { value: CellValue; numFmt?: string; address: string }, column) => {
      if (Number(address.replace(/\D+/, '')) > most.rowNumber) throw new RefusedFile('sheet_too_large');
      if (column <= most.columns) cells[column - 1] = cellOf(value, numFmt ?? '');
    });
    rows.push({ row: number, cells: Array.from(cells, (cell) => cell ?? null) });
  });
  return filled(rows);
}

/** The rows that are not empty. Throws when a cell beyond the last allowed column has a value. */
function filled(rows: Table['rows']): Table['rows'] {
  const isFilled = (cell: Cell): boolean => (typeof cell === 'string' ? cell.trim() !== '' : cell !== null);
  if (rows.some(({ cells }) => cells.slice(most.columns).some(isFilled))) throw new RefusedFile('sheet_too_large');
  const near = rows.map(({ row, cells }) => ({ row, cells: cells.slice(0, most.columns) }));
  return near.filter(({ cells }) => cells.some(isFilled));
}

function cellOf(value: CellValue, format: string): Cell {
  if (typeof value === 'object' && value !== null) return richCell(value, format);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && format.includes('%')) return Number((value * 100).toFixed(9));
  return value ?? null;
}

function richCell(value: Extract<CellValue, object>, format: string): Cell {
  if (value instanceof Date) return dateText(value);
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('hyperlink' in value) return cellOf(value.text, format);
  // the last value of a formula; there is none for an error or a formula that was never computed
  if ('result' in value && !isError(value.result)) return cellOf(value.result, format);
  return { formula: 'formula' in value ? (value.formula ?? '') : '' };
}

const isError = (result: CellValue | undefined): boolean =>
  result === undefined || (typeof result === 'object' && result !== null && 'error' in result);

/** `2024-03-12`, or `2024-03-12 18:20:00`. A sheet has no time zones, and the library gives its times as UTC. */
function dateText(date: Date): string | null {
  if (Number.isNaN(date.getTime())) return null;
  const [day = '', time = ''] = date.toISOString().split(/[T.]/);
  return time === '00:00:00' ? day : `${day} ${time}`;
}
