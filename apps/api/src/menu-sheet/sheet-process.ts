// What the sheet process does (`ReadSheet` starts it): a file from outside may ask for gigabytes, or for hours; then it is
// this process that dies of it, and not the house.
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { CellValue, Worksheet } from 'exceljs';
import JSZip from 'jszip';

/** Bytes that a file may have when it is unpacked, files in it, and rows of its sheet. */
const most = { bytes: 16 * 1024 * 1024, files: 200, rows: 2_000, columns: 200 };

/** What stands in a cell; a formula is told, and not what it comes to. */
export type RawCell = string | number | { isFormula: true } | null;

/** The rows of the first sheet, the header first; or a code of validation-texts.ts. */
export async function readSheet(file: string): Promise<RawCell[][] | string> {
  const content = await readFile(file);
  try {
    if (await isTooLarge(content)) return 'sheet_too_large';
    const { default: ExcelJS } = await import('exceljs');
    const book = new ExcelJS.Workbook();
    // merged cells and rules of whole columns are unrolled cell by cell: a few bytes would take hours
    await book.xlsx.load(new Uint8Array(content).buffer, {
      ignoreNodes: [
        'mergeCells',
        'dataValidations',
        'conditionalFormatting',
        'hyperlinks',
        'drawing',
        'picture',
        'cols',
      ],
    });
    const [sheet] = book.worksheets;
    return sheet ? rowsOf(sheet) : 'sheet_unreadable';
  } catch {
    return 'sheet_unreadable';
  }
}

/** A zip says how large its files are, and may lie: they are unpacked here, and counted. */
async function isTooLarge(content: Buffer): Promise<boolean> {
  const zip = await JSZip.loadAsync(content);
  const files = Object.values(zip.files);
  if (files.length > most.files) return true;
  let bytes = 0;
  for (const file of files) {
    for await (const chunk of new Readable().wrap(file.nodeStream())) {
      bytes += (chunk as Buffer).length;
      if (bytes > most.bytes) return true;
    }
  }
  return false;
}

function rowsOf(sheet: Worksheet): RawCell[][] | string {
  if (sheet.actualRowCount > most.rows || sheet.actualColumnCount > most.columns) return 'sheet_too_large';
  const rows: RawCell[][] = [];
  sheet.eachRow((row, number) => {
    const cells: RawCell[] = [];
    row.eachCell((cell, column) => {
      if (column <= most.columns) cells[column - 1] = rawCell(cell.value);
    });
    rows.push([number, ...Array.from(cells, (cell) => cell ?? null)]);
  });
  return rows;
}

function rawCell(value: CellValue): RawCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'object') return objectCell(value);
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
}

function objectCell(value: Exclude<CellValue, null | undefined | string | number | boolean>): RawCell {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString().slice(0, 10);
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('hyperlink' in value) return rawCell(value.text);
  return { isFormula: true }; // a formula, or the error that one came to
}
