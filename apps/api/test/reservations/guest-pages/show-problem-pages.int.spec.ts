import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { formPaths, lostLinkPaths, reservePaths } from '@strapec/domain';
import { guestLinkSubject } from '../../../src/mail/rendering/guest-link';
import { SignedLinks } from '../../../src/platform/config/signed-links';
import { newEmail, reserve } from '../../support/call';
import { runWithoutDatabase } from '../../support/run-without-database';
import { upcomingDate } from '../../support/upcoming-date';
import { sessionSecret } from '../../support/test-session-secret';
import { sql } from '../../support/sql';

/*
 * An error on a page of guests is shown by a page in the same language, and changes nothing.
 */
const links = new SignedLinks(sessionSecret);
const form = 'application/x-www-form-urlencoded';
let guest: string;

beforeAll(async () => {
  const email = newEmail();
  const { body } = await reserve({ date: upcomingDate('friday'), email });
  guest = `/r/${links.createToken(guestLinkSubject({ id: body.reservation.id, email }))}`;
});

interface Seen {
  status: number;
  html: string;
  headers: Headers;
}

async function look(path: string, init: RequestInit = {}): Promise<Seen> {
  const answer = await fetch(baseUrl + path, { redirect: 'manual', ...init });
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
}

const post = (path: string, body: string | Buffer | URLSearchParams, type: string = form): Promise<Seen> =>
  look(path, { method: 'POST', body, headers: { 'content-type': type } });

const languages = { sk: 'Chvíľku strpenia', en: 'One moment, please' } as const;

/** A complete page of this venue, with the expected text. */
function expectPage({ html, headers }: Seen, language: keyof typeof languages, words: string): void {
  expect(headers.get('content-type')).toContain('text/html');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('cache-control')).toBe('no-store, no-transform');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain(languages[language]);
  expect(html).toContain('href="tel:+421255550123"');
  expect(html.replaceAll('\u00a0', ' ')).toContain(words);
  expect(html).not.toContain('<script');
}

const pages = (): [string, keyof typeof languages, string][] => [
  [`${guest}/cancel?lang=sk`, 'sk', `${guest}?lang=sk`],
  [`${guest}/change?lang=en`, 'en', `${guest}?lang=en`],
  [reservePaths.sk, 'sk', reservePaths.sk],
  [reservePaths.en, 'en', reservePaths.en],
  [lostLinkPaths.sk, 'sk', lostLinkPaths.sk],
  [lostLinkPaths.en, 'en', lostLinkPaths.en],
  [formPaths.message.sk, 'sk', formPaths.message.sk],
  [formPaths.inquiry.en, 'en', formPaths.inquiry.en],
];

const nothing = { sk: 'Nič sme nezmenili.', en: 'Nothing was changed.' };

describe('an unreadable form', () => {
  it.each<[string, number, string | Buffer, string]>([
    ['is too long', 413, `specialRequests=${'x'.repeat(25_000)}`, form],
    ['is JSON', 415, '{"email":"eva@example.com"}', 'application/json'],
    ['is broken JSON', 415, '{"email":', 'application/json'],
    ['is a file', 415, '--x\r\n\r\n--x--', 'multipart/form-data; boundary=x'],
    ['is text', 415, 'email=eva@example.com', 'text/plain'],
    ['is in a charset of long ago', 415, 'email=eva@example.com', `${form}; charset=windows-1250`],
    ['is no UTF-8', 400, 'firstName=Nov%E1&email=eva@example.com', form],
    ['is no UTF-8 as it stands', 400, Buffer.from('firstName=Nová', 'latin1'), form],
  ])('because it %s is answered by a page, on each of them', async (_words, status, body, type) => {
    for (const [path, language, again] of pages()) {
      const seen = await post(path, body, type);
      expect({ path, status: seen.status }).toEqual({ path, status });
      expectPage(seen, language, nothing[language]);
      expect(seen.html.replaceAll('&#x3D;', '=')).toContain(`href="${again}"`);
    }
    expect(await sql(`SELECT status FROM reservations`)).toEqual([{ status: 'confirmed' }]);
  });

  it('of another type or encoding, too', async () => {
    const packed = await look(reservePaths.sk, {
      method: 'POST',
      body: 'no gzip',
      headers: { 'content-type': form, 'content-encoding': 'gzip' },
    });
    expect(packed.status).toBe(400);
    expectPage(packed, 'sk', nothing.sk);
    const address = await look('/r/%E0%A4%A?lang=en');
    expect(address.status).toBe(400);
    expectPage(address, 'en', nothing.en);
  });

  it('says that the typed text is one page back', async () => {
    const { html } = await post(reservePaths.en, `specialRequests=${'x'.repeat(25_000)}`);
    expect(html).toContain('This is too long for us.');
    expect(html).toContain('What you typed is still there, one page back.');
  });
});

it('reads a form whose fields are all as long as they may be, in any script', async () => {
  const written = {
    ...{ date: upcomingDate('friday'), time: '19:00', partySize: '2', duration: '2', website: '' },
    ...{ firstName: '葡'.repeat(50), lastName: '萄'.repeat(50), specialRequests: '酒'.repeat(500) },
    ...{ email: `${'e'.repeat(243)}@example.com`, phone: '+421 905 123 456'.padEnd(40) },
    ...{ key: randomUUID(), stamp: 'not made here' },
  };
  const { status, html } = await post(reservePaths.en, new URLSearchParams(written).toString());
  expect(status).toBe(200);
  expect(html).toContain('酒'.repeat(500));
});

describe('while the database is down', () => {
  it('every page says when to try again and shows the telephone number', async () => {
    await look(lostLinkPaths.sk); // a process that has shown anything knows whose it is
    await runWithoutDatabase(async () => {
      const looked: [string, keyof typeof languages][] = [
        [`${guest}?lang=sk`, 'sk'],
        [`${guest}/change?lang=en&partySize=3`, 'en'],
        [`${guest}/calendar.ics?lang=en`, 'en'],
        [`${reservePaths.sk}?date=${upcomingDate('friday')}`, 'sk'],
        [reservePaths.en, 'en'],
        [lostLinkPaths.sk, 'sk'],
        [lostLinkPaths.en, 'en'],
      ];
      for (const [path, language] of looked) {
        const seen = await look(path);
        expect({ path, status: seen.status }).toEqual({ path, status: 503 });
        expect(Number(seen.headers.get('retry-after'))).toBeGreaterThan(0);
        expectPage(seen, language, nothing[language]);
        expect(seen.html.replaceAll('&#x3D;', '=').replaceAll('&amp;', '&')).toContain(`href="${path}"`);
      }
      for (const [path, language] of pages()) {
        const seen = await post(path, 'email=eva@example.com');
        expect({ path, status: seen.status }).toEqual({ path, status: 503 });
        expectPage(seen, language, nothing[language]);
      }
    });
    expect((await look(guest)).status).toBe(200);
  });
});
