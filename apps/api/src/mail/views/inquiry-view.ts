import { EventInquiry } from '../../database/entities/event-inquiry.entity.js';
import { isForStaff } from '../mail-kinds.js';
import { dayWords } from '../visit-words.js';
import type { MailScene, MailView } from './mail-view.js';

export interface InquiryShown {
  inquiry: EventInquiry;
  /** How many they will be, where that is a number or two: `15–20`; anything else could be a text. */
  guests: string | null;
}

const count = /^\d{1,3}(\s*[-–+]\s*(\d{1,3})?)?$/;

/** A request for a private event, or to come to a public one; as with a message, only the team's copy repeats what was written in words. */
export async function inquiryView(
  id: string,
  { manager, kind, language: ours }: MailScene,
): Promise<MailView<InquiryShown>> {
  const inquiry = await manager.findOneByOrFail(EventInquiry, { id });
  const { name, email, eventType, eventDate, aboutTitle, language } = inquiry;
  return {
    values: { eventType, language, event: aboutTitle ?? '', day: dayWords(eventDate, ours) },
    shown: { inquiry, guests: count.test(inquiry.guestCount) ? inquiry.guestCount : null },
    ...(isForStaff(kind) ? { replyTo: { name, address: email } } : {}),
  };
}
