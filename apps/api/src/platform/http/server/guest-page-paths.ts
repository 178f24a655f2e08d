import type { IncomingMessage } from 'node:http';
import { type Language, formPaths, isLanguage, linksPaths, reservePaths } from '@strapec/domain';
import type { Request } from 'express';

const formPages = [reservePaths, linksPaths, ...Object.values(formPaths)].flatMap((paths) => Object.values(paths));

const englishPages = [reservePaths, ...Object.values(formPaths)].map(({ en }) => en);

/** The pages for guests without script, as the router knows them. */
const guestPages = ['r/:token', 'r/:token/:deed', ...formPages];

const guestPage = /^\/r\/[^/]+(\/[^/]+)?\/?$/;
const formType = /^application\/x-www-form-urlencoded\s*(;|$)/i;

export const isGuestPage = (path: string): boolean => guestPage.test(path) || formPages.includes(path);

/** The language of a guest's page: the one that is asked for, else that of the address. */
export function languageAt({ path, query: { lang } }: Pick<Request, 'path' | 'query'>): Language {
  if (isLanguage(lang)) return lang;
  return englishPages.some((page) => path.startsWith(page)) ? 'en' : 'sk';
}

/** The form of such a page as it was sent. */
export const sentBy = (request: Request) => ({
  // by this alone: a page without referrer names `null` as its origin in browsers that say nothing else
  isForeign: request.get('sec-fetch-site') === 'cross-site',
  form: (request.body as Readonly<Record<string, unknown>> | undefined) ?? {},
});

/** Where programs of guests call, and what they and those who look for weaknesses read (decision 0034). */
const agentPaths = [
  ...['/mcp', '/mcp/server-card', '/mcp/server.json', '/llms.txt'],
  ...['/.well-known/ai-catalog.json', '/.well-known/security.txt'],
];

/** Everything outside /api that the router answers. */
export const outsideApi = [...guestPages, ...agentPaths];

export const isOutsideApi = (path: string): boolean =>
  isGuestPage(path) || agentPaths.includes(path.length > 1 ? path.replace(/\/$/, '') : path);

/** Whether a body is a form of such a page: nobody else sends forms here. */
export const isGuestForm = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'POST' && isGuestPage(url.replace(/\?.*$/, '')) && formType.test(headers['content-type'] ?? '');

/** Bytes of a form whose fields are all as long as they may be, in a script of three bytes a letter, nine as forms send them. */
export const longestForm = 24_576;
