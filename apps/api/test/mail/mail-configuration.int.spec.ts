import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Answer, call } from '../support/call';
import { TestDnsServer } from '../support/test-dns-server';
import { type StartedApp, fixture } from '../support/fixture';
import { createStaffAccount, signIn } from '../support/staff-sign-in';
import { waitUntil } from '../support/wait-until';

const dns = new TestDnsServer();
let app: StartedApp;
let headers: { cookie: string };
let minutes = 0;

/** The clock stands still in between. */
const passMinutes = (count: number): void => {
  minutes += count;
  app.setClock(new Date(Date.parse('2026-11-30T12:00:00+01:00') + minutes * 60_000).toISOString());
};
const configuration = <Body>(): Promise<Answer<Body>> =>
  call<Body>('/api/admin/email/configuration', { headers, at: app.baseUrl });

beforeAll(async () => {
  await fixture.stopUsualApp();
  await dns.open();
  const env = {
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Strapec <rezervacie@bar.example>',
    MAIL_STAFF: 'team@bar.example',
    MAIL_DNS_SERVER: dns.address,
    MAIL_DKIM_SELECTOR: 'mail2026',
  };
  app = await fixture.startApp({ env });
  passMinutes(0);
  headers = await signIn(app.baseUrl, await createStaffAccount());
});
afterAll(() => dns.close());

describe('the configuration of mails', () => {
  const records = async () =>
    (await configuration<{ records: { name: string; status: string; found: string | null }[] }>()).body;

  it('is shown as it is set, without the password of the mail server', async () => {
    dns.zone = {
      'bar.example': {
        TXT: ['google-site-verification=x', `v=spf1 ${'ip4:192.0.2.1 '.repeat(30)}-all`],
        MX: [
          { priority: 20, exchange: 'b.bar.example' },
          { priority: 10, exchange: 'a.bar.example' },
        ],
      },
      '_dmarc.bar.example': { TXT: ['v=DMARC1; p=reject'] },
      'mail2026._domainkey.bar.example': { TXT: ['v=DKIM1; k=rsa; p=MIIB'] },
    };
    const { status: code, body } = await waitUntil(
      () => configuration<Record<string, unknown>>(),
      (answer) => answer.body.checkedAt !== null,
    );
    expect(code).toBe(200);
    expect(body).toMatchObject({
      transport: { kind: 'smtp', server: expect.stringMatching(/^127\.0\.0\.1:\d+$/) },
      sender: 'Strapec <rezervacie@bar.example>',
      staffCopies: 'team@bar.example',
      domain: 'bar.example',
      checkedAt: expect.any(String),
    });
    expect(body.templates).toContainEqual({ kind: 'reservation_confirmed', languages: ['sk', 'en'] });
    expect(body.records).toEqual([
      { name: 'MX', status: 'ok', found: 'a.bar.example, b.bar.example' },
      { name: 'SPF', status: 'ok', found: expect.stringMatching(/^v=spf1 .*-all$/) },
      { name: 'DKIM', status: 'ok', found: 'v=DKIM1; k=rsa; p=MIIB' },
      { name: 'DMARC', status: 'ok', found: 'v=DMARC1; p=reject' },
    ]);
  });

  it('looks records up once in ten minutes', async () => {
    const asked = dns.queryCount;
    await Promise.all([records(), records()]);
    expect(dns.queryCount).toBe(asked);
  });

  it('distinguishes a missing record from an unknown one', async () => {
    passMinutes(11);
    dns.zone = {
      'bar.example': { TXT: ['something else'] },
      '_dmarc.bar.example': 'server-failure',
      'mail2026._domainkey.bar.example': { TXT: ['v=DKIM1; p='] }, // revoked
    };
    const statuses = await waitUntil(
      async () => Object.fromEntries((await records()).records.map((record) => [record.name, record.status])),
      ({ MX }) => MX === 'missing',
    );
    expect(statuses).toEqual({ MX: 'missing', SPF: 'missing', DKIM: 'missing', DMARC: 'unknown' });
  });

  it('never waits for a name server that is silent', async () => {
    passMinutes(11);
    dns.zone = { 'bar.example': 'stall', '_dmarc.bar.example': 'stall', 'mail2026._domainkey.bar.example': 'stall' };
    const { records: known } = await records();
    // the earlier ones: a request does not wait for the end
    expect(known.map(({ status: one }) => one)).toEqual(['missing', 'missing', 'missing', 'unknown']);
  });
});
