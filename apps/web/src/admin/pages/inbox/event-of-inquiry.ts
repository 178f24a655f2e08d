import type { InboxMessageDto } from '@strapec/contracts';
import { type EventType, type InquiryType, eventLimits } from '@strapec/domain';
import { type EventValues, newEvent } from '../../features/events/event-values';

interface Beginning {
  type: EventType;
  sk: string;
  en: string;
}

/**
 * The event type of each kind of inquiry. The guest's data is not copied: an event may become public, and it remains
 * when the person is erased.
 */
const beginnings: Readonly<Record<Exclude<InquiryType, 'public_event'>, Beginning>> = {
  private: { type: 'private_dinner', sk: 'Súkromné podujatie', en: 'Private event' },
  corporate: { type: 'corporate', sk: 'Firemné podujatie', en: 'Corporate event' },
  celebration: { type: 'celebration', sk: 'Oslava', en: 'Celebration' },
  custom: { type: 'custom', sk: 'Podujatie na mieru', en: 'Custom event' },
  private_wine_tasting: { type: 'wine_tasting', sk: 'Súkromná degustácia vín', en: 'Private wine tasting' },
  wine_dinner: { type: 'private_dinner', sk: 'Večera s vínom', en: 'Wine dinner' },
};

/**
 * The prefilled event form for a private inquiry: hidden from guests, on the requested day, for the largest number of
 * guests given.
 */
export function eventOfInquiry({ askedFor }: InboxMessageDto): EventValues | null {
  if (!askedFor || askedFor.eventType === 'public_event') return null;
  const { type, sk, en } = beginnings[askedFor.eventType];
  const guests = mostGuests(askedFor.guestCount);
  return {
    ...newEvent(askedFor.eventDate),
    ...{ titleSk: sk, titleEn: en, descriptionSk: sk, descriptionEn: en, eventType: type, visibility: 'hidden' },
    ...(guests !== null && { maxCapacity: String(guests) }),
  };
}

/** The largest number in texts such as "15–20" or "okolo 30", up to the limit of an event. */
function mostGuests(typed: string): number | null {
  const numbers = (typed.match(/\d+/g) ?? []).map(Number).filter((count) => count > 0);
  return numbers.length === 0 ? null : Math.min(Math.max(...numbers), eventLimits.maxCapacity);
}
