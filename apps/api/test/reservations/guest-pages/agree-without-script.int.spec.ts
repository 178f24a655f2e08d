import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { placeholderCaptchaToken, reservePaths } from '@strapec/domain';
import { guestLinkSubject } from '../../../src/mail/rendering/guest-link';
import { SignedLinks } from '../../../src/platform/config/signed-links';
import { type ProblemBody, call } from '../../support/call';
import { type StartedApp, fixture } from '../../support/fixture';
import { type SeparateDatabase, queryDatabase, createSeededDatabase } from '../../support/separate-database';
import { findViolations } from '../../support/oracle';
import { isLongRun, keepProof } from '../../support/proof-report';
import { seededRandom } from '../../support/seeded-random';
import { sessionSecret } from '../../support/test-session-secret';

/*
 * Proof G4: the plain page decides as the JSON call does. Two venues that are equal, each with a database of its own, on clocks that
 * stand still: what is typed into the form of the one is sent as JSON to the other. What the one holds is confirmed by its guest, as it
 * is without script; then both are compared, tables too. Limits are on in both.
 */
const links = new SignedLinks(sessionSecret);
const now = '2026-12-02T12:00:00+01:00';
const posts = isLongRun ? 2_000 : 60;
const random = seededRandom(7);
const seen = new Map<string, number>();
let other: SeparateDatabase;
let plain: StartedApp;
let json: StartedApp;

beforeAll(async () => {
  await fixture.stopUsualApp();
  other = await createSeededDatabase('twin');
  const env = { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' };
  plain = await fixture.startApp({ at: now, env });
  json = await fixture.startApp({ at: now, env: { ...env, DATABASE_URL: other.url } });
});
afterAll(async () => {
  await json.stop();
  await other.drop();
});

type Typed = Record<string, string>;
const oneOf = (choices: readonly string[]): string => choices[Math.floor(random() * choices.length)] ?? '';
/** Mostly what is right, now and then what is not. */
const mostly = (right: readonly string[], wrong: readonly string[]): string => oneOf(random() < 0.94 ? right : wrong);

const fields: Readonly<Record<string, () => string>> = {
  date: () =>
    mostly(
      ['2026-12-03', '2026-12-04', '2026-12-05', '2026-12-09', '2026-12-02'],
      ['', '2026-12-06', '2026-12-01', '2028-01-01', '2026-02-30', '31.12.2026', 'tomorrow'],
    ),
  time: () =>
    mostly(
      ['16:00', '17:30', '18:00', '19:00', '19:30', '20:00', '21:00', '22:00'],
      ['', '19:07', '25:00', '03:00', '24:00', '7 pm'],
    ),
  partySize: () =>
    mostly(
      ['1', '2', '2', '2', '3', '4', '4', '5', '6', '7', '8'], // a larger party is sent elsewhere by the form alone (reserve-by-form)
      ['', '0', '21', '-1', '2.5', 'two', ' 4 ', '8e0'],
    ),
  duration: () => mostly(['1', '2', '2', '2', '3', '4'], ['', '0', '9', '1.5', 'long']),
  firstName: () =>
    mostly(
      ['Eva', 'Ľudmila', 'Анна', 'Jo', '<b>Eva</b>', '{{name}}'],
      ['', ' ', 'x'.repeat(51), 'Eva\u0000', '\u202eEva'],
    ),
  lastName: () => mostly(['Nová', 'O’Brien', 'Müller-Šípová', 'Ng'], ['', '\t', 'y'.repeat(51)]),
  email: () =>
    mostly(
      Array.from({ length: posts }, (_, index) => `guest-${index}@example.com`),
      [
        '',
        'eva@',
        'eva example.com',
        'Eva <eva@example.com>',
        `${'e'.repeat(260)}@example.com`,
        ' GUEST-1@EXAMPLE.COM ',
      ],
    ),
  phone: () => mostly(['+421 905 123 456', '0905123456', '+420 601 123 456'], ['', '123', 'call me', '+'.repeat(41)]),
  specialRequests: () => mostly(['', 'pri okne', 'x'.repeat(500), '🍷 <script>'], ['x'.repeat(501), 'a\u0000b']),
};

/** Typed values; sometimes a field is missing, or one too many. */
function typed(): Typed {
  const all = Object.entries(fields).map(([name, value]) => [name, value()]);
  const some = all.filter(() => random() < 0.995);
  return { ...(Object.fromEntries(some) as Typed), ...(random() < 0.01 && { note: 'unknown' }) };
}

/** What became of a request: the status that the reservation has, or the code with the codes of its fields. */
interface Outcome {
  code: string;
  fields: string[];
}

/** The stamp that the page would carry: the clock stands still, five seconds later. */
function stampFor(key: string): string {
  const state = String(new Date(now).getTime() - 5_000);
  return `${state}:${links.createToken({ kind: 'form', id: key, state })}`;
}

async function byForm(typed: Typed, key: string, from: Record<string, string>): Promise<Outcome> {
  const path = reservePaths.sk;
  const body = new URLSearchParams({ ...typed, key, stamp: stampFor(key) });
  const answer = await fetch(plain.baseUrl + path, { method: 'POST', body, redirect: 'manual', headers: from });
  const html = await answer.text();
  if (answer.status === 303) return { code: await confirmed(from), fields: [] };
  const codes = [...html.matchAll(/<li data-code="([^"]*)"/g)].flatMap(([, all = '']) => all.split(' '));
  const notice = /<p class="notice" role="alert" data-code="(\w+)"/.exec(html)?.[1];
  if (answer.status === 422) expect(codes.length).toBeGreaterThan(0);
  return {
    code: notice ?? (answer.status === 422 ? 'validation_failed' : `page ${answer.status}`),
    fields: codes.sort(),
  };
}

/** The guest follows the mail: what was held is what it would have been, and what was answered before is what it is. */
async function confirmed(from: Record<string, string>): Promise<string> {
  const [held] = await queryDatabase<{ id: string; email: string }>(
    databaseUrl,
    `SELECT id, email FROM reservations WHERE status = 'held'`,
  );
  if (!held) return 'again';
  const path = `/api/guest/reservations/${links.createToken(guestLinkSubject(held))}/confirm`;
  const body = { version: 1 };
  const answer = await call<{ status: string }>(path, { method: 'POST', body, at: plain.baseUrl, headers: from });
  expect(answer.status).toBe(200);
  return answer.body.status;
}

async function byJson(typed: Typed, key: string, from: Record<string, string>): Promise<Outcome> {
  const numbers = ['partySize', 'duration'].flatMap((name) => (name in typed ? [[name, Number(typed[name])]] : []));
  const before = await countAt(other.url);
  const answer = await call<ProblemBody & { reservation?: { status: string } }>('/api/reservations', {
    ...{ method: 'POST', at: json.baseUrl, headers: { ...from, 'idempotency-key': key } },
    body: { ...typed, ...Object.fromEntries(numbers), preferredLanguage: 'sk', captchaToken: placeholderCaptchaToken },
  });
  const { reservation, code, errors = [] } = answer.body;
  const isNew = (await countAt(other.url)) > before;
  if (reservation) return { code: isNew ? reservation.status : 'again', fields: [] };
  return { code, fields: errors.map((error) => `${error.field}:${error.code}`).sort() };
}

const countAt = async (url: string): Promise<number> =>
  (await queryDatabase<{ count: number }>(url, 'SELECT count(*)::int AS count FROM reservations'))[0]?.count ?? 0;

/**
 * All stored facts of a venue without ids and tables: a form is held before it is confirmed, so its evening is reseated
 * once more, and may seat a party at another table of the same kind.
 */
const agreedIn = (url: string): Promise<unknown[]> =>
  queryDatabase(
    url,
    `SELECT date::text, start_minute, minutes, party_size, status, requires_approval, first_name, last_name, email, phone, special_requests,
       preferred_language, table_type, held_until, EXISTS (SELECT FROM table_holdings WHERE reservation_id = r.id) AS has_table
     FROM reservations r ORDER BY date, start_minute, email, first_name, last_name`,
  );

it('proof G4: a form and a JSON call are decided alike, field by field, and leave equal databases', async () => {
  let last = { form: typed(), key: randomUUID() };
  for (let post = 0; post < posts; post += 1) {
    const isAgain = random() < 0.04;
    const sent = isAgain
      ? { ...last, form: random() < 0.5 ? last.form : typed() }
      : { form: typed(), key: randomUUID() };
    const from = { 'x-forwarded-for': `198.18.${post >> 8}.${post % 256}` };
    const [one, two] = [await byForm(sent.form, sent.key, from), await byJson(sent.form, sent.key, from)];
    expect({ post, form: sent.form, ...one }).toEqual({ post, form: sent.form, ...two });
    seen.set(two.code, (seen.get(two.code) ?? 0) + 1);
    for (const formError of two.fields) seen.set(formError, (seen.get(formError) ?? 0) + 1);
    last = sent;
  }
  expect(await agreedIn(databaseUrl)).toEqual(await agreedIn(other.url));
  for (const url of [databaseUrl, other.url]) expect(await findViolations(url)).toEqual([]);
  expect([...seen.keys()]).toEqual(expect.arrayContaining(['confirmed', 'pending_approval', 'validation_failed']));
  if (isLongRun)
    expect([...seen.keys()]).toEqual(expect.arrayContaining(['capacity_full', 'slot_not_offered', 'again']));
  const codes = [...seen].filter(([code]) => !code.includes(':')).sort();
  keepProof('G4', 'The page without script decides as the JSON call does', {
    'forms sent, each to two equal houses': posts,
    ...Object.fromEntries(codes.map(([code, times]) => [code.replaceAll('_', ' '), times])),
    'kinds of faults in fields': seen.size - codes.length,
  });
});
