import { ContactMessage } from '../../platform/database/entities/guests/contact-message.entity.js';
import { EventInquiry } from '../../platform/database/entities/guests/event-inquiry.entity.js';
import { NewsletterSubscriber } from '../../platform/database/entities/guests/newsletter-subscriber.entity.js';
import { isForStaff } from './mail-kinds.js';
import { dayWords } from './visit-words.js';
import type { MailScene, MailView } from './mail-view.js';

/** A contact message. Only the team's copy repeats its text, so that the form cannot send a text to another person's address. */
export async function contactView(id: string, { manager, kind }: MailScene): Promise<MailView> {
  const contact = await manager.findOneByOrFail(ContactMessage, { id });
  const { firstName, lastName, email, language } = contact;
  const name = `${firstName} ${lastName}`;
  return {
    values: { firstName, name, language },
    shown: { contact },
    ...(isForStaff(kind) ? { replyTo: { name, address: email } } : {}),
  };
}

/** Guest counts that are safe to repeat, such as `15–20`; anything else could contain any text. */
const count = /^\d{1,3}(\s*[-–+]\s*(\d{1,3})?)?$/;

/** An inquiry about a private or public event; as with a message, only the team's copy repeats the text. */
export async function inquiryView(id: string, { manager, kind, language: ours }: MailScene): Promise<MailView> {
  const inquiry = await manager.findOneByOrFail(EventInquiry, { id });
  const { name, email, eventType, eventDate, aboutTitle, language } = inquiry;
  return {
    values: { eventType, language, event: aboutTitle ?? '', day: dayWords(eventDate, ours) },
    shown: { inquiry, guests: count.test(inquiry.guestCount) ? inquiry.guestCount : null },
    ...(isForStaff(kind) ? { replyTo: { name, address: email } } : {}),
  };
}

/** A subscriber, with a link to unsubscribe, and headers for mail programs to do it in one click (RFC 8058). */
export async function subscriberView(id: string, { manager, publicUrl }: MailScene): Promise<MailView> {
  const { unsubscribeToken } = await manager.findOneByOrFail(NewsletterSubscriber, { id });
  const unsubscribeUrl = `${publicUrl}/api/newsletter/unsubscribe/${unsubscribeToken}`;
  return {
    values: {},
    shown: { unsubscribeUrl },
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
