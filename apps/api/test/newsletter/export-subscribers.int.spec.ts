import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiProcess, startApi } from '../support/api-process';
import { requestApi } from '../support/request-api';
import { injections } from '../support/injections';
import { signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';
import { waitUntil } from '../support/wait-until';

let api: ApiProcess;
let staffHeaders: { cookie: string };
beforeAll(async () => {
  api = await startApi();
  staffHeaders = await signIn(api.url);
});
afterAll(() => api.stop());

async function exportSubscribers(): Promise<{ sheet: ExcelJS.Worksheet; headers: Headers }> {
  const response = await fetch(`${api.url}/api/admin/newsletter/export`, { headers: staffHeaders });
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(await response.arrayBuffer());
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('The book has no sheet');
  return { sheet, headers: response.headers };
}
const readCells = (sheet: ExcelJS.Worksheet, rowNumber: number): unknown[] =>
  Array.from((sheet.getRow(rowNumber).values as unknown[]).slice(1), (cell) => cell ?? null);

describe('the exported spreadsheet of subscribers', () => {
  it('has a frozen header, wide columns and all subscribers sorted by address', async () => {
    await sql(
      `INSERT INTO newsletter_subscribers (id, email, first_name, last_name, language, subscribed_at, is_active, source,
         notes, unsubscribe_token)
       VALUES (gen_random_uuid(), 'b@example.com', NULL, NULL, 'en', '2026-07-01T10:00Z', false, 'admin_import', NULL,
         gen_random_uuid()),
         (gen_random_uuid(), 'a@example.com', 'Zuzana', 'Kováčová', 'sk', '2026-12-31T23:30Z', true, 'website',
         'Volať po šiestej', gen_random_uuid())`,
    );
    const { sheet, headers } = await exportSubscribers();
    expect(headers.get('content-disposition')).toBe('attachment; filename="newsletter-subscribers.xlsx"');
    expect(headers.get('content-type')).toMatch(/spreadsheetml\.sheet$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(readCells(sheet, 1)).toEqual([
      'Email',
      'First name',
      'Last name',
      'Language',
      'Active',
      'Source',
      'Subscribed',
      'Note',
    ]);
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect(sheet.getColumn(1).width).toBeGreaterThan(30);
    expect(readCells(sheet, 2)).toEqual([
      'a@example.com',
      'Zuzana',
      'Kováčová',
      'sk',
      'yes',
      'website',
      new Date('2027-01-01T00:30Z'), // the local time of the bar
      'Volať po šiestej',
    ]);
    expect(readCells(sheet, 3).slice(0, 6)).toEqual(['b@example.com', null, null, 'en', 'no', 'admin_import']);
    expect(sheet.rowCount).toBe(3);
  });

  it('contains texts, never formulas or links (proof S8)', async () => {
    await sql('DELETE FROM newsletter_subscribers');
    for (const [index, text] of injections.entries()) {
      await sql(
        `INSERT INTO newsletter_subscribers (id, email, first_name, last_name, subscribed_at, notes, unsubscribe_token)
         VALUES (gen_random_uuid(), $1, $2, $2, now(), $2, gen_random_uuid())`,
        [`=${String(index).padStart(2, '0')}@example.com`, text],
      );
    }
    const { sheet } = await exportSubscribers();
    expect(sheet.rowCount).toBe(injections.length + 1);
    for (const [index, text] of injections.entries()) {
      const row = sheet.getRow(index + 2);
      for (const column of [1, 2, 3, 8]) {
        const cell = row.getCell(column);
        expect([text, cell.formula, cell.hyperlink, cell.numFmt]).toEqual([text, undefined, undefined, '@']);
        expect([ExcelJS.ValueType.String, ExcelJS.ValueType.SharedString, ExcelJS.ValueType.Null]).toContain(cell.type);
      }
      expect(row.getCell(1).value).toBe(`=${String(index).padStart(2, '0')}@example.com`);
    }
    expect(sheet.getRow(10).getCell(2).value).toBe(injections[8]);
  });

  it('is written with 50,000 rows while the API serves other requests', async () => {
    await sql('DELETE FROM newsletter_subscribers');
    await sql(
      `INSERT INTO newsletter_subscribers (id, email, first_name, subscribed_at, unsubscribe_token)
       SELECT gen_random_uuid(), 'guest' || n || '@example.com', 'Zuzana', now(), gen_random_uuid()
       FROM generate_series(1, 50000) AS n`,
    );
    let isExported = false;
    const exportStarted = exportSubscribers().finally(() => (isExported = true));
    const { status } = await requestApi('/api/health/ready', { apiUrl: api.url });
    expect([status, isExported]).toEqual([200, false]);
    expect((await exportStarted).sheet.rowCount).toBe(50_001);
  });

  it('is cancelled when the client disconnects, and the process keeps serving', async () => {
    for (const chunkCount of [0, 1, 3]) {
      const abortController = new AbortController();
      const { signal } = abortController;
      const response = await fetch(`${api.url}/api/admin/newsletter/export`, { headers: staffHeaders, signal });
      const reader = response.body?.getReader();
      for (let chunkIndex = 0; chunkIndex < chunkCount; chunkIndex += 1) await reader?.read();
      abortController.abort();
    }
    const findRunningExports = () =>
      sql(`SELECT 1 FROM pg_stat_activity WHERE query LIKE '%FROM newsletter_subscribers WHERE email >%'
           AND state <> 'idle' AND pid <> pg_backend_pid()`);
    await waitUntil(findRunningExports, (exports) => exports.length === 0);
    expect((await requestApi('/api/health/ready', { apiUrl: api.url })).status).toBe(200);
    expect((await exportSubscribers()).sheet.rowCount).toBe(50_001);
  });

  it('contains only the header when there are no subscribers', async () => {
    await sql('DELETE FROM newsletter_subscribers');
    expect((await exportSubscribers()).sheet.rowCount).toBe(1);
  });
});
