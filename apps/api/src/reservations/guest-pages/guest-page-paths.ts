import type { IncomingMessage } from 'node:http';
import { type Language, formPaths, isLanguage, linksPaths, reservePaths } from '@strapec/domain';
import type { Request } from 'express';

const formPages = [reservePaths, linksPaths, ...Object.values(formPaths)].flatMap((paths) => Object.values(paths));

const englishPages = [reservePaths, ...Object.values(formPaths)].map(({ en }) => en);

export const guestPages = ['r/:token', 'r/:token/:action', ...formPages];

const guestPage = /^\/r\/[^/]+(\/[^/]+)?\/?$/;
const formType = /^application\/x-www-form-urlencoded\s*(;|$)/i;

export const isGuestPage = (path: string): boolean => guestPage.test(path) || formPages.includes(path);

export function languageAt({ path, query: { lang } }: Pick<Request, 'path' | 'query'>): Language {
  if (isLanguage(lang)) return lang;
  return englishPages.some((page) => path.startsWith(page)) ? 'en' : 'sk';
}

export const sentBy = (request: Request) => ({
  // only by this header: from a page without referrer, browsers without this header send the origin `null`
  isForeign: request.get('sec-fetch-site') === 'cross-site',
  form: (request.body as Readonly<Record<string, unknown>> | undefined) ?? {},
});

export const isGuestForm = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'POST' && isGuestPage(url.replace(/\?.*$/, '')) && formType.test(headers['content-type'] ?? '');

/** All fields at their longest: a letter of three bytes is sent as nine. */
export const longestForm = 24_576;
