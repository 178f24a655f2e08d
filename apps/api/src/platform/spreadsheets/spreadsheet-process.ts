// Runs in a separate process (`SpreadsheetReader` starts it). A hostile file may take gigabytes or hours to read; then only
// this process ends.
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { CellValue, Worksheet } from 'exceljs';
import JSZip from 'jszip';
import papa from 'papaparse';
import {
  type SpreadsheetFile,
  type Cell,
  RefusedFileError,
  type SheetTable,
  spreadsheetLimits,
  toSheetRows,
  decodeText,
} from './sheet-tables.js';

const maxZipEntries = 200;

export async function readTables(file: SpreadsheetFile): Promise<SheetTable[] | string> {
  try {
    const tables = (await parseTables(await readFile(file.path), file)).filter(({ rows }) => rows.length > 0);
    return tables.some(({ rows }) => rows.length > file.maxRows) ? 'sheet_too_large' : tables;
  } catch (error) {
    if (error instanceof RefusedFileError) return error.message;
    throw error;
  }
}

async function parseTables(content: Buffer, file: SpreadsheetFile): Promise<SheetTable[]> {
  if (content.subarray(0, 4).toString('latin1') === 'PK\x03\x04') return readZipTables(content, file);
  if (content.subarray(0, 4).toString('hex') === 'd0cf11e0') throw new RefusedFileError('sheet_other_format'); // XLS from before 2007
  return [readTextTable(content, file.name)];
}

/** XLSX is a zip. Mailing-list tools also export a zip with one CSV for each status. */
async function readZipTables(content: Buffer, { maxBytes }: SpreadsheetFile): Promise<SheetTable[]> {
  const zip = await JSZip.loadAsync(content);
  if (await isTooLarge(zip, maxBytes)) throw new RefusedFileError('sheet_too_large');
  if (zip.file('xl/workbook.xml')) return readWorkbookTables(content);
  const textFiles = zip.file(/\.(csv|txt)$/i).filter(({ name }) => !name.startsWith('__MACOSX/'));
  if (textFiles.length === 0) throw new RefusedFileError('sheet_other_format');
  return Promise.all(
    textFiles.map(async (textFile) => readTextTable(await textFile.async('nodebuffer'), textFile.name)),
  );
}

/** The sizes that a zip states may be false, so the files are unpacked and counted here. */
async function isTooLarge(zip: JSZip, maxBytes: number): Promise<boolean> {
  const files = Object.values(zip.files);
  if (files.length > maxZipEntries) return true;
  let bytes = 0;
  for (const file of files) {
    for await (const chunk of new Readable().wrap(file.nodeStream())) {
      bytes += (chunk as Buffer).length;
      if (bytes > maxBytes) return true;
    }
  }
  return false;
}

function readTextTable(content: Buffer, name: string): SheetTable {
  const text = decodeText(content);
  if (text.includes('\0')) throw new Error('not a text');
  if (/^\s*[[{]/.test(text)) return { name, rows: toSheetRows(JSON.parse(text)) };
  const [separatorLine = '', separator] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const csvText = text.slice(separatorLine.length);
  const { data } = papa.parse<string[]>(csvText, { delimiter: separator ?? guessDelimiter(csvText) });
  return { name, rows: trimToFilledRows(data.map((cells, index) => ({ row: index + 1, cells }))) };
}

/** The sign that splits the most lines into equally many cells. The library's own guess also counts titles and blank lines. */
function guessDelimiter(text: string): string {
  const scoreDelimiter = (delimiter: string): number => {
    const { data } = papa.parse<string[]>(text, { delimiter, preview: 50, skipEmptyLines: true });
    const widths = data.map(({ length }) => length).filter((width) => width > 1);
    return Math.max(0, ...widths.map((width) => widths.filter((other) => other === width).length + width / 1_000));
  };
  const scores = new Map([',', ';', '\t', '|'].map((delimiter) => [delimiter, scoreDelimiter(delimiter)]));
  const bestScore = Math.max(...scores.values());
  return [...scores.keys()].find((delimiter) => scores.get(delimiter) === bestScore) ?? ',';
}

async function readWorkbookTables(content: Buffer): Promise<SheetTable[]> {
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.Workbook();
  // merged cells and rules of whole columns are expanded cell by cell: a few bytes would take hours
  await workbook.xlsx.load(new Uint8Array(content).buffer, {
    ignoreNodes: ['mergeCells', 'dataValidations', 'conditionalFormatting', 'hyperlinks', 'drawing', 'picture', 'cols'],
  });
  const sheets = workbook.worksheets.filter(({ state }) => state === 'visible');
  // the library visits all row numbers up to the last one, even for rows that do not exist
  const totalRowCount = sheets.reduce((sum, { rowCount }) => sum + rowCount, 0);
  if (
    totalRowCount > 4 * spreadsheetLimits.maxRowNumber ||
    sheets.some((sheet) => sheet.actualColumnCount > spreadsheetLimits.maxColumns)
  )
    throw new RefusedFileError('sheet_too_large');
  return sheets.map((sheet) => ({ name: sheet.name, rows: readSheetRows(sheet) }));
}

function readSheetRows(sheet: Worksheet): SheetTable['rows'] {
  const rows: SheetTable['rows'] = [];
  sheet.eachRow((row, rowNumber) => {
    const cells: Cell[] = [];
    row.eachCell(({ value, numFmt, address }: { value: CellValue; numFmt?: string; address: string }, column) => {
      if (Number(address.replace(/\D+/, '')) > spreadsheetLimits.maxRowNumber)
        throw new RefusedFileError('sheet_too_large');
      if (column <= spreadsheetLimits.maxColumns) cells[column - 1] = toCell(value, numFmt ?? '');
    });
    rows.push({ row: rowNumber, cells: Array.from(cells, (cell) => cell ?? null) });
  });
  return trimToFilledRows(rows);
}

/** The rows that are not empty. Throws when a cell beyond the last allowed column has a value. */
function trimToFilledRows(rows: SheetTable['rows']): SheetTable['rows'] {
  const isFilled = (cell: Cell): boolean => (typeof cell === 'string' ? cell.trim() !== '' : cell !== null);
  if (rows.some(({ cells }) => cells.slice(spreadsheetLimits.maxColumns).some(isFilled)))
    throw new RefusedFileError('sheet_too_large');
  const trimmedRows = rows.map(({ row, cells }) => ({
    row,
    cells: cells.slice(0, spreadsheetLimits.maxColumns),
  }));
  return trimmedRows.filter(({ cells }) => cells.some(isFilled));
}

function toCell(value: CellValue, numberFormat: string): Cell {
  if (typeof value === 'object' && value !== null) return objectToCell(value, numberFormat);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && numberFormat.includes('%')) return Number((value * 100).toFixed(9));
  return value ?? null;
}

function objectToCell(value: Extract<CellValue, object>, numberFormat: string): Cell {
  if (value instanceof Date) return toDateText(value);
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('hyperlink' in value) return toCell(value.text, numberFormat);
  // the last value of a formula; there is none for an error or a formula that was never computed
  if ('result' in value && !hasNoValue(value.result)) return toCell(value.result, numberFormat);
  return { formula: 'formula' in value ? (value.formula ?? '') : '' };
}

const hasNoValue = (result: CellValue | undefined): boolean =>
  result === undefined || (typeof result === 'object' && result !== null && 'error' in result);

/** `2024-03-12`, or `2024-03-12 18:20:00`. A sheet has no time zones, and the library gives its times as UTC. */
function toDateText(date: Date): string | null {
  if (Number.isNaN(date.getTime())) return null;
  const [day = '', time = ''] = date.toISOString().split(/[T.]/);
  return time === '00:00:00' ? day : `${day} ${time}`;
}
