import { type RefusedRow, fieldOf } from './import-plan';

const headings = ['email', 'first name', 'last name', 'language', 'notes', 'row', 'reason'];

/** The rows that were refused as CSV: mended, it can be imported as it is. A cell is never read as a formula. */
export async function refusedRowsFile(
  refused: readonly RefusedRow[],
  reasonInWords: (reason: RefusedRow['reason']) => string,
): Promise<Blob> {
  const { default: papa } = await import('papaparse');
  const lines = refused.map((row) => [
    fieldOf(row, 'email'),
    fieldOf(row, 'firstName'),
    fieldOf(row, 'lastName'),
    fieldOf(row, 'language'),
    fieldOf(row, 'notes'),
    row.row,
    reasonInWords(row.reason),
  ]);
  const text = papa.unparse({ fields: headings, data: lines }, { escapeFormulae: true });
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }); // the mark tells spreadsheets that it is UTF-8
}
