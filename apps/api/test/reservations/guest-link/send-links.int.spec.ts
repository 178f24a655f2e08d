import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ProblemBody, newEmail, call, reserve } from '../../support/call';
import { type StartedApp, fixture } from '../../support/fixture';
import { TestSmtpServer } from '../../support/test-smtp-server';
import { sql } from '../../support/sql';
import { waitUntil } from '../../support/wait-until';

/* Guests who have lost the link of their reservation (rules §5), on a clock that stands still, on Wednesday noon. */
const peer = new TestSmtpServer();
const noon = '2026-12-02T12:00:00+01:00';
const after = (hours: number): string => new Date(new Date(noon).getTime() + hours * 3_600_000).toISOString();
const publicUrl = 'https://strapec.example';
let app: StartedApp;
let addresses = 0;

beforeAll(async () => {
  await fixture.stopUsualApp(); // it would send these mails as files
  await peer.open();
  const env = { SMTP_URL: peer.url, PUBLIC_URL: publicUrl, RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' };
  app = await fixture.startApp({ at: noon, env });
});
afterAll(() => peer.close());
beforeEach(async () => {
  app.setClock(noon);
  await sql('DELETE FROM rate_limits');
  peer.received.length = 0;
});

const from = (): Record<string, string> => ({ 'x-forwarded-for': `198.51.100.${(addresses += 1) % 250}` });

const ask = (email: unknown, { language = 'en', headers = from() }: { language?: string; headers?: object } = {}) =>
  call<ProblemBody>('/api/guest/links', {
    ...{ method: 'POST', body: { email, language }, at: app.baseUrl, headers: headers as Record<string, string> },
  });

/** Reserves; answers with the id. */
async function reserved(visit: Parameters<typeof reserve>[0]): Promise<string> {
  const { status, body } = await reserve(visit, { at: app.baseUrl, headers: from() });
  expect(status).toBe(201);
  return body.reservation.id;
}

const subject = /links to your reservations|Odkazy na vaše rezervácie/;
const mailsTo = (email: string) =>
  peer.received.filter(({ to, parsed }) => to === email && subject.test(parsed.subject ?? ''));

async function linksMailedTo(email: string): Promise<string[]> {
  const [mail] = await waitUntil(
    () => Promise.resolve(mailsTo(email)),
    (mails) => mails.length > 0,
  );
  return [...(mail?.parsed.text ?? '').matchAll(/https:\/\/strapec\.example(\/r\/\S+)/g)].map(([, path = '']) => path);
}

/** What waits has left, and nothing has come to this address. */
async function nothingTo(email: string): Promise<void> {
  const sentinel = newEmail();
  await reserved({ email: sentinel, date: '2026-12-11', time: '17:00' });
  expect((await ask(sentinel)).status).toBe(202);
  await linksMailedTo(sentinel);
  expect(mailsTo(email)).toEqual([]);
}

async function look(path: string, init: RequestInit = {}) {
  const answer = await fetch(app.baseUrl + path, {
    redirect: 'manual',
    ...init,
    headers: { ...from(), ...init.headers },
  });
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
}

const send = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  look(path, { method: 'POST', body: new URLSearchParams(form), headers });

describe('a guest who has lost the link', () => {
  it('gets the links of all reservations that are ahead, the next one first, in any case of the address', async () => {
    const email = newEmail();
    await reserved({ email, date: '2026-12-12', time: '18:00', partySize: 6 });
    await reserved({ email, date: '2026-12-04', time: '19:00' });
    expect((await ask(`  ${email.toUpperCase()} `)).status).toBe(202);
    const paths = await linksMailedTo(email);
    const pages = await Promise.all(paths.map((path) => look(path)));
    expect(pages.map(({ status }) => status)).toEqual([200, 200]);
    expect(pages.map(({ html }) => /class="time">([^<]*)/.exec(html)?.[1])).toEqual(['19:00', '18:00']);
    const { parsed } = mailsTo(email)[0] ?? {};
    expect(parsed?.text?.replaceAll('\u00a0', ' ')).toMatch(/Friday,? 4 December 2026/);
    expect(parsed?.text).toContain('Waiting for our answer');
    expect(parsed?.attachments).toEqual([]);
  });

  it('gets none of a visit that is over or cancelled, nor of anybody else', async () => {
    const [email, other] = [newEmail(), newEmail()];
    await reserved({ email: other, date: '2026-12-04', time: '20:00' });
    await reserved({ email, date: '2026-12-03', time: '17:00' });
    const cancelled = await reserved({ email, date: '2026-12-05', time: '17:00' });
    await sql(`UPDATE reservations SET status = 'cancelled' WHERE id = $1`, [cancelled]);
    app.setClock(after(32)); // Thursday, 20:00
    expect((await ask(email)).status).toBe(202);
    await nothingTo(email);
  });

  it('still gets the mail about the reservation', async () => {
    const email = newEmail();
    const id = await reserved({ email, date: '2026-12-10', time: '19:00' });
    expect((await ask(email)).status).toBe(202);
    await linksMailedTo(email);
    await waitUntil(
      () =>
        sql<{ kind: string }>(`SELECT kind FROM email_messages WHERE reservation_id = $1 AND status = 'sent'`, [id]),
      (mails) => mails.some(({ kind }) => kind === 'reservation_confirmed'),
    );
  });

  it('gets no mail any more when the last visit is cancelled before it leaves', async () => {
    const email = newEmail();
    const rowId = await reserved({ email, date: '2026-12-10', time: '18:00' });
    await sql(`UPDATE reservations SET status = 'cancelled' WHERE id = $1`, [rowId]);
    await sql(
      `INSERT INTO email_messages (id, kind, recipient, first_name, last_name, language, payload, next_attempt_at, created_at)
       VALUES (gen_random_uuid(), 'reservation_links', $1, '', '', 'sk', $2, $3, $3)`,
      [email, { rowId }, noon],
    );
    await nothingTo(email);
    expect(
      await sql(`SELECT FROM email_messages WHERE recipient = $1 AND kind = 'reservation_links'`, [email]),
    ).toEqual([]);
  });
});

describe('a request for links', () => {
  it('is answered the same for every address, and an address without a reservation gets no mail', async () => {
    const [known, unknown] = [newEmail(), newEmail()];
    await reserved({ email: known, date: '2026-12-09', time: '19:00' });
    const answers = [await ask(known), await ask(unknown)];
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 202, body: answers[1]?.body },
      { status: 202, body: answers[0]?.body },
    ]);
    await nothingTo(unknown);
  });

  it('sends three mails an hour to one address, and the fourth request has the same answer', async () => {
    const email = newEmail();
    await reserved({ email, date: '2026-12-09', time: '17:00' });
    for (let time = 0; time < 4; time += 1) expect((await ask(email)).status).toBe(202);
    await waitUntil(
      () => Promise.resolve(mailsTo(email)),
      (mails) => mails.length === 3,
    );
    await sql(`DELETE FROM rate_limits WHERE key NOT LIKE 'linksPerEmail%'`);
    const sentinel = newEmail();
    await reserved({ email: sentinel, date: '2026-12-16', time: '17:00' });
    await ask(sentinel);
    await linksMailedTo(sentinel);
    expect(mailsTo(email)).toHaveLength(3);
  });

  it('may ask sixty times in ten minutes from one address of the net', async () => {
    const headers = from();
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1) statuses.push((await ask(newEmail(), { headers })).status);
    expect(statuses).toEqual([...Array<number>(60).fill(202), 429]);
    const refused = await send('/rezervacia/odkaz', { email: newEmail() }, headers);
    expect(refused.status).toBe(429);
    const minutes = Math.ceil(Number(refused.headers.get('retry-after')) / 60);
    expect(refused.html.replaceAll('\u00a0', ' ')).toContain(`Skúste to, prosím, o ${minutes} minút.`);
  });

  it.each([[''], ['nobody'], [null], [{ like: '%' }]])('refuses %j as an address', async (email) => {
    const { status, body } = await ask(email);
    expect([status, body.errors?.map(({ field, code }) => [field, code])]).toEqual([400, [['email', 'email_invalid']]]);
  });

  it('cannot be sent here by a page of another site', async () => {
    const { status } = await ask(newEmail(), {
      headers: { ...from(), 'sec-fetch-site': 'cross-site', origin: 'https://a.example' },
    });
    expect(status).toBe(403);
  });
});

describe.each([
  ['/rezervacia/odkaz', 'sk', 'Stratený odkaz?', 'Pozrite si e-mail'],
  ['/reservation/link', 'en', 'Lost your link?', 'Look at your mail'],
])('the page %s', (path, language, title, told) => {
  it('asks for the address, sends the links and shows the same page for every address', async () => {
    const email = newEmail();
    await reserved({ email, date: '2026-12-18', time: language === 'sk' ? '17:00' : '19:00' });
    const { status, html, headers } = await look(path);
    expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(title);
    for (const address of [email, newEmail()]) {
      const sent = await send(path, { email: address });
      expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}?sent`]);
    }
    expect((await look(`${path}?sent`)).html).toContain(told);
    expect(await linksMailedTo(email)).toHaveLength(1);
  });

  it('shows a wrong address again, with the error beside the field', async () => {
    const { status, html } = await send(path, { email: 'eva@<b>' });
    expect(status).toBe(422);
    expect(html).toContain('value="eva@&lt;b&gt;"');
    expect(html).toContain('aria-describedby="email-error"');
    expect((await send(path, {})).status).toBe(422);
  });

  it('sends nothing for a page of another site', async () => {
    const email = newEmail();
    await reserved({ email, date: '2026-12-17', time: language === 'sk' ? '17:00' : '19:00' });
    const { status, html } = await send(path, { email }, { 'sec-fetch-site': 'cross-site' });
    expect(status).toBe(200);
    expect(html).toContain(`value="${email}"`);
    await nothingTo(email);
  });
});

it('is shown the way by a link that opens nothing, and by the page on which tables are reserved', async () => {
  expect((await look('/r/nothing')).html).toContain('href="/rezervacia/odkaz"');
  expect((await look('/r/nothing?lang=en')).html).toContain('href="/reservation/link"');
  expect((await look('/rezervacia')).html).toContain('href="/rezervacia/odkaz"');
  expect((await look('/reservation')).html).toContain('href="/reservation/link"');
});
