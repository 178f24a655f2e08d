import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { nthServiceDate } from '../support/guests';
import { signIn } from '../support/admin-page';
import { expect, test } from '../support/test';

const specialRequests = [
  'Alergia na orechy, prosím povedzte to aj v kuchyni.',
  'Oslava narodenín, prinesieme si vlastnú tortu a sviečky.',
  'A quiet table, please: my mother does not hear well.',
  'Celiakia – bezlepkové pečivo k syrom.',
  'Prídeme so psom.',
];

/** Each reservation has a special request; most of them have a table. */
async function insertReservations(date: string, reservationCount: number): Promise<void> {
  const client = new Client(process.env['SITE_DATABASE_URL']);
  await client.connect();
  await client.query(
    `INSERT INTO reservations (id, first_name, last_name, email, phone, date, start_minute, minutes, party_size,
       special_requests, staff_note, created_at, updated_at)
     SELECT gen_random_uuid(), 'Bohumila', 'Vajanská-Kováčová ' || n, 'sheet' || n || '@example.com', '+421 905 123 4' || lpad(n::text, 2, '0'),
       $1, 960 + 60 * (n % 8), 60, 2 + n % 4, ($2::text[])[1 + n % 5], CASE WHEN n % 3 = 0 THEN 'Stály hosť, stôl pri okne' END, now(), now()
     FROM generate_series(0, $3 - 1) AS n`,
    [date, specialRequests, reservationCount],
  );
  await client.query(
    `INSERT INTO table_holdings (reservation_id, table_id, date, during)
     SELECT r.id, t.id, r.date, int4range(r.start_minute, r.start_minute + r.minutes)
     FROM (SELECT *, row_number() OVER (PARTITION BY start_minute ORDER BY last_name) AS place FROM reservations WHERE date = $1) AS r
       JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM dining_tables) AS t USING (place)`,
    [date],
  );
  await client.end();
}

/** Counts the page objects of a PDF. */
const countPages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

test('a sheet of 45 reservations with notes fits one A4 page in both languages', async ({ page, expectAccessible }) => {
  const date = nthServiceDate('saturday', 14);
  await insertReservations(date, 45);
  await signIn(page, `/admin/reservations?date=${date}`);
  await page.getByRole('link', { name: 'Print' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Saturday');
  await expect(page.getByText('45 reservations')).toBeVisible();
  await expectAccessible();
  for (const language of ['en', 'sk'] as const) {
    await page.evaluate((adminLanguage) => localStorage.setItem('admin-language', adminLanguage), language);
    await page.goto(`/admin/print/${date}`);
    await expect(page.getByText(language === 'en' ? 'Walk-ins' : 'Bez rezervácie')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const pdfPath = test.info().outputPath(`sheet-${language}.pdf`);
    await page.pdf({ path: pdfPath, preferCSSPageSize: true });
    const pdf = readFileSync(pdfPath);
    expect(countPages(pdf)).toBe(1);
    expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 59[45][\d.]* 84[12][\d.]*\]/);
    const fontSizePt = await page.evaluate(
      () => parseFloat(getComputedStyle(document.querySelector('td') ?? document.body).fontSize) * 0.75,
    );
    expect(fontSizePt).toBeGreaterThan(6); // points
  }
});

test('the sheet of 120 reservations continues on a second page', async ({ page }) => {
  const date = nthServiceDate('saturday', 15);
  await insertReservations(date, 120);
  await signIn(page, `/admin/print/${date}`);
  await expect(page.getByText('120 reservations')).toBeVisible();
  expect(countPages(await page.pdf({ preferCSSPageSize: true }))).toBeGreaterThan(1);
});
