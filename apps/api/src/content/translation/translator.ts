import type { Language } from '@strapec/domain';

/** Translates texts between the languages of the site. */
export abstract class Translator {
  /**
   * The translation, or `null` when there is none. Throws when the provider is unreachable, too slow, refuses or sends an invalid answer.
   */
  abstract translate(text: string, to: Language): Promise<string | null>;
}

/** Timeout for a provider in milliseconds, less than the minute that a browser waits for us. */
export const longestWait = 8_000;
const longestAnswer = 20_000; // characters

/** Returns a provider's answer if it can be a translation; throws otherwise. */
export function sensible(answer: unknown): string {
  if (typeof answer !== 'string' || answer.trim() === '' || answer.length > longestAnswer) {
    throw new Error('The translator answered nonsense');
  }
  return answer;
}

export const otherLanguage = (language: Language): Language => (language === 'sk' ? 'en' : 'sk');
