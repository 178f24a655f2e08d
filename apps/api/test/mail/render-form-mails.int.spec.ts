import type { ParsedMail } from 'mailparser';
import { newEmail } from '../support/request-api';
import { insertPublicEvent, sendInquiry, sendContactMessage, subscribeToNewsletter } from '../support/form-calls';
import { type StartedApp, fixture } from '../support/fixture';
import { injections } from '../support/injections';
import { type ReceivedMail, TestSmtpServer } from '../support/test-smtp-server';
import { waitUntil } from '../support/wait-until';

const teamAddress = 'team@strapec.example';
const languages = ['sk', 'en'] as const;
const message = 'Máte v piatok miesto aj pre psa?\n<script>alert(1)</script> & "tiché" miesto';

const smtp = new TestSmtpServer();
let app: StartedApp;

type Mail = ParsedMail & { html: string };

function requireMail(recipient: string, isWanted: (mail: ReceivedMail) => boolean): Mail {
  const mail = smtp.receivedMails.find((candidate) => candidate.to === recipient && isWanted(candidate))?.parsedMail;
  if (!mail || mail.html === false || !mail.html) throw new Error(`No mail to ${recipient}`);
  return { ...mail, html: mail.html };
}

/** Waits until a form is sent and its mails have arrived. */
async function waitForMails(formSent: Promise<{ status: number }>, count: number): Promise<void> {
  const countBefore = smtp.receivedMails.length;
  expect((await formSent).status).toBeLessThan(300);
  await waitUntil(
    () => Promise.resolve(smtp.receivedMails.length),
    (length) => length === countBefore + count,
  );
}

const mailsByCase: Record<string, Mail> = {};

beforeAll(async () => {
  await fixture.stopDefaultApp(); // it would send these mails as files
  await smtp.open();
  const env = { PUBLIC_URL: 'https://strapec.example', SMTP_URL: smtp.url, MAIL_STAFF: teamAddress };
  app = await fixture.startApp({ env });
  const options = { apiUrl: app.baseUrl };
  for (const language of languages) {
    const email = `guest-${language}@example.com`;
    const hasText = (part: string) => (mail: ReceivedMail) => mail.parsedMail.text?.includes(part) ?? false;
    await waitForMails(sendContactMessage({ email, message, language }, options), 2);
    mailsByCase[`contact_acknowledgement ${language}`] = requireMail(email, () => true);
    mailsByCase[`contact_staff_copy ${language}`] = requireMail(teamAddress, hasText(email));
    smtp.receivedMails.length = 0;
    await waitForMails(sendInquiry({ email, message, language, eventDate: '2026-12-13' }, options), 2);
    mailsByCase[`inquiry_acknowledgement ${language}`] = requireMail(email, () => true);
    mailsByCase[`inquiry_staff_copy ${language}`] = requireMail(teamAddress, hasText(email));
    smtp.receivedMails.length = 0;
    await waitForMails(subscribeToNewsletter(email, { language }, options), 1);
    mailsByCase[`newsletter_welcome ${language}`] = requireMail(email, () => true);
    smtp.receivedMails.length = 0;
  }
});
afterAll(() => smtp.close());

const kinds = [
  'contact_acknowledgement',
  'contact_staff_copy',
  'inquiry_acknowledgement',
  'inquiry_staff_copy',
  'newsletter_welcome',
];
const mailCases = kinds.flatMap((kind) => languages.map((language) => ({ kind, language })));
const requireCaseMail = ({ kind, language }: (typeof mailCases)[number]): Mail => {
  const mail = mailsByCase[`${kind} ${language}`];
  if (!mail) throw new Error(`No ${kind} in ${language}`);
  return mail;
};
const replaceIds = (text: string): string => text.replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'uuid');

describe('proof T3: mails of the forms as they arrive', () => {
  it.each(mailCases)('$kind in $language', (mailCase) => {
    const { subject, text, html } = requireCaseMail(mailCase);
    expect(replaceIds(`${subject}\n\n${text}`)).toMatchSnapshot();
    expect(replaceIds(html)).toMatchSnapshot();
  });

  it.each(mailCases)('$kind in $language is below 100 KiB, filled in, and without scripts', (mailCase) => {
    const { html, headers } = requireCaseMail(mailCase);
    const isAcknowledgement = mailCase.kind.endsWith('_acknowledgement');
    expect(headers.get('auto-submitted')).toBe(isAcknowledgement ? 'auto-replied' : 'auto-generated');
    expect(Buffer.byteLength(html)).toBeLessThan(102_400);
    expect(html).not.toContain('<script');
    expect(html).not.toMatch(/\{\{|undefined|\[object/);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) expect(link).toMatch(/^(https:\/\/|mailto:|tel:(\+|&#x2B;))/);
  });

  it.each(languages)('repeats the message to the team only, not to the sender: %s', (language) => {
    for (const kind of ['contact', 'inquiry']) {
      expect(mailsByCase[`${kind}_acknowledgement ${language}`]?.text).not.toContain('pre psa');
      expect(mailsByCase[`${kind}_staff_copy ${language}`]?.text).toContain(message);
    }
  });

  it("names the sender as reply address only in the team's copy", () => {
    const staffCopy = mailsByCase['contact_staff_copy sk'];
    expect(staffCopy?.replyTo?.value).toEqual([{ name: 'Zuzana Kováčová', address: 'guest-sk@example.com' }]);
    expect(mailsByCase['inquiry_staff_copy en']?.replyTo?.value[0]?.address).toBe('guest-en@example.com');
    expect(mailsByCase['contact_acknowledgement sk']?.replyTo).toBeUndefined();
  });
});

describe('the mails of an inquiry', () => {
  it.each([
    ['private_wine_tasting', 'Dopyt na súkromnú degustáciu vín', 'súkromná degustácia vín', 'private wine tasting'],
    ['wine_dinner', 'Dopyt na večeru s\u00a0vínom', 'večera s\u00a0vínom', 'wine dinner'],
    ['private', 'Dopyt na súkromné podujatie', 'súkromné podujatie', 'private event'],
  ])('name the type of event: %s', async (eventType, subject, teamText, guestText) => {
    const email = newEmail();
    const inquiry = { email, language: 'en', eventType, eventDate: '2026-12-13' };
    await waitForMails(sendInquiry(inquiry, { apiUrl: app.baseUrl }), 2);
    const staffCopy = requireMail(teamAddress, () => true);
    expect([staffCopy.subject?.startsWith(subject), staffCopy.text?.includes(teamText)]).toEqual([true, true]);
    expect(requireMail(email, () => true).text).toContain(guestText);
    smtp.receivedMails.length = 0;
  });
});

describe('the mails of an inquiry about a public event', () => {
  it.each([
    ['sk', 'Váš záujem: Malé Karpaty v ôsmich fľašiach, ', 'Malé Karpaty v ôsmich fľašiach (verejné podujatie)'],
    ['en', 'Your interest: Eight bottles, ', 'Eight bottles (public event)'],
  ])('name the event and promise no place: %s', async (language, subject, eventName) => {
    const email = newEmail();
    const inquiry = {
      eventId: await insertPublicEvent({ date: '2098-12-10' }),
      eventType: 'public_event',
      guestCount: '2',
    };
    await waitForMails(sendInquiry({ email, language, ...inquiry }, { apiUrl: app.baseUrl }), 2);
    const [staffCopy, acknowledgement] = [requireMail(teamAddress, () => true), requireMail(email, () => true)];
    smtp.receivedMails.length = 0;
    const title = language === 'sk' ? 'Malé Karpaty v ôsmich fľašiach' : 'Eight bottles';
    expect(staffCopy.subject).toContain(`Záujem o\u00a0podujatie ${title}: `);
    expect(staffCopy.text).toContain(`${title} (verejné podujatie)`);
    expect(acknowledgement.subject).toContain(subject);
    expect(acknowledgement.text).toContain(eventName);
    expect(acknowledgement.text).toContain(
      language === 'sk' ? 'Zatiaľ rezervované nie je.' : 'It is not reserved yet.',
    );
    expect(acknowledgement.text).not.toMatch(/vaše predstavy|what you have in mind/);
  });
});

describe('the newsletter welcome', () => {
  it('has a working link to unsubscribe, for people and for mail programs (RFC 8058)', async () => {
    const { headerLines, html, text } = requireCaseMail({ kind: 'newsletter_welcome', language: 'sk' });
    const header = (name: string): string => headerLines.find(({ key }) => key === name)?.line ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const url = /<(https:\S+)>/.exec(header('list-unsubscribe').replace(/\s+/g, ' '))?.[1] ?? '';
    expect(url).toMatch(/^https:\/\/strapec\.example\/api\/newsletter\/unsubscribe\/[\da-f-]{36}$/);
    expect([html.includes(url), text?.includes(url)]).toEqual([true, true]);
    const response = await fetch(url.replace('https://strapec.example', app.baseUrl), {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.status).toBe(200);
    expect(await fixture.query(`SELECT 1 FROM newsletter_subscribers WHERE is_active AND language = 'sk'`)).toEqual([]);
  });
});

describe('proof S8: injected texts in forms', () => {
  it('a text of invisible characters is refused as empty', async () => {
    const invisibleText = '\u200b\ufeff';
    expect(injections).toContain(invisibleText);
    const contactMessage = { email: newEmail(), firstName: invisibleText, message: invisibleText };
    const { status } = await sendContactMessage(contactMessage, { apiUrl: app.baseUrl });
    expect(status).toBe(400);
  });

  it.each(injections.filter((text) => text !== '\u200b\ufeff'))('stays plain text in the mails: %s', async (text) => {
    const options = { apiUrl: app.baseUrl };
    const email = newEmail();
    const name = text.slice(0, 50).replace('\u202E', ''); // a name that reverses the writing direction is refused
    await waitForMails(sendContactMessage({ email, firstName: name, lastName: name, message: text }, options), 2);
    const inquiry = { email, name, guestCount: name, message: text, eventDate: '2026-12-13' };
    await waitForMails(sendInquiry(inquiry, options), 2);
    const receivedMails = smtp.receivedMails.splice(0);
    expect(receivedMails.map(({ to }) => to).sort()).toEqual([email, email, teamAddress, teamAddress].sort());
    for (const { parsedMail: parsed } of receivedMails) {
      const html = parsed.html || '';
      expect(html).not.toMatch(
        /<script|<svg|<img(?! src="https:\/\/strapec\.example\/icon-192\.png" )|<h1>Hello|href="javascript/i,
      );
      expect(html.match(/<table/g)?.length).toBe(html.match(/<\/table>/g)?.length);
      expect(parsed.headers.has('bcc')).toBe(false);
      expect(parsed.attachments).toEqual([]);
    }
    const staffCopies = receivedMails.filter(({ to }) => to === teamAddress);
    for (const { parsedMail: parsed } of staffCopies) expect(parsed.text).toContain(text.trim().replace(/\s+$/, ''));
  });
});
