import { type Language, addressIn } from '@strapec/domain';

/** `null`: texts of dialogs and forms belong to no page. */
const pages = {
  home: '/',
  wineMenu: '/wine-menu',
  events: '/events',
  cookies: '/cookies-policy',
  notFound: '/404',
  reservation: null,
  messages: null,
  other: null,
} as const;
export const isPage = (page: string): page is keyof typeof pages => page in pages;
const wordsToFind = 8;

/** Its fragment scrolls to the text. */
export function shownAt(page: string, words: string, language: Language): string | null {
  const path = isPage(page) ? pages[page] : null;
  if (path === null) return null;
  const beginning = (words.split('\n')[0] ?? '').split(/\s+/).slice(0, wordsToFind).join(' ');
  const isFound = beginning !== '' && !/[{*#]/.test(beginning);
  return `${addressIn(language, path)}${isFound ? `#:~:text=${encodeURIComponent(beginning).replaceAll('-', '%2D')}` : ''}`;
}
