import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ProblemBody, newEmail, requestApi, postReservation } from '../../support/request-api';
import { type StartedApp, fixture } from '../../support/fixture';
import { TestSmtpServer } from '../../support/test-smtp-server';
import { sql } from '../../support/sql';
import { waitUntil } from '../../support/wait-until';

/* Guests who have lost the link of their reservation (rules §5). The clock is fixed at Wednesday noon. */
const smtpServer = new TestSmtpServer();
const noon = '2026-12-02T12:00:00+01:00';
const hoursAfterNoon = (hours: number): string => new Date(new Date(noon).getTime() + hours * 3_600_000).toISOString();
const publicUrl = 'https://strapec.example';
let app: StartedApp;
let clientCount = 0;

beforeAll(async () => {
  await fixture.stopDefaultApp(); // it would write these mails to files
  await smtpServer.open();
  const env = { SMTP_URL: smtpServer.url, PUBLIC_URL: publicUrl, RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' };
  app = await fixture.startApp({ now: noon, env });
});
afterAll(() => smtpServer.close());
beforeEach(async () => {
  app.setClock(noon);
  await sql('DELETE FROM rate_limits');
  smtpServer.receivedMails.length = 0;
});

const newIpHeader = (): Record<string, string> => ({ 'x-forwarded-for': `198.51.100.${(clientCount += 1) % 250}` });

const requestLinks = (email: unknown, headers: Record<string, string> = newIpHeader()) =>
  requestApi<ProblemBody>('/api/guest/links', {
    ...{ method: 'POST', body: { email, language: 'en' }, apiUrl: app.baseUrl, headers },
  });

/** Returns the id of the reservation. */
async function reserveAsGuest(overrides: Parameters<typeof postReservation>[0]): Promise<string> {
  const { status, body } = await postReservation(overrides, { apiUrl: app.baseUrl, headers: newIpHeader() });
  expect(status).toBe(201);
  return body.reservation.id;
}

const linksMailSubject = /links to your reservations|Odkazy na vaše rezervácie/;
const findLinksMails = (email: string) =>
  smtpServer.receivedMails.filter(
    ({ to, parsedMail: parsed }) => to === email && linksMailSubject.test(parsed.subject ?? ''),
  );

async function waitForMailedLinks(email: string): Promise<string[]> {
  const [mail] = await waitUntil(
    () => Promise.resolve(findLinksMails(email)),
    (mails) => mails.length > 0,
  );
  return [...(mail?.parsedMail.text ?? '').matchAll(/https:\/\/strapec\.example(\/r\/\S+)/g)].map(
    ([, path = '']) => path,
  );
}

/** Waits until a later request has been mailed, so that a mail to this address would have arrived. */
async function expectNoLinksMail(email: string): Promise<void> {
  const controlEmail = newEmail();
  await reserveAsGuest({ email: controlEmail, date: '2026-12-11', time: '17:00' });
  expect((await requestLinks(controlEmail)).status).toBe(202);
  await waitForMailedLinks(controlEmail);
  expect(findLinksMails(email)).toEqual([]);
}

async function fetchPage(path: string, requestInit: RequestInit = {}) {
  const response = await fetch(app.baseUrl + path, {
    redirect: 'manual',
    ...requestInit,
    headers: { ...newIpHeader(), ...requestInit.headers },
  });
  return { status: response.status, html: await response.text(), headers: response.headers };
}

const submitForm = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetchPage(path, { method: 'POST', body: new URLSearchParams(fields), headers });

describe('a guest who has lost the link', () => {
  it('gets the links of all upcoming reservations, the next first, in whatever case the address is typed', async () => {
    const email = newEmail();
    await reserveAsGuest({ email, date: '2026-12-12', time: '18:00', partySize: 6 });
    await reserveAsGuest({ email, date: '2026-12-04', time: '19:00' });
    expect((await requestLinks(`  ${email.toUpperCase()} `)).status).toBe(202);
    const paths = await waitForMailedLinks(email);
    const pages = await Promise.all(paths.map((path) => fetchPage(path)));
    expect(pages.map(({ status }) => status)).toEqual([200, 200]);
    expect(pages.map(({ html }) => /class="time">([^<]*)/.exec(html)?.[1])).toEqual(['19:00', '18:00']);
    const { parsedMail: parsed } = findLinksMails(email)[0] ?? {};
    expect(parsed?.text?.replaceAll('\u00a0', ' ')).toMatch(/Friday,? 4 December 2026/);
    expect(parsed?.text).toContain('Waiting for our answer');
    expect(parsed?.attachments).toEqual([]);
  });

  it('gets no link of a past or cancelled visit, nor of the visit of another guest', async () => {
    const [email, otherEmail] = [newEmail(), newEmail()];
    await reserveAsGuest({ email: otherEmail, date: '2026-12-04', time: '20:00' });
    await reserveAsGuest({ email, date: '2026-12-03', time: '17:00' });
    const cancelledId = await reserveAsGuest({ email, date: '2026-12-05', time: '17:00' });
    await sql(`UPDATE reservations SET status = 'cancelled' WHERE id = $1`, [cancelledId]);
    app.setClock(hoursAfterNoon(32)); // Thursday, 20:00
    expect((await requestLinks(email)).status).toBe(202);
    await expectNoLinksMail(email);
  });

  it('still gets the confirmation of the reservation', async () => {
    const email = newEmail();
    const reservationId = await reserveAsGuest({ email, date: '2026-12-10', time: '19:00' });
    expect((await requestLinks(email)).status).toBe(202);
    await waitForMailedLinks(email);
    await waitUntil(
      () =>
        sql<{ kind: string }>(`SELECT kind FROM email_messages WHERE reservation_id = $1 AND status = 'sent'`, [
          reservationId,
        ]),
      (mails) => mails.some(({ kind }) => kind === 'reservation_confirmed'),
    );
  });

  it('gets no mail when the last reservation is cancelled before the mail is sent', async () => {
    const email = newEmail();
    const reservationId = await reserveAsGuest({ email, date: '2026-12-10', time: '18:00' });
    await sql(`UPDATE reservations SET status = 'cancelled' WHERE id = $1`, [reservationId]);
    await sql(
      `INSERT INTO email_messages (id, kind, recipient, first_name, last_name, language, payload, next_attempt_at, created_at)
       VALUES (gen_random_uuid(), 'reservation_links', $1, '', '', 'sk', $2, $3, $3)`,
      [email, { rowId: reservationId }, noon],
    );
    await expectNoLinksMail(email);
    expect(
      await sql(`SELECT FROM email_messages WHERE recipient = $1 AND kind = 'reservation_links'`, [email]),
    ).toEqual([]);
  });
});

describe('a request for links', () => {
  it('has the same response for every address, and an address without a reservation gets no mail', async () => {
    const [guestEmail, unknownEmail] = [newEmail(), newEmail()];
    await reserveAsGuest({ email: guestEmail, date: '2026-12-09', time: '19:00' });
    const responses = [await requestLinks(guestEmail), await requestLinks(unknownEmail)];
    expect(responses.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 202, body: responses[1]?.body },
      { status: 202, body: responses[0]?.body },
    ]);
    await expectNoLinksMail(unknownEmail);
  });

  it('sends at most three mails an hour to one address, and the fourth response is the same', async () => {
    const email = newEmail();
    await reserveAsGuest({ email, date: '2026-12-09', time: '17:00' });
    for (let attempt = 0; attempt < 4; attempt += 1) expect((await requestLinks(email)).status).toBe(202);
    await waitUntil(
      () => Promise.resolve(findLinksMails(email)),
      (mails) => mails.length === 3,
    );
    await sql(`DELETE FROM rate_limits WHERE key NOT LIKE 'linksPerEmail%'`);
    const controlEmail = newEmail();
    await reserveAsGuest({ email: controlEmail, date: '2026-12-16', time: '17:00' });
    await requestLinks(controlEmail);
    await waitForMailedLinks(controlEmail);
    expect(findLinksMails(email)).toHaveLength(3);
  });

  it('is accepted sixty times in ten minutes from one IP address', async () => {
    const headers = newIpHeader();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 61; attempt += 1) statuses.push((await requestLinks(newEmail(), headers)).status);
    expect(statuses).toEqual([...Array<number>(60).fill(202), 429]);
    const refusedResponse = await submitForm('/rezervacia/odkaz', { email: newEmail() }, headers);
    expect(refusedResponse.status).toBe(429);
    const retryMinutes = Math.ceil(Number(refusedResponse.headers.get('retry-after')) / 60);
    expect(refusedResponse.html.replaceAll('\u00a0', ' ')).toContain(`Skúste to, prosím, o ${retryMinutes} minút.`);
  });

  it.each([[''], ['nobody'], [null], [{ like: '%' }]])('is refused with %j as the address', async (email) => {
    const { status, body } = await requestLinks(email);
    expect([status, body.errors?.map(({ field, code }) => [field, code])]).toEqual([400, [['email', 'email_invalid']]]);
  });

  it('is refused from a page of another site', async () => {
    const headers = { ...newIpHeader(), 'sec-fetch-site': 'cross-site', origin: 'https://a.example' };
    const { status } = await requestLinks(newEmail(), headers);
    expect(status).toBe(403);
  });
});

describe.each([
  ['/rezervacia/odkaz', 'sk', 'Stratený odkaz?', 'Pozrite si e-mail'],
  ['/reservation/link', 'en', 'Lost your link?', 'Look at your mail'],
])('the lost-link page %s', (path, language, heading, sentText) => {
  it('sends the links and shows the same confirmation for every address', async () => {
    const email = newEmail();
    await reserveAsGuest({ email, date: '2026-12-18', time: language === 'sk' ? '17:00' : '19:00' });
    const { status, html, headers } = await fetchPage(path);
    expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(heading);
    for (const typedEmail of [email, newEmail()]) {
      const sentResponse = await submitForm(path, { email: typedEmail });
      expect([sentResponse.status, sentResponse.headers.get('location')]).toEqual([303, `${path}?sent`]);
    }
    expect((await fetchPage(`${path}?sent`)).html).toContain(sentText);
    expect(await waitForMailedLinks(email)).toHaveLength(1);
  });

  it('shows an invalid address again with the error beside the field', async () => {
    const { status, html } = await submitForm(path, { email: 'eva@<b>' });
    expect(status).toBe(422);
    expect(html).toContain('value="eva@&lt;b&gt;"');
    expect(html).toContain('aria-describedby="email-error"');
    expect((await submitForm(path, {})).status).toBe(422);
  });

  it('sends no links for a form of another site', async () => {
    const email = newEmail();
    await reserveAsGuest({ email, date: '2026-12-17', time: language === 'sk' ? '17:00' : '19:00' });
    const { status, html } = await submitForm(path, { email }, { 'sec-fetch-site': 'cross-site' });
    expect(status).toBe(200);
    expect(html).toContain(`value="${email}"`);
    await expectNoLinksMail(email);
  });
});

it('the page of an invalid link and the reservation page link to the lost-link page', async () => {
  expect((await fetchPage('/r/nothing')).html).toContain('href="/rezervacia/odkaz"');
  expect((await fetchPage('/r/nothing?lang=en')).html).toContain('href="/reservation/link"');
  expect((await fetchPage('/rezervacia')).html).toContain('href="/rezervacia/odkaz"');
  expect((await fetchPage('/reservation')).html).toContain('href="/reservation/link"');
});
