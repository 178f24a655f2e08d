import { STATUS_CODES } from 'node:http';
import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { problemCounter } from '../../metrics/process-metrics.js';
import { toProblem } from './to-problem.js';
import type { Problem } from './problem.js';
import { ensureRequestId } from './request-id.js';

@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const problem = toProblem(thrown);
    if (problem.getStatus() >= 500)
      this.logger.error({ err: thrown, requestId: ensureRequestId(response.req) }, problem.code);
    if (response.headersSent) response.end();
    else sendProblem(response, problem);
  }
}

/** Its answers have the field `success`, also when its body cannot be read (spec §3, rules §12). */
export function markAsFormResponse(_request: Request, response: Response, next: NextFunction): void {
  response.locals['isForm'] = true;
  next();
}

/** Of a file that then could not be opened: they would cut the problem to the file's length. */
const fileHeaders = ['Content-Length', 'Content-Range', 'Content-Encoding', 'ETag', 'Last-Modified', 'Accept-Ranges'];

const toWholeSeconds = (seconds: number): number => Math.max(1, Math.ceil(seconds));

export function sendProblem(response: Response, problem: Problem): void {
  const { errors, retryAfter, members } = problem.extras;
  const status = problem.getStatus();
  problemCounter.labels(problem.code).inc();
  for (const name of fileHeaders) response.removeHeader(name);
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(toWholeSeconds(retryAfter)));
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
      requestId: ensureRequestId(response.req),
      ...(response.locals['isForm'] ? { success: false } : {}),
      ...(errors ? { errors } : {}),
      ...(retryAfter === undefined ? {} : { retryAfterSeconds: toWholeSeconds(retryAfter) }),
      ...members,
    }),
  );
}
