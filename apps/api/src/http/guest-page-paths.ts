import type { IncomingMessage } from 'node:http';
import { reservePaths } from '@strapec/domain';

const reservePages = Object.values(reservePaths);

/** The pages for guests without script, as the router knows them: the only ones outside /api that it answers. */
export const guestPages = ['r/:token', 'r/:token/:deed', ...reservePages];

const guestPage = /^\/r\/[^/]+(\/[^/]+)?\/?$/;
const formType = /^application\/x-www-form-urlencoded\s*(;|$)/i;

export const isGuestPage = (path: string): boolean => guestPage.test(path) || reservePages.includes(path);

/** Whether a body is a form of such a page: nobody else sends forms here. */
export const isGuestForm = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'POST' && isGuestPage(url.replace(/\?.*$/, '')) && formType.test(headers['content-type'] ?? '');
