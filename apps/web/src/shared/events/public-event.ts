import type { PublicEventDto } from '@strapec/contracts';
import { type Language, tieShortWords } from '@strapec/domain';

/** From `GET /api/events`. */
export type PublicEvent = PublicEventDto;

/** English if there is no Slovak. */
export function localizeEvent(event: PublicEvent, language: Language): LocalizedEvent {
  const { titleEn, titleSk, descriptionEn, descriptionSk } = event;
  const isSlovak = language === 'sk' && titleSk !== null;
  return {
    lang: isSlovak ? 'sk' : 'en',
    title: isSlovak ? tieShortWords(titleSk) : titleEn,
    description: isSlovak && descriptionSk !== null ? tieShortWords(descriptionSk) : descriptionEn,
  };
}

interface LocalizedEvent {
  lang: Language;
  title: string;
  description: string;
}
