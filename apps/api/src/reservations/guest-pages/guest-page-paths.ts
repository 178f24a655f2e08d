import type { IncomingMessage } from 'node:http';
import { type Language, formPaths, isLanguage, lostLinkPaths, reservePaths } from '@strapec/domain';
import type { Request } from 'express';

const multiFieldForms = [reservePaths, ...Object.values(formPaths)];
const englishFormPaths = multiFieldForms.map(({ en }) => en);

/** Of all forms but the one for a lost link. */
export const multiFieldFormPaths: readonly string[] = multiFieldForms.flatMap((paths) => Object.values(paths));
const formPagePaths = [...multiFieldFormPaths, ...Object.values(lostLinkPaths)];

export const guestPageRoutes = ['r/:token', 'r/:token/:action', ...formPagePaths];

const guestPagePattern = /^\/r\/[^/]+(\/[^/]+)?\/?$/;
const formContentType = /^application\/x-www-form-urlencoded\s*(;|$)/i;

export const isGuestPagePath = (path: string): boolean => guestPagePattern.test(path) || formPagePaths.includes(path);

export function detectRequestLanguage({ path, query: { lang } }: Pick<Request, 'path' | 'query'>): Language {
  if (isLanguage(lang)) return lang;
  return englishFormPaths.some((formPath) => path.startsWith(formPath)) ? 'en' : 'sk';
}

export const readSubmission = (request: Request) => ({
  // only by this header: from a page without referrer, browsers without this header send the origin `null`
  isCrossSite: request.get('sec-fetch-site') === 'cross-site',
  form: (request.body as Readonly<Record<string, unknown>> | undefined) ?? {},
});

export const isGuestFormPost = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'POST' && isGuestPagePath(url.replace(/\?.*$/, '')) && formContentType.test(headers['content-type'] ?? '');

/** All fields at their longest: a letter of three bytes is sent as nine. */
export const maxFormBytes = 24_576;
