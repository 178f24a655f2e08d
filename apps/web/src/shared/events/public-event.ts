import type { PublicEventDto } from '@strapec/contracts';
import { type Language, withTiedWords } from '@strapec/domain';

/** An upcoming event as guests see it, from the answer of `GET /api/events`. */
export type PublicEvent = PublicEventDto;

/** An event's texts in a language; without Slovak texts by staff, the English ones, with `lang` set accordingly. */
export function eventTexts(event: PublicEvent, language: Language): EventTexts {
  const { titleEn, titleSk, descriptionEn, descriptionSk } = event;
  const isSlovak = language === 'sk' && titleSk !== null;
  return {
    lang: isSlovak ? 'sk' : 'en',
    title: isSlovak ? withTiedWords(titleSk) : titleEn,
    description: isSlovak && descriptionSk !== null ? withTiedWords(descriptionSk) : descriptionEn,
  };
}

interface EventTexts {
  lang: Language;
  title: string;
  description: string;
}
