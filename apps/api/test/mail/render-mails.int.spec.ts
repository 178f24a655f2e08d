import type { ParsedMail } from 'mailparser';
import { aReservation } from '@strapec/domain/testing';
import { newEmail, reserve } from '../support/call';
import { fixture } from '../support/fixture';
import { TestSmtpServer } from '../support/test-smtp-server';
import { waitUntil } from '../support/wait-until';

interface Case {
  kind: string;
  language: 'sk' | 'en';
  partySize: number;
  date: string;
  time: string;
  duration: number;
  email: string;
}

const aCase = (changes: Partial<Case>): Case => ({
  kind: 'reservation_confirmed',
  language: 'sk',
  partySize: 2,
  date: '2026-12-03',
  time: '18:30',
  duration: 2,
  email: newEmail(),
  ...changes,
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
/** Cases that do not fit at the evening of the others. */
const special: Readonly<Record<string, Partial<Case>>> = {
  reservation_received: { partySize: 8, date: '2026-12-09' },
  reservation_approved: { date: '2026-12-30' },
  reservation_declined: { date: '2026-12-30' },
  reservation_reminder: { date: '2027-01-08' },
  reservation_changed: { date: '2026-12-16', time: '20:00' },
  reservation_alternatives: { date: '2026-12-18' },
};
const goldens = kinds.flatMap((kind) =>
  (['sk', 'en'] as const).map((language) => aCase({ kind, language, ...special[kind] })),
);
const counts = [
  { ...aCase({ partySize: 1, date: '2026-12-10' }), words: '1 osoba' },
  { ...aCase({ partySize: 2, date: '2026-12-10' }), words: '2 osoby' },
  { ...aCase({ partySize: 5, date: '2026-12-10' }), words: '5 osôb' },
];
const days = [
  { ...aCase({ date: '2026-12-02' }), words: 'v stredu 2. decembra 2026' },
  { ...aCase({ date: '2026-12-03' }), words: 'vo štvrtok 3. decembra 2026' },
  { ...aCase({ date: '2026-12-04' }), words: 'v piatok 4. decembra 2026' },
  { ...aCase({ date: '2026-12-05' }), words: 'v sobotu 5. decembra 2026' },
];
const lateVisit = aCase({ date: '2026-12-11', time: '23:00', duration: 3 });
const declined = aCase({ kind: 'reservation_declined', date: '2026-12-17' });
const messageToGuest = 'V ten večer máme svadbu.\n<script>Príďte</script> v sobotu & radi vás uvidíme';
const all: Case[] = [...goldens, ...counts, ...days, lateVisit, declined];

const peer = new TestSmtpServer();
const specialRequests = 'Stôl pri okne.\n<script>alert(1)</script> & "tiché" miesto';

/** The mail of a case, as a mail program would see it. */
function arrived({ email }: Case): ParsedMail & { html: string } {
  const mail = peer.received.find(({ to }) => to === email)?.parsed;
  if (!mail || mail.html === false || !mail.html) throw new Error(`No mail to ${email}`);
  return { ...mail, html: mail.html };
}

beforeAll(async () => {
  await fixture.stopUsualApp();
  const settings = { PUBLIC_URL: 'https://strapec.example', CAPTCHA_PROVIDER: 'none' };
  const quiet = await fixture.startApp({ env: settings });
  for (const { language, email, partySize, date, time, duration } of all) {
    const { phone } = aReservation(); // the one in the snapshots
    const payload = { email, phone, partySize, date, time, duration, preferredLanguage: language, specialRequests };
    expect((await reserve(payload, { at: quiet.baseUrl })).status).toBe(201);
  }
  await waitUntil(
    () => fixture.query(`SELECT 1 FROM email_messages WHERE status <> 'sent'`),
    (waiting) => waiting.length === 0,
  );
  await quiet.stop();
  // Each guest's one mail, of the kind that the case wants, is sent again: now to the peer.
  await fixture.query(`DELETE FROM email_messages WHERE kind = 'reservation_staff_copy'`);
  for (const { kind, email } of all) {
    await fixture.query(
      `UPDATE email_messages SET kind = $1, status = 'queued', attempts = 0, next_attempt_at = created_at WHERE recipient = $2`,
      [kind, email],
    );
  }
  await fixture.query('UPDATE reservations SET message_to_guest = $1 WHERE email = $2', [
    messageToGuest,
    declined.email,
  ]);
  await fixture.query(
    `UPDATE reservations SET offers = '[{"date": "2026-12-18", "start": 1110}, {"date": "2026-12-19", "start": 1410}]'
     WHERE id IN (SELECT reservation_id FROM email_messages WHERE kind = 'reservation_alternatives')`,
  );
  await peer.open();
  await fixture.startApp({ env: { ...settings, SMTP_URL: peer.url } });
  await waitUntil(
    () => Promise.resolve(peer.received.length),
    (count) => count === all.length,
  );
});
afterAll(() => peer.close());

const anonymous = (text: string): string =>
  text
    .replace(/\/r\/[\w-]+\.[\w-]+/g, '/r/its-link')
    .replace(/guest-\d+@/g, 'guest@')
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'its-id');

describe('proof T3: mails as they arrive', () => {
  it.each(goldens)('$kind in $language', (given) => {
    const { subject, text, html } = arrived(given);
    expect(anonymous(`${subject}\n\n${text}`)).toMatchSnapshot();
    expect(anonymous(html)).toMatchSnapshot();
  });

  it.each(goldens)('$kind in $language is small, complete and harmless', (given) => {
    const { html, text, headers, replyTo } = arrived(given);
    const about = ['auto-submitted', 'x-auto-response-suppress'].map((name) => headers.get(name));
    expect(about).toEqual(['auto-generated', 'All']);
    const { firstName, lastName } = aReservation();
    const guest = [{ name: `${firstName} ${lastName}`, address: given.email }];
    expect(replyTo?.value).toEqual(given.kind === 'reservation_staff_copy' ? guest : undefined);
    expect(Buffer.byteLength(html)).toBeLessThan(102_400);
    expect(html).not.toContain('<script');
    expect(html).not.toMatch(/\{\{|undefined|\[object/);
    expect(text).toContain('<script>alert(1)</script>'); // plain text is plain
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) expect(link).toMatch(/^(https:\/\/|mailto:|tel:(\+|&#x2B;))/);
  });

  it.each(counts)('counts guests in Slovak: $words', (given) => {
    expect(arrived(given).text).toContain(given.words);
  });

  it.each(days)('says on which day: $words', (given) => {
    expect(arrived(given).subject?.replaceAll('\u00a0', ' ')).toContain(given.words);
  });

  it("shows the team's message, as typed, in a decline", () => {
    const { text, html } = arrived(declined);
    expect(text).toContain(messageToGuest);
    expect(html).toContain('&lt;script&gt;Príďte&lt;/script&gt; v sobotu &amp; radi');
  });

  it('says when a visit ends after midnight, and its calendar agrees', () => {
    const { text, attachments } = arrived(lateVisit);
    expect(text).toContain('od 23:00 do 02:00');
    const calendar = attachments[0]?.content.toString() ?? '';
    expect(calendar).toContain('DTSTART:20261211T220000Z');
    expect(calendar).toContain('DTEND:20261212T010000Z');
  });
});
