import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiResponse, requestApi } from '../support/request-api';
import { TestDnsServer } from '../support/test-dns-server';
import { type StartedApp, fixture } from '../support/fixture';
import { createStaffAccount, signIn } from '../support/staff-sign-in';
import { waitUntil } from '../support/wait-until';

const dns = new TestDnsServer();
let app: StartedApp;
let headers: { cookie: string };
let elapsedMinutes = 0;

/** The clock stands still between calls. */
const advanceMinutes = (minutes: number): void => {
  elapsedMinutes += minutes;
  app.setClock(new Date(Date.parse('2026-11-30T12:00:00+01:00') + elapsedMinutes * 60_000).toISOString());
};
const readConfiguration = <Body>(): Promise<ApiResponse<Body>> =>
  requestApi<Body>('/api/admin/email/configuration', { headers, apiUrl: app.baseUrl });

beforeAll(async () => {
  await fixture.stopDefaultApp();
  await dns.open();
  const env = {
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Strapec <rezervacie@bar.example>',
    MAIL_STAFF: 'team@bar.example',
    MAIL_DNS_SERVER: dns.address,
    MAIL_DKIM_SELECTOR: 'mail2026',
  };
  app = await fixture.startApp({ env });
  advanceMinutes(0);
  headers = await signIn(app.baseUrl, await createStaffAccount());
});
afterAll(() => dns.close());

describe('the mail configuration', () => {
  const readRecords = async () =>
    (await readConfiguration<{ records: { name: string; status: string; found: string | null }[] }>()).body;

  it('shows the transport, the addresses and the DNS records', async () => {
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
    const { status, body } = await waitUntil(
      () => readConfiguration<Record<string, unknown>>(),
      (response) => response.body.checkedAt !== null,
    );
    expect(status).toBe(200);
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

  it('looks up DNS records at most once in ten minutes', async () => {
    const queryCountBefore = dns.queryCount;
    await Promise.all([readRecords(), readRecords()]);
    expect(dns.queryCount).toBe(queryCountBefore);
  });

  it('distinguishes a missing DNS record from an unknown one', async () => {
    advanceMinutes(11);
    dns.zone = {
      'bar.example': { TXT: ['something else'] },
      '_dmarc.bar.example': 'server-failure',
      'mail2026._domainkey.bar.example': { TXT: ['v=DKIM1; p='] }, // revoked
    };
    const statuses = await waitUntil(
      async () => Object.fromEntries((await readRecords()).records.map((record) => [record.name, record.status])),
      ({ MX }) => MX === 'missing',
    );
    expect(statuses).toEqual({ MX: 'missing', SPF: 'missing', DKIM: 'missing', DMARC: 'unknown' });
  });

  it('answers with the earlier records while the name server is silent', async () => {
    advanceMinutes(11);
    dns.zone = { 'bar.example': 'stall', '_dmarc.bar.example': 'stall', 'mail2026._domainkey.bar.example': 'stall' };
    const { records: earlierRecords } = await readRecords();
    expect(earlierRecords.map(({ status }) => status)).toEqual(['missing', 'missing', 'missing', 'unknown']);
  });
});
