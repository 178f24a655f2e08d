import { type Language, reservePaths } from '@strapec/domain';
import { type ArgumentsHost, Catch, type ExceptionFilter, Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { problemOf } from '../http/problem-of.js';
import { requestIdOf } from '../http/request-id.js';
import { sendPage, standingPage } from '../http/standing-page.js';
import { problems } from '../metrics/process-metrics.js';
import { Venues } from '../site-content/venues.js';

const texts: Readonly<
  Record<Language, { title: string; tooMany: string; busy: string; unread: string; again: string }>
> = {
  sk: {
    title: 'Chvíľku strpenia',
    tooMany: 'Priveľa pokusov naraz. Skúste to, prosím, o\u00a0pár minút. Nič sme nezmenili.',
    busy: 'Práve vám nevieme odpovedať. Skúste to, prosím, o\u00a0chvíľu. Nič sme nezmenili.',
    unread: 'Tomu sme nerozumeli. Vráťte sa, prosím, o\u00a0stránku späť. Nič sme nezmenili.',
    again: 'Skúsiť znova',
  },
  en: {
    title: 'One moment, please',
    tooMany: 'Too many attempts at once. Please try again in a few minutes. Nothing was changed.',
    busy: 'We cannot answer right now. Please try again in a moment. Nothing was changed.',
    unread: 'We could not read this. Please go back a page. Nothing was changed.',
    again: 'Try again',
  },
};

interface Shown {
  language: Language;
  title: string;
  house: string;
  words: string;
  again: string;
  path: string;
}

const page = standingPage<Shown>(`
  <h1>{{title}}</h1>
  <p>{{words}}</p>
  <a class="action quiet" href="{{path}}">{{again}}</a>`);

/** What fails behind a page for people is told to people. */
@Injectable()
@Catch()
export class PageProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(PageProblemFilter.name);

  constructor(private readonly venues: Venues) {}

  async catch(thrown: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const [request, response] = [http.getRequest<Request>(), http.getResponse<Response>()];
    const problem = problemOf(thrown);
    const status = problem.getStatus();
    const requestId = requestIdOf(request);
    if (status >= 500) this.logger.error({ err: thrown, requestId }, problem.code);
    problems.labels(problem.code).inc();
    if (response.headersSent) return void response.end();
    const { retryAfter } = problem.extras;
    const html = page({ ...shownFor(request, status), house: await this.houseName() });
    sendPage(response, { status, html, ...(retryAfter !== undefined && { retryAfter }) }, 'no-referrer');
  }

  /** Where even that cannot be read, the grapes alone say whose page it is. */
  private async houseName(): Promise<string> {
    return (await this.venues.inLanguage('sk').catch(() => null))?.name ?? '';
  }
}

function shownFor({ path, query, method }: Request, status: number): Omit<Shown, 'house'> {
  const language: Language = path === reservePaths.en || query.lang === 'en' ? 'en' : 'sk';
  const text = texts[language];
  const words = status === 429 ? text.tooMany : status >= 500 ? text.busy : text.unread;
  // the address of a form is none to look at: what lies above it is
  const looked = method === 'POST' && path.startsWith('/r/') ? path.split('/').slice(0, 3).join('/') : path;
  return { language, title: text.title, words, again: text.again, path: looked };
}
