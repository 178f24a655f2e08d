import { STATUS_CODES } from 'node:http';
import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { problems } from '../../metrics/process-metrics.js';
import { problemOf } from './problem-of.js';
import type { Problem } from './problem.js';
import { requestIdOf } from './request-id.js';

/** Rules §12. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    const requestId = requestIdOf(http.getRequest<Request>());
    const problem = problemOf(thrown);
    if (problem.getStatus() >= 500) this.logger.error({ err: thrown, requestId }, problem.code);
    if (response.headersSent) response.end();
    else sendProblem(response, problem, requestId);
  }
}

const wholeSeconds = (seconds: number): number => Math.max(1, Math.ceil(seconds));

export function sendProblem(response: Response, problem: Problem, requestId: string): void {
  const { errors, retryAfter, members } = problem.extras;
  const status = problem.getStatus();
  problems.labels(problem.code).inc();
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(wholeSeconds(retryAfter)));
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'application/problem+json; charset=utf-8');
  response.status(status).end(
    JSON.stringify({
      type: `urn:strapec:problem:${problem.code}`,
      title: STATUS_CODES[status],
      status,
      detail: problem.message,
      code: problem.code,
      message: problem.message,
      requestId,
      ...(isFormCall(response.req) ? { success: false } : {}),
      ...(errors ? { errors } : {}),
      ...(retryAfter === undefined ? {} : { retryAfterSeconds: wholeSeconds(retryAfter) }),
      ...members,
    }),
  );
}

/** Their answers have the field `success` (spec §3), also when they fail (rules §12). */
const formCall = /^\/api\/(contact|newsletter\/subscribe|events\/inquiries)\/?(\?|$)/;

/** A body that cannot be read reaches no handler. */
function isFormCall({ originalUrl }: Request): boolean {
  return formCall.test(originalUrl);
}
