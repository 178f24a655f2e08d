import type { ParsedMail } from 'mailparser';
import { newEmail } from '../support/call';
import { insertPublicEvent, sendInquiry, sendMessage, subscribe } from '../support/forms';
import { type StartedApp, fixture } from '../support/fixture';
import { injections } from '../support/injections';
import { type ReceivedMail, TestSmtpServer } from '../support/test-smtp-server';
import { waitUntil } from '../support/wait-until';

const team = 'team@strapec.example';
const languages = ['sk', 'en'] as const;
const message = 'Máte v piatok miesto aj pre psa?\n<script>alert(1)</script> & "tiché" miesto';

const peer = new TestSmtpServer();
let app: StartedApp;

type Mail = ParsedMail & { html: string };

function received(to: string, isAbout: (mail: ReceivedMail) => boolean): Mail {
  const mail = peer.received.find((one) => one.to === to && isAbout(one))?.parsed;
  if (!mail || mail.html === false || !mail.html) throw new Error(`No mail to ${to}`);
  return { ...mail, html: mail.html };
}

/** Sends a form and waits for its mails. */
async function mailsAfter(send: Promise<{ status: number }>, count: number): Promise<void> {
  const before = peer.received.length;
  expect((await send).status).toBeLessThan(300);
  await waitUntil(
    () => Promise.resolve(peer.received.length),
    (length) => length === before + count,
  );
}

const mails: Record<string, Mail> = {};

beforeAll(async () => {
  await fixture.stopUsualApp(); // it would send these mails as files
  await peer.open();
  const env = { PUBLIC_URL: 'https://strapec.example', SMTP_URL: peer.url, MAIL_STAFF: team };
  app = await fixture.startApp({ env });
  const at = { at: app.baseUrl };
  for (const language of languages) {
    const email = `guest-${language}@example.com`;
    const is = (part: string) => (mail: ReceivedMail) => mail.parsed.text?.includes(part) ?? false;
    await mailsAfter(sendMessage({ email, message, language }, at), 2);
    mails[`contact_acknowledgement ${language}`] = received(email, () => true);
    mails[`contact_staff_copy ${language}`] = received(team, is(email));
    peer.received.length = 0;
    await mailsAfter(sendInquiry({ email, message, language, eventDate: '2026-12-13' }, at), 2);
    mails[`inquiry_acknowledgement ${language}`] = received(email, () => true);
    mails[`inquiry_staff_copy ${language}`] = received(team, is(email));
    peer.received.length = 0;
    await mailsAfter(subscribe(email, { language }, at), 1);
    mails[`newsletter_welcome ${language}`] = received(email, () => true);
    peer.received.length = 0;
  }
});
afterAll(() => peer.close());

const kinds = [
  'contact_acknowledgement',
  'contact_staff_copy',
  'inquiry_acknowledgement',
  'inquiry_staff_copy',
  'newsletter_welcome',
];
const cases = kinds.flatMap((kind) => languages.map((language) => ({ kind, language })));
const mailOf = ({ kind, language }: (typeof cases)[number]): Mail => {
  const mail = mails[`${kind} ${language}`];
  if (!mail) throw new Error(`No ${kind} in ${language}`);
  return mail;
};
const anonymous = (text: string): string => text.replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'uuid');

describe('proof T3: mails of the forms as they arrive', () => {
  it.each(cases)('$kind in $language', (given) => {
    const { subject, text, html } = mailOf(given);
    expect(anonymous(`${subject}\n\n${text}`)).toMatchSnapshot();
    expect(anonymous(html)).toMatchSnapshot();
  });

  it.each(cases)('$kind in $language is small, complete and harmless', (given) => {
    const { html, headers } = mailOf(given);
    const isAnswer = given.kind.endsWith('_acknowledgement');
    expect(headers.get('auto-submitted')).toBe(isAnswer ? 'auto-replied' : 'auto-generated');
    expect(Buffer.byteLength(html)).toBeLessThan(102_400);
    expect(html).not.toContain('<script');
    expect(html).not.toMatch(/\{\{|undefined|\[object/);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) expect(link).toMatch(/^(https:\/\/|mailto:|tel:(\+|&#x2B;))/);
  });

  it.each(languages)('repeats the message to the team only, not to the sender: %s', (language) => {
    for (const kind of ['contact', 'inquiry']) {
      expect(mails[`${kind}_acknowledgement ${language}`]?.text).not.toContain('pre psa');
      expect(mails[`${kind}_staff_copy ${language}`]?.text).toContain(message);
    }
  });

  it("has the sender as reply address in the team's copy only", () => {
    const copy = mails['contact_staff_copy sk'];
    expect(copy?.replyTo?.value).toEqual([{ name: 'Zuzana Kováčová', address: 'guest-sk@example.com' }]);
    expect(mails['inquiry_staff_copy en']?.replyTo?.value[0]?.address).toBe('guest-en@example.com');
    expect(mails['contact_acknowledgement sk']?.replyTo).toBeUndefined();
  });
});

describe('the mails of an inquiry', () => {
  it.each([
    ['private_wine_tasting', 'Dopyt na súkromnú degustáciu vín', 'súkromná degustácia vín', 'private wine tasting'],
    ['wine_dinner', 'Dopyt na večeru s\u00a0vínom', 'večera s\u00a0vínom', 'wine dinner'],
    ['private', 'Dopyt na súkromné podujatie', 'súkromné podujatie', 'private event'],
  ])('say what it is about: %s', async (eventType, subject, teamText, guestText) => {
    const email = newEmail();
    const sent = sendInquiry({ email, language: 'en', eventType, eventDate: '2026-12-13' }, { at: app.baseUrl });
    await mailsAfter(sent, 2);
    const copy = received(team, () => true);
    expect([copy.subject?.startsWith(subject), copy.text?.includes(teamText)]).toEqual([true, true]);
    expect(received(email, () => true).text).toContain(guestText);
    peer.received.length = 0;
  });
});

describe('the mails of an interest in a public event', () => {
  it.each([
    ['sk', 'Váš záujem: Malé Karpaty v ôsmich fľašiach, ', 'Malé Karpaty v ôsmich fľašiach (verejné podujatie)'],
    ['en', 'Your interest: Eight bottles, ', 'Eight bottles (public event)'],
  ])('name it, and promise no place: %s', async (language, subject, named) => {
    const email = newEmail();
    const about = {
      eventId: await insertPublicEvent({ date: '2098-12-10' }),
      eventType: 'public_event',
      guestCount: '2',
    };
    await mailsAfter(sendInquiry({ email, language, ...about }, { at: app.baseUrl }), 2);
    const [copy, acknowledgement] = [received(team, () => true), received(email, () => true)];
    peer.received.length = 0;
    const title = language === 'sk' ? 'Malé Karpaty v ôsmich fľašiach' : 'Eight bottles';
    expect(copy.subject).toContain(`Záujem o\u00a0podujatie ${title}: `);
    expect(copy.text).toContain(`${title} (verejné podujatie)`);
    expect(acknowledgement.subject).toContain(subject);
    expect(acknowledgement.text).toContain(named);
    expect(acknowledgement.text).toContain(
      language === 'sk' ? 'Zatiaľ rezervované nie je.' : 'It is not reserved yet.',
    );
    expect(acknowledgement.text).not.toMatch(/vaše predstavy|what you have in mind/);
  });
});

describe('the welcome', () => {
  it('has a working link to unsubscribe, for people and for mail programs (RFC 8058)', async () => {
    const { headerLines, html, text } = mailOf({ kind: 'newsletter_welcome', language: 'sk' });
    const header = (name: string): string => headerLines.find(({ key }) => key === name)?.line ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const url = /<(https:\S+)>/.exec(header('list-unsubscribe').replace(/\s+/g, ' '))?.[1] ?? '';
    expect(url).toMatch(/^https:\/\/strapec\.example\/api\/newsletter\/unsubscribe\/[\da-f-]{36}$/);
    expect([html.includes(url), text?.includes(url)]).toEqual([true, true]);
    const left = await fetch(url.replace('https://strapec.example', app.baseUrl), {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(left.status).toBe(200);
    expect(await fixture.query(`SELECT 1 FROM newsletter_subscribers WHERE is_active AND language = 'sk'`)).toEqual([]);
  });
});

describe('proof S8: texts that would be something else', () => {
  it('a text of invisible signs is refused as empty', async () => {
    const nothing = '\u200b\ufeff';
    expect(injections).toContain(nothing);
    const { status } = await sendMessage(
      { email: newEmail(), firstName: nothing, message: nothing },
      { at: app.baseUrl },
    );
    expect(status).toBe(400);
  });

  it.each(injections.filter((text) => text !== '\u200b\ufeff'))('%s', async (text) => {
    const at = { at: app.baseUrl };
    const email = newEmail();
    const name = text.slice(0, 50).replace('\u202E', ''); // a name that turns the direction is refused
    await mailsAfter(sendMessage({ email, firstName: name, lastName: name, message: text }, at), 2);
    await mailsAfter(sendInquiry({ email, name, guestCount: name, message: text, eventDate: '2026-12-13' }, at), 2);
    const about = peer.received.splice(0);
    expect(about.map(({ to }) => to).sort()).toEqual([email, email, team, team].sort());
    for (const { parsed } of about) {
      const html = parsed.html || '';
      expect(html).not.toMatch(
        /<script|<svg|<img(?! src="https:\/\/strapec\.example\/icon-192\.png" )|<h1>Hello|href="javascript/i,
      );
      expect(html.match(/<table/g)?.length).toBe(html.match(/<\/table>/g)?.length);
      expect(parsed.headers.has('bcc')).toBe(false);
      expect(parsed.attachments).toEqual([]);
    }
    const copies = about.filter(({ to }) => to === team);
    for (const { parsed } of copies) expect(parsed.text).toContain(text.trim().replace(/\s+$/, ''));
  });
});
