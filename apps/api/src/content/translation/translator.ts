import type { Language } from '@strapec/domain';

/** Brings texts from one language of the site into the other. */
export abstract class Translator {
  /**
   * The text in that language; `null` when it knows none. Throws when whoever is asked is away, slow, refuses or talks
   * nonsense.
   */
  abstract translate(text: string, to: Language): Promise<string | null>;
}

/** How long a provider is waited for, in milliseconds: less than the minute that a browser waits for us. */
export const longestWait = 8_000;
const longestAnswer = 20_000; // characters

/** What a provider has answered, if it can be a translation; everything else is nonsense. */
export function sensible(answer: unknown): string {
  if (typeof answer !== 'string' || answer.trim() === '' || answer.length > longestAnswer) {
    throw new Error('The translator answered nonsense');
  }
  return answer;
}

export const otherLanguage = (language: Language): Language => (language === 'sk' ? 'en' : 'sk');
