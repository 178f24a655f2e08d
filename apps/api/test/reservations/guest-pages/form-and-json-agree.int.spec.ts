import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { placeholderCaptchaToken, reservePaths } from '@strapec/domain';
import { SignedLinks } from '../../../src/platform/config/signed-links';
import { type ProblemBody, requestApi } from '../../support/request-api';
import { guestToken } from '../../support/change-request-calls';
import { type StartedApp, fixture } from '../../support/fixture';
import { type SeparateDatabase, queryDatabase, createSeededDatabase } from '../../support/separate-database';
import { findViolations } from '../../support/capacity-oracle';
import { isLongRun, saveProofFigures } from '../../support/proof-report';
import { seededRandom } from '../../support/seeded-random';
import { sessionSecret } from '../../support/test-session-secret';

/*
 * Proof G4: the form without script and the JSON API decide alike. Two equal venues have a database each and a fixed clock: the fields
 * of a form sent to one are sent as JSON to the other. A hold of the form is confirmed by link; then both databases are compared.
 * Rate limits are on in both.
 */
const links = new SignedLinks(sessionSecret);
const now = '2026-12-02T12:00:00+01:00';
const postCount = isLongRun ? 2_000 : 60;
const random = seededRandom(7);
const outcomeCounts = new Map<string, number>();
let secondDatabase: SeparateDatabase;
let formApp: StartedApp;
let jsonApp: StartedApp;

beforeAll(async () => {
  await fixture.stopDefaultApp();
  secondDatabase = await createSeededDatabase('twin');
  const env = { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' };
  formApp = await fixture.startApp({ now, env });
  jsonApp = await fixture.startApp({ now, env: { ...env, DATABASE_URL: secondDatabase.url } });
});
afterAll(async () => {
  await jsonApp.stop();
  await secondDatabase.drop();
});

type FormFields = Record<string, string>;
const pickOne = (choices: readonly string[]): string => choices[Math.floor(random() * choices.length)] ?? '';
/** A valid value in 94 % of cases. */
const pickValue = (validValues: readonly string[], invalidValues: readonly string[]): string =>
  pickOne(random() < 0.94 ? validValues : invalidValues);

const fieldGenerators: Readonly<Record<string, () => string>> = {
  date: () =>
    pickValue(
      ['2026-12-03', '2026-12-04', '2026-12-05', '2026-12-09', '2026-12-02'],
      ['', '2026-12-06', '2026-12-01', '2028-01-01', '2026-02-30', '31.12.2026', 'tomorrow'],
    ),
  time: () =>
    pickValue(
      ['16:00', '17:30', '18:00', '19:00', '19:30', '20:00', '21:00', '22:00'],
      ['', '19:07', '25:00', '03:00', '24:00', '7 pm'],
    ),
  partySize: () =>
    pickValue(
      ['1', '2', '2', '2', '3', '4', '4', '5', '6', '7', '8'], // only the form refuses a larger party (reserve-by-form)
      ['', '0', '21', '-1', '2.5', 'two', ' 4 ', '8e0'],
    ),
  duration: () => pickValue(['1', '2', '2', '2', '3', '4'], ['', '0', '9', '1.5', 'long']),
  firstName: () =>
    pickValue(
      ['Eva', 'Ľudmila', 'Анна', 'Jo', '<b>Eva</b>', '{{name}}'],
      ['', ' ', 'x'.repeat(51), 'Eva\u0000', '\u202eEva'],
    ),
  lastName: () => pickValue(['Nová', 'O’Brien', 'Müller-Šípová', 'Ng'], ['', '\t', 'y'.repeat(51)]),
  email: () =>
    pickValue(
      Array.from({ length: postCount }, (_, index) => `guest-${index}@example.com`),
      [
        '',
        'eva@',
        'eva example.com',
        'Eva <eva@example.com>',
        `${'e'.repeat(260)}@example.com`,
        ' GUEST-1@EXAMPLE.COM ',
      ],
    ),
  phone: () =>
    pickValue(['+421 905 123 456', '0905123456', '+420 601 123 456'], ['', '123', 'call me', '+'.repeat(41)]),
  specialRequests: () => pickValue(['', 'pri okne', 'x'.repeat(500), '🍷 <script>'], ['x'.repeat(501), 'a\u0000b']),
};

/** Sometimes a field is missing, or there is an unknown one. */
function randomForm(): FormFields {
  const allFields = Object.entries(fieldGenerators).map(([name, generateValue]) => [name, generateValue()]);
  const sentFields = allFields.filter(() => random() < 0.995);
  return { ...(Object.fromEntries(sentFields) as FormFields), ...(random() < 0.01 && { note: 'unknown' }) };
}

/** `code`: the status of the reservation, or the problem code; `fields`: the error codes by field. */
interface Outcome {
  code: string;
  fields: string[];
}

/** The stamp of a page that was opened five seconds ago. */
function createStamp(key: string): string {
  const issuedAt = String(new Date(now).getTime() - 5_000);
  return `${issuedAt}:${links.createToken({ kind: 'form', id: key, state: issuedAt })}`;
}

async function submitForm(form: FormFields, key: string, headers: Record<string, string>): Promise<Outcome> {
  const path = reservePaths.sk;
  const body = new URLSearchParams({ ...form, key, stamp: createStamp(key) });
  const response = await fetch(formApp.baseUrl + path, { method: 'POST', body, redirect: 'manual', headers });
  const html = await response.text();
  if (response.status === 303) return { code: await confirmByLink(headers), fields: [] };
  const codes = [...html.matchAll(/<li data-code="([^"]*)"/g)].flatMap(([, codeList = '']) => codeList.split(' '));
  const notice = /<p class="notice" role="alert" data-code="(\w+)"/.exec(html)?.[1];
  if (response.status === 422) expect(codes.length).toBeGreaterThan(0);
  return {
    code: notice ?? (response.status === 422 ? 'validation_failed' : `page ${response.status}`),
    fields: codes.sort(),
  };
}

/** Confirms the hold and returns the status of the reservation; without a hold the form was a repetition. */
async function confirmByLink(headers: Record<string, string>): Promise<string> {
  const [hold] = await queryDatabase<{ id: string; email: string }>(
    databaseUrl,
    `SELECT id, email FROM reservations WHERE status = 'held'`,
  );
  if (!hold) return 'again';
  const path = `/api/guest/reservations/${guestToken(hold)}/confirm`;
  const body = { version: 1 };
  const response = await requestApi<{ status: string }>(path, {
    method: 'POST',
    body,
    apiUrl: formApp.baseUrl,
    headers,
  });
  expect(response.status).toBe(200);
  return response.body.status;
}

async function postJson(form: FormFields, key: string, headers: Record<string, string>): Promise<Outcome> {
  const numbers = ['partySize', 'duration'].flatMap((name) => (name in form ? [[name, Number(form[name])]] : []));
  const countBefore = await countReservations(secondDatabase.url);
  const response = await requestApi<ProblemBody & { reservation?: { status: string } }>('/api/reservations', {
    ...{ method: 'POST', apiUrl: jsonApp.baseUrl, headers: { ...headers, 'idempotency-key': key } },
    body: { ...form, ...Object.fromEntries(numbers), preferredLanguage: 'sk', captchaToken: placeholderCaptchaToken },
  });
  const { reservation, code, errors = [] } = response.body;
  const isNew = (await countReservations(secondDatabase.url)) > countBefore;
  if (reservation) return { code: isNew ? reservation.status : 'again', fields: [] };
  return { code, fields: errors.map((error) => `${error.field}:${error.code}`).sort() };
}

const countReservations = async (url: string): Promise<number> =>
  (await queryDatabase<{ count: number }>(url, 'SELECT count(*)::int AS count FROM reservations'))[0]?.count ?? 0;

/** Without ids and table ids: a hold causes one more reseating, which may choose another table of the same type. */
const readReservations = (url: string): Promise<unknown[]> =>
  queryDatabase(
    url,
    `SELECT date::text, start_minute, minutes, party_size, status, requires_approval, first_name, last_name, email, phone, special_requests,
       preferred_language, table_type, held_until, EXISTS (SELECT FROM table_holdings WHERE reservation_id = r.id) AS has_table
     FROM reservations r ORDER BY date, start_minute, email, first_name, last_name`,
  );

it('proof G4: a form and a JSON request have the same outcome and field errors, and leave equal databases', async () => {
  let previousRequest = { form: randomForm(), key: randomUUID() };
  for (let postIndex = 0; postIndex < postCount; postIndex += 1) {
    const isRepeated = random() < 0.04;
    const request = isRepeated
      ? { ...previousRequest, form: random() < 0.5 ? previousRequest.form : randomForm() }
      : { form: randomForm(), key: randomUUID() };
    const { form, key } = request;
    const headers = { 'x-forwarded-for': `198.18.${postIndex >> 8}.${postIndex % 256}` };
    const formOutcome = await submitForm(form, key, headers);
    const jsonOutcome = await postJson(form, key, headers);
    expect({ postIndex, form, ...formOutcome }).toEqual({ postIndex, form, ...jsonOutcome });
    outcomeCounts.set(jsonOutcome.code, (outcomeCounts.get(jsonOutcome.code) ?? 0) + 1);
    for (const formError of jsonOutcome.fields) outcomeCounts.set(formError, (outcomeCounts.get(formError) ?? 0) + 1);
    previousRequest = request;
  }
  expect(await readReservations(databaseUrl)).toEqual(await readReservations(secondDatabase.url));
  for (const url of [databaseUrl, secondDatabase.url]) expect(await findViolations(url)).toEqual([]);
  const outcomes = [...outcomeCounts.keys()];
  expect(outcomes).toEqual(expect.arrayContaining(['confirmed', 'pending_approval', 'validation_failed']));
  if (isLongRun) expect(outcomes).toEqual(expect.arrayContaining(['capacity_full', 'slot_not_offered', 'again']));
  const codes = [...outcomeCounts].filter(([code]) => !code.includes(':')).sort();
  saveProofFigures('G4', 'The page without script decides as the JSON call does', {
    'forms sent, each to two equal houses': postCount,
    ...Object.fromEntries(codes.map(([code, count]) => [code.replaceAll('_', ' '), count])),
    'kinds of faults in fields': outcomeCounts.size - codes.length,
  });
});
