import { ContactMessage } from '../../platform/database/entities/guests/contact-message.entity.js';
import { EventInquiry } from '../../platform/database/entities/guests/event-inquiry.entity.js';
import { NewsletterSubscriber } from '../../platform/database/entities/guests/newsletter-subscriber.entity.js';
import { isForStaff } from './mail-kinds.js';
import { dayWords } from './visit-words.js';
import type { MailScene, MailView } from './mail-view.js';

/**
 * A message through the contact form. Only the team's copy repeats what was written: whoever types a stranger's address
 * must not be able to send them a text of their own through us.
 */
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

/** How many they will be, where that is a number or two: `15–20`; anything else could be a text. */
const count = /^\d{1,3}(\s*[-–+]\s*(\d{1,3})?)?$/;

/** A request for a private event, or to come to a public one; as with a message, only the team's copy repeats what was written in words. */
export async function inquiryView(id: string, { manager, kind, language: ours }: MailScene): Promise<MailView> {
  const inquiry = await manager.findOneByOrFail(EventInquiry, { id });
  const { name, email, eventType, eventDate, aboutTitle, language } = inquiry;
  return {
    values: { eventType, language, event: aboutTitle ?? '', day: dayWords(eventDate, ours) },
    shown: { inquiry, guests: count.test(inquiry.guestCount) ? inquiry.guestCount : null },
    ...(isForStaff(kind) ? { replyTo: { name, address: email } } : {}),
  };
}

/** A subscriber, with the way out: a link for people, and headers by which mail programs do it in one click (RFC 8058). */
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
