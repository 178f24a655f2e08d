import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { type ArgumentsHost, type ExceptionFilter, Catch, Injectable, Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { multiFieldFormPaths, isGuestPagePath, detectRequestLanguage } from './guest-page-paths.js';
import { Problem } from '../../platform/http/problems/problem.js';
import type { Language } from '@strapec/domain';
import { toProblem } from '../../platform/http/problems/to-problem.js';
import { ensureRequestId } from '../../platform/http/problems/request-id.js';
import { sendPage } from '../../platform/http/server/html-page.js';
import { problemCounter } from '../../platform/metrics/process-metrics.js';
import { type BusinessDetails, defaultBusinessDetails } from '../../content/core/business-details.js';
import { BusinessDetailsReader } from '../../content/core/business-details-reader.js';
import { renderMessagePage } from './guest-form.js';
import { fillTexts, waitTimeText } from './fill-texts.js';

const sk = {
  title: 'Chvíľku strpenia',
  tooMany: 'Priveľa pokusov naraz. Skúste to, prosím, {wait}. Nič sme nezmenili.',
  busy: 'Práve vám nevieme odpovedať. Skúste to, prosím, o\u00a0chvíľu. Nič sme nezmenili.',
  unreadable: 'Tomu sme nerozumeli. Nič sme nezmenili.',
  tooLong: 'To je na nás pridlhé. Skráťte to, prosím. Nič sme nezmenili.',
  goBackHint: 'Čo ste napísali, nájdete o\u00a0stránku späť.',
  tryAgain: 'Skúsiť znova',
  startOver: 'Začať odznova',
};

const en: typeof sk = {
  title: 'One moment, please',
  tooMany: 'Too many attempts at once. Please try again {wait}. Nothing was changed.',
  busy: 'We cannot answer right now. Please try again in a moment. Nothing was changed.',
  unreadable: 'We could not read this. Nothing was changed.',
  tooLong: 'This is too long for us. Please shorten it. Nothing was changed.',
  goBackHint: 'What you typed is still there, one page back.',
  tryAgain: 'Try again',
  startOver: 'Start over',
};

const texts: Readonly<Record<Language, typeof sk>> = { sk, en };

@Injectable()
@Catch()
export class ProblemPages implements ExceptionFilter {
  private readonly logger = new Logger(ProblemPages.name);

  constructor(private readonly detailsReader: BusinessDetailsReader) {}

  catch(thrown: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    return this.sendProblem(thrown, http.getRequest<Request>(), http.getResponse<Response>());
  }

  /** Ahead of the body parser, so that unreadable requests also get a page. */
  refuseUnreadableRequest = (request: Request, response: Response, next: NextFunction): void => {
    const problem = isGuestPagePath(request.path) ? findRequestProblem(request) : null;
    if (problem) void this.sendProblem(problem, request, response);
    else next();
  };

  // eslint-disable-next-line no-restricted-syntax -- Express recognises an error handler by its four parameters
  handleError = (error: unknown, request: Request, response: Response, next: NextFunction): void => {
    if (isGuestPagePath(request.path)) void this.sendProblem(error, request, response);
    else next(error);
  };

  /** Never throws. */
  private async sendProblem(thrown: unknown, request: Request, response: Response): Promise<void> {
    const problem = toProblem(thrown);
    const status = problem.getStatus();
    const requestId = ensureRequestId(request);
    if (status >= 500) this.logger.error({ err: thrown, requestId }, problem.code);
    problemCounter.labels(problem.code).inc();
    if (response.headersSent) return void response.end();
    const { retryAfter } = problem.extras;
    const view = toProblemView(request, status, retryAfter);
    const html = renderMessagePage({ ...view, businessDetails: await this.readDetails(view.language) });
    sendPage(response, { status, html, retryAfter }, 'no-referrer');
  }

  /** From the cache, because the database may be the cause. */
  private async readDetails(language: Language): Promise<BusinessDetails> {
    const cached = this.detailsReader.getCachedDetails(language);
    return cached ?? this.detailsReader.readDetails(language).catch(() => defaultBusinessDetails);
  }
}

function toProblemView(request: Request, status: number, retryAfter?: number) {
  const language = detectRequestLanguage(request);
  const text = fillTexts(texts[language], { wait: waitTimeText(language, retryAfter) });
  const isSubmittedForm = request.method === 'POST' && multiFieldFormPaths.includes(request.path);
  const message = problemText(status, text);
  return {
    language,
    title: text.title,
    lead: isSubmittedForm ? `${message} ${text.goBackHint}` : message,
    link: { path: toReturnPath(request), label: isSubmittedForm ? text.startOver : text.tryAgain },
  };
}

function problemText(status: number, text: typeof sk): string {
  if (status === 413) return text.tooLong;
  if (status === 429) return text.tooMany;
  return status >= 500 ? text.busy : text.unreadable;
}

/** A form under `/r/` leads back to the page above it. */
function toReturnPath({ method, path, originalUrl }: Request): string {
  const query = /\?.*/.exec(originalUrl)?.[0] ?? '';
  return method === 'POST' && path.startsWith('/r/') ? path.split('/').slice(0, 3).join('/') + query : path + query;
}

function findRequestProblem(request: Request): Problem | null {
  const { method, headers } = request;
  const hasBody = method === 'POST' && headers['content-length'] !== '0';
  if (hasBody && request.is('application/x-www-form-urlencoded') === false)
    return new Problem('unsupported_media_type');
  return isDecodable(request.path) ? null : new Problem('malformed_request');
}

function isDecodable(encoded: string): boolean {
  try {
    return decodeURIComponent(encoded) !== '';
  } catch {
    return false;
  }
}

/** Text that is not UTF-8 is not stored with replacement characters. */
export function requireUtf8(_request: IncomingMessage, _response: unknown, body: Buffer): void {
  if (body.length > 0 && !(isUtf8(body) && isDecodable(body.toString()))) throw new Problem('malformed_request');
}
