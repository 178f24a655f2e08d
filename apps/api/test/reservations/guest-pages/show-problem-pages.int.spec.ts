import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { formPaths, lostLinkPaths, reservePaths } from '@strapec/domain';
import { newEmail, postReservation } from '../../support/request-api';
import { guestToken } from '../../support/change-request-calls';
import { runWithoutDatabase } from '../../support/run-without-database';
import { upcomingDate } from '../../support/upcoming-date';
import { sql } from '../../support/sql';

/* An error on a page of guests is shown by a page in the same language, and changes nothing. */
const formContentType = 'application/x-www-form-urlencoded';
let guestPagePath: string;

beforeAll(async () => {
  const email = newEmail();
  const { body } = await postReservation({ date: upcomingDate('friday'), email });
  guestPagePath = `/r/${guestToken({ id: body.reservation.id, email })}`;
});

interface PageResponse {
  status: number;
  html: string;
  headers: Headers;
}

async function fetchPage(path: string, requestInit: RequestInit = {}): Promise<PageResponse> {
  const response = await fetch(baseUrl + path, { redirect: 'manual', ...requestInit });
  return { status: response.status, html: await response.text(), headers: response.headers };
}

const postForm = (path: string, body: string | Buffer | URLSearchParams, contentType: string = formContentType) =>
  fetchPage(path, { method: 'POST', body, headers: { 'content-type': contentType } });

const headings = { sk: 'Chvíľku strpenia', en: 'One moment, please' } as const;

/** A complete page of the venue with this text. */
function expectProblemPage({ html, headers }: PageResponse, language: keyof typeof headings, text: string): void {
  expect(headers.get('content-type')).toContain('text/html');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('cache-control')).toBe('no-store, no-transform');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain(headings[language]);
  expect(html).toContain('href="tel:+421255550123"');
  expect(html.replaceAll('\u00a0', ' ')).toContain(text);
  expect(html).not.toContain('<script');
}

const listFormPages = (): [string, keyof typeof headings, string][] => [
  [`${guestPagePath}/cancel?lang=sk`, 'sk', `${guestPagePath}?lang=sk`],
  [`${guestPagePath}/change?lang=en`, 'en', `${guestPagePath}?lang=en`],
  [reservePaths.sk, 'sk', reservePaths.sk],
  [reservePaths.en, 'en', reservePaths.en],
  [lostLinkPaths.sk, 'sk', lostLinkPaths.sk],
  [lostLinkPaths.en, 'en', lostLinkPaths.en],
  [formPaths.message.sk, 'sk', formPaths.message.sk],
  [formPaths.inquiry.en, 'en', formPaths.inquiry.en],
];

const nothingChanged = { sk: 'Nič sme nezmenili.', en: 'Nothing was changed.' };

describe('a problem page', () => {
  it.each<[string, number, string | Buffer, string]>([
    ['is too long', 413, `specialRequests=${'x'.repeat(25_000)}`, formContentType],
    ['is JSON', 415, '{"email":"eva@example.com"}', 'application/json'],
    ['is broken JSON', 415, '{"email":', 'application/json'],
    ['is a file', 415, '--x\r\n\r\n--x--', 'multipart/form-data; boundary=x'],
    ['is text', 415, 'email=eva@example.com', 'text/plain'],
    ['is in windows-1250', 415, 'email=eva@example.com', `${formContentType}; charset=windows-1250`],
    ['is percent-encoded Latin-1', 400, 'firstName=Nov%E1&email=eva@example.com', formContentType],
    ['is raw Latin-1', 400, Buffer.from('firstName=Nová', 'latin1'), formContentType],
  ])('answers a form that %s, at each form of guests', async (_reason, status, body, contentType) => {
    for (const [path, language, retryPath] of listFormPages()) {
      const page = await postForm(path, body, contentType);
      expect({ path, status: page.status }).toEqual({ path, status });
      expectProblemPage(page, language, nothingChanged[language]);
      expect(page.html.replaceAll('&#x3D;', '=')).toContain(`href="${retryPath}"`);
    }
    expect(await sql(`SELECT status FROM reservations`)).toEqual([{ status: 'confirmed' }]);
  });

  it('answers a broken gzip body and an invalid path', async () => {
    const gzipPage = await fetchPage(reservePaths.sk, {
      method: 'POST',
      body: 'no gzip',
      headers: { 'content-type': formContentType, 'content-encoding': 'gzip' },
    });
    expect(gzipPage.status).toBe(400);
    expectProblemPage(gzipPage, 'sk', nothingChanged.sk);
    const invalidPathPage = await fetchPage('/r/%E0%A4%A?lang=en');
    expect(invalidPathPage.status).toBe(400);
    expectProblemPage(invalidPathPage, 'en', nothingChanged.en);
  });

  it('says that the typed text is still on the previous page', async () => {
    const { html } = await postForm(reservePaths.en, `specialRequests=${'x'.repeat(25_000)}`);
    expect(html).toContain('This is too long for us.');
    expect(html).toContain('What you typed is still there, one page back.');
  });
});

it('a form with all fields at their maximum length, in Chinese, is read completely', async () => {
  const formFields = {
    ...{ date: upcomingDate('friday'), time: '19:00', partySize: '2', duration: '2', website: '' },
    ...{ firstName: '葡'.repeat(50), lastName: '萄'.repeat(50), specialRequests: '酒'.repeat(500) },
    ...{ email: `${'e'.repeat(243)}@example.com`, phone: '+421 905 123 456'.padEnd(40) },
    ...{ key: randomUUID(), stamp: 'not made here' },
  };
  const { status, html } = await postForm(reservePaths.en, new URLSearchParams(formFields).toString());
  expect(status).toBe(200);
  expect(html).toContain('酒'.repeat(500));
});

describe('while the database is down', () => {
  it('every page for guests says when to try again and shows the telephone number', async () => {
    await fetchPage(lostLinkPaths.sk); // reads the venue into the cache
    await runWithoutDatabase(async () => {
      const pagesToRead: [string, keyof typeof headings][] = [
        [`${guestPagePath}?lang=sk`, 'sk'],
        [`${guestPagePath}/change?lang=en&partySize=3`, 'en'],
        [`${guestPagePath}/calendar.ics?lang=en`, 'en'],
        [`${reservePaths.sk}?date=${upcomingDate('friday')}`, 'sk'],
        [reservePaths.en, 'en'],
        [lostLinkPaths.sk, 'sk'],
        [lostLinkPaths.en, 'en'],
      ];
      for (const [path, language] of pagesToRead) {
        const page = await fetchPage(path);
        expect({ path, status: page.status }).toEqual({ path, status: 503 });
        expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
        expectProblemPage(page, language, nothingChanged[language]);
        expect(page.html.replaceAll('&#x3D;', '=').replaceAll('&amp;', '&')).toContain(`href="${path}"`);
      }
      for (const [path, language] of listFormPages()) {
        const page = await postForm(path, 'email=eva@example.com');
        expect({ path, status: page.status }).toEqual({ path, status: 503 });
        expectProblemPage(page, language, nothingChanged[language]);
      }
    });
    expect((await fetchPage(guestPagePath)).status).toBe(200);
  });
});
