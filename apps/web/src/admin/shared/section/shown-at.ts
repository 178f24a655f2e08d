import { type Language, addressIn } from '@strapec/domain';
import { type Section, isKnownSection } from './sections';

/** The page on which a section stands; of what only dialogs and forms say there is none. */
const pages: Readonly<Record<Section, string | null>> = {
  ...{ navigation: '/', home: '/', about: '/', wines: '/', contact: '/', footer: '/' },
  ...{ events: '/events', cookies: '/cookies-policy', venue: '/', reservation: null, forms: null },
};
const wordsToFind = 8;

/** The address of the site at which a text is on show, brought into sight by the browser; `null` for one that no page shows by itself. */
export function shownAt(section: string, words: string, language: Language): string | null {
  const page = isKnownSection(section) ? pages[section] : null;
  if (page === null) return null;
  const beginning = (words.split('\n')[0] ?? '').split(/\s+/).slice(0, wordsToFind).join(' ');
  const isFound = beginning !== '' && !/[{*#]/.test(beginning);
  return `${addressIn(language, page)}${isFound ? `#:~:text=${encodeURIComponent(beginning).replaceAll('-', '%2D')}` : ''}`;
}
