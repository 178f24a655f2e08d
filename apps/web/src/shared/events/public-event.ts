import type { EventType, Language } from '@strapec/domain';

/** An upcoming event as guests see it, one of the answer of `GET /api/events`. */
export interface PublicEvent {
  id: string;
  titleEn: string;
  titleSk: string | null;
  descriptionEn: string;
  descriptionSk: string | null;
  eventType: EventType;
  /** Service date, `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM`. */
  time: string;
  /** Hours. */
  duration: number;
  maxCapacity: number;
  currentBookings: number;
  spotsAvailable: number;
  /** Cents. */
  pricePerPerson: number | null;
  imageUrl: string | null;
}

/** An event's texts in a language; where staff wrote no Slovak ones, the English ones, and `lang` says so. */
export function eventTexts(event: PublicEvent, language: Language): EventTexts {
  const { titleEn, titleSk, descriptionEn, descriptionSk } = event;
  const isSlovak = language === 'sk' && titleSk !== null;
  return {
    lang: isSlovak ? 'sk' : 'en',
    title: isSlovak ? titleSk : titleEn,
    description: isSlovak ? (descriptionSk ?? descriptionEn) : descriptionEn,
  };
}

interface EventTexts {
  lang: Language;
  title: string;
  description: string;
}
