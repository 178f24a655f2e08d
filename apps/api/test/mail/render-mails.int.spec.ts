import type { ParsedMail } from 'mailparser';
import { buildReservation } from '@strapec/domain/testing';
import { newEmail, postReservation } from '../support/request-api';
import { fixture } from '../support/fixture';
import { TestSmtpServer } from '../support/test-smtp-server';
import { waitUntil } from '../support/wait-until';

interface MailCase {
  kind: string;
  language: 'sk' | 'en';
  partySize: number;
  date: string;
  time: string;
  duration: number;
  email: string;
}

const createCase = (overrides: Partial<MailCase>): MailCase => ({
  kind: 'reservation_confirmed',
  language: 'sk',
  partySize: 2,
  date: '2026-12-03',
  time: '18:30',
  duration: 2,
  email: newEmail(),
  ...overrides,
});

const kinds = [
  ...[
    'received',
    'confirmed',
    'approved',
    'declined',
    'changed',
    'cancelled',
    'reminder',
    'alternatives',
    'staff_copy',
  ],
].map((kind) => `reservation_${kind}`);
/** Cases that need a date or a party of their own. */
const caseOverrides: Readonly<Record<string, Partial<MailCase>>> = {
  reservation_received: { partySize: 8, date: '2026-12-09' },
  reservation_approved: { date: '2026-12-30' },
  reservation_declined: { date: '2026-12-30' },
  reservation_reminder: { date: '2027-01-08' },
  reservation_changed: { date: '2026-12-16', time: '20:00' },
  reservation_alternatives: { date: '2026-12-18' },
};
const snapshotCases = kinds.flatMap((kind) =>
  (['sk', 'en'] as const).map((language) => createCase({ kind, language, ...caseOverrides[kind] })),
);
const guestCountCases = [
  { ...createCase({ partySize: 1, date: '2026-12-10' }), expectedText: '1 osoba' },
  { ...createCase({ partySize: 2, date: '2026-12-10' }), expectedText: '2 osoby' },
  { ...createCase({ partySize: 5, date: '2026-12-10' }), expectedText: '5 osôb' },
];
const dateCases = [
  { ...createCase({ date: '2026-12-02' }), expectedText: 'v stredu 2. decembra 2026' },
  { ...createCase({ date: '2026-12-03' }), expectedText: 'vo štvrtok 3. decembra 2026' },
  { ...createCase({ date: '2026-12-04' }), expectedText: 'v piatok 4. decembra 2026' },
  { ...createCase({ date: '2026-12-05' }), expectedText: 'v sobotu 5. decembra 2026' },
];
const lateVisitCase = createCase({ date: '2026-12-11', time: '23:00', duration: 3 });
const declinedCase = createCase({ kind: 'reservation_declined', date: '2026-12-17' });
const messageToGuest = 'V ten večer máme svadbu.\n<script>Príďte</script> v sobotu & radi vás uvidíme';
const allCases: MailCase[] = [...snapshotCases, ...guestCountCases, ...dateCases, lateVisitCase, declinedCase];

const smtp = new TestSmtpServer();
const specialRequests = 'Stôl pri okne.\n<script>alert(1)</script> & "tiché" miesto';

/** The mail of a case, as a mail program receives it. */
function requireMail({ email }: MailCase): ParsedMail & { html: string } {
  const mail = smtp.receivedMails.find(({ to }) => to === email)?.parsedMail;
  if (!mail || mail.html === false || !mail.html) throw new Error(`No mail to ${email}`);
  return { ...mail, html: mail.html };
}

beforeAll(async () => {
  await fixture.stopDefaultApp();
  const env = { PUBLIC_URL: 'https://strapec.example', CAPTCHA_PROVIDER: 'none' };
  const fileApp = await fixture.startApp({ env });
  for (const { language, email, partySize, date, time, duration } of allCases) {
    const { phone } = buildReservation(); // the one in the snapshots
    const payload = { email, phone, partySize, date, time, duration, preferredLanguage: language, specialRequests };
    expect((await postReservation(payload, { apiUrl: fileApp.baseUrl })).status).toBe(201);
  }
  await waitUntil(
    () => fixture.query(`SELECT 1 FROM email_messages WHERE status <> 'sent'`),
    (unsentMails) => unsentMails.length === 0,
  );
  await fileApp.stop();
  // Each guest's only mail gets the kind of the case and is sent again, now to the mail server.
  await fixture.query(`DELETE FROM email_messages WHERE kind = 'reservation_staff_copy'`);
  for (const { kind, email } of allCases) {
    await fixture.query(
      `UPDATE email_messages SET kind = $1, status = 'queued', attempts = 0, next_attempt_at = created_at WHERE recipient = $2`,
      [kind, email],
    );
  }
  const declinedEmail = declinedCase.email;
  await fixture.query('UPDATE reservations SET message_to_guest = $1 WHERE email = $2', [
    messageToGuest,
    declinedEmail,
  ]);
  await fixture.query(
    `UPDATE reservations SET offers = '[{"date": "2026-12-18", "start": 1110}, {"date": "2026-12-19", "start": 1410}]'
     WHERE id IN (SELECT reservation_id FROM email_messages WHERE kind = 'reservation_alternatives')`,
  );
  await smtp.open();
  await fixture.startApp({ env: { ...env, SMTP_URL: smtp.url } });
  await waitUntil(
    () => Promise.resolve(smtp.receivedMails.length),
    (count) => count === allCases.length,
  );
});
afterAll(() => smtp.close());

const replaceIds = (text: string): string =>
  text
    .replace(/\/r\/[\w-]+\.[\w-]+/g, '/r/its-link')
    .replace(/guest-\d+@/g, 'guest@')
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'its-id');

describe('proof T3: mails as they arrive', () => {
  it.each(snapshotCases)('$kind in $language', (mailCase) => {
    const { subject, text, html } = requireMail(mailCase);
    expect(replaceIds(`${subject}\n\n${text}`)).toMatchSnapshot();
    expect(replaceIds(html)).toMatchSnapshot();
  });

  it.each(snapshotCases)('$kind in $language is below 100 KiB, filled in, and without scripts', (mailCase) => {
    const { html, text, headers, replyTo } = requireMail(mailCase);
    const automaticHeaders = ['auto-submitted', 'x-auto-response-suppress'].map((name) => headers.get(name));
    expect(automaticHeaders).toEqual(['auto-generated', 'All']);
    const { firstName, lastName } = buildReservation();
    const guestReplyTo = [{ name: `${firstName} ${lastName}`, address: mailCase.email }];
    expect(replyTo?.value).toEqual(mailCase.kind === 'reservation_staff_copy' ? guestReplyTo : undefined);
    expect(Buffer.byteLength(html)).toBeLessThan(102_400);
    expect(html).not.toContain('<script');
    expect(html).not.toMatch(/\{\{|undefined|\[object/);
    expect(text).toContain('<script>alert(1)</script>'); // harmless in plain text
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) expect(link).toMatch(/^(https:\/\/|mailto:|tel:(\+|&#x2B;))/);
  });

  it.each(guestCountCases)('writes the guest count in Slovak: $expectedText', (mailCase) => {
    expect(requireMail(mailCase).text).toContain(mailCase.expectedText);
  });

  it.each(dateCases)('writes the date in the subject: $expectedText', (mailCase) => {
    expect(requireMail(mailCase).subject?.replaceAll('\u00a0', ' ')).toContain(mailCase.expectedText);
  });

  it("shows the team's message as typed when a reservation is declined", () => {
    const { text, html } = requireMail(declinedCase);
    expect(text).toContain(messageToGuest);
    expect(html).toContain('&lt;script&gt;Príďte&lt;/script&gt; v sobotu &amp; radi');
  });

  it('writes an end after midnight in the text and in the calendar file', () => {
    const { text, attachments } = requireMail(lateVisitCase);
    expect(text).toContain('od 23:00 do 02:00');
    const calendar = attachments[0]?.content.toString() ?? '';
    expect(calendar).toContain('DTSTART:20261211T220000Z');
    expect(calendar).toContain('DTEND:20261212T010000Z');
  });
});
