import { type Language, localizePath } from '@strapec/domain';

/** `null`: texts of dialogs and forms belong to no page. */
const pagePaths = {
  home: '/',
  wineMenu: '/wine-menu',
  events: '/events',
  cookies: '/cookies-policy',
  notFound: '/404',
  reservation: null,
  messages: null,
  other: null,
} as const;
export const isSitePage = (page: string): page is keyof typeof pagePaths => page in pagePaths;
const fragmentWordCount = 8;

/** Its fragment scrolls to the text. */
export function findTextUrl(page: string, text: string, language: Language): string | null {
  const path = isSitePage(page) ? pagePaths[page] : null;
  if (path === null) return null;
  const firstWords = (text.split('\n')[0] ?? '').split(/\s+/).slice(0, fragmentWordCount).join(' ');
  const isFindable = firstWords !== '' && !/[{*#]/.test(firstWords);
  return `${localizePath(language, path)}${isFindable ? `#:~:text=${encodeURIComponent(firstWords).replaceAll('-', '%2D')}` : ''}`;
}
