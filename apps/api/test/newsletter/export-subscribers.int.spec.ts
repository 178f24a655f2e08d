import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiProcess, startApi } from '../support/api-process';
import { call } from '../support/call';
import { injections } from '../support/injections';
import { signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';
import { waitUntil } from '../support/wait-until';

let api: ApiProcess;
let cookies: { cookie: string };
beforeAll(async () => {
  api = await startApi();
  cookies = await signIn(api.url);
});
afterAll(() => api.stop());

async function exported(): Promise<{ sheet: ExcelJS.Worksheet; headers: Headers }> {
  const response = await fetch(`${api.url}/api/admin/newsletter/export`, { headers: cookies });
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(await response.arrayBuffer());
  const [sheet] = book.worksheets;
  if (!sheet) throw new Error('The book has no sheet');
  return { sheet, headers: response.headers };
}
const textsOf = (sheet: ExcelJS.Worksheet, row: number): unknown[] =>
  Array.from((sheet.getRow(row).values as unknown[]).slice(1), (value) => value ?? null);

describe('the spreadsheet', () => {
  it('has a frozen header, readable columns and all subscribers by address', async () => {
    await sql(
      `INSERT INTO newsletter_subscribers (id, email, first_name, last_name, language, subscribed_at, is_active, source,
         notes, unsubscribe_token)
       VALUES (gen_random_uuid(), 'b@example.com', NULL, NULL, 'en', '2026-07-01T10:00Z', false, 'admin_import', NULL,
         gen_random_uuid()),
         (gen_random_uuid(), 'a@example.com', 'Zuzana', 'Kováčová', 'sk', '2026-12-31T23:30Z', true, 'website',
         'Volať po šiestej', gen_random_uuid())`,
    );
    const { sheet, headers } = await exported();
    expect(headers.get('content-disposition')).toBe('attachment; filename="newsletter-subscribers.xlsx"');
    expect(headers.get('content-type')).toMatch(/spreadsheetml\.sheet$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(textsOf(sheet, 1)).toEqual([
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
    expect(textsOf(sheet, 2)).toEqual([
      'a@example.com',
      'Zuzana',
      'Kováčová',
      'sk',
      'yes',
      'website',
      new Date('2027-01-01T00:30Z'), // the local time of the bar
      'Volať po šiestej',
    ]);
    expect(textsOf(sheet, 3).slice(0, 6)).toEqual(['b@example.com', null, null, 'en', 'no', 'admin_import']);
    expect(sheet.rowCount).toBe(3);
  });

  it('holds texts only, whatever they begin with (proof S8)', async () => {
    await sql('DELETE FROM newsletter_subscribers');
    for (const [index, text] of injections.entries()) {
      await sql(
        `INSERT INTO newsletter_subscribers (id, email, first_name, last_name, subscribed_at, notes, unsubscribe_token)
         VALUES (gen_random_uuid(), $1, $2, $2, now(), $2, gen_random_uuid())`,
        [`=${String(index).padStart(2, '0')}@example.com`, text],
      );
    }
    const { sheet } = await exported();
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

  it('has 50,000 rows while others are served', async () => {
    await sql('DELETE FROM newsletter_subscribers');
    await sql(
      `INSERT INTO newsletter_subscribers (id, email, first_name, subscribed_at, unsubscribe_token)
       SELECT gen_random_uuid(), 'guest' || n || '@example.com', 'Zuzana', now(), gen_random_uuid()
       FROM generate_series(1, 50000) AS n`,
    );
    let isOver = false;
    const exporting = exported().finally(() => (isOver = true));
    const { status } = await call('/api/health/ready', { at: api.url });
    expect([status, isOver]).toEqual([200, false]);
    expect((await exporting).sheet.rowCount).toBe(50_001);
  });

  it('is given up when its client has gone, and the process goes on', async () => {
    for (const afterChunks of [0, 1, 3]) {
      const leaving = new AbortController();
      const { signal } = leaving;
      const response = await fetch(`${api.url}/api/admin/newsletter/export`, { headers: cookies, signal });
      const reader = response.body?.getReader();
      for (let chunk = 0; chunk < afterChunks; chunk += 1) await reader?.read();
      leaving.abort();
    }
    const stillReading = () =>
      sql(`SELECT 1 FROM pg_stat_activity WHERE query LIKE '%FROM newsletter_subscribers WHERE email >%'
           AND state <> 'idle' AND pid <> pg_backend_pid()`);
    await waitUntil(stillReading, (found) => found.length === 0);
    expect((await call('/api/health/ready', { at: api.url })).status).toBe(200);
    expect((await exported()).sheet.rowCount).toBe(50_001);
  });

  it('is empty while the list is empty', async () => {
    await sql('DELETE FROM newsletter_subscribers');
    expect((await exported()).sheet.rowCount).toBe(1);
  });
});
