import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { isGuestPage } from '../../../platform/http/server/guest-page-paths.js';
import { Problem } from '../../../platform/http/problems/problem.js';
import { ProblemPages } from './problem-pages.js';

/** Runs before and after the body parser, ahead of Nest, so that unreadable requests also get a page. */
@Injectable()
export class GuestFormMiddleware {
  constructor(private readonly problems: ProblemPages) {}

  /** Rejects bodies that are not forms, and paths that are not valid text. */
  admit = (request: Request, response: Response, next: NextFunction): void => {
    const problem = isGuestPage(request.path) ? unreadable(request) : null;
    if (problem) void this.problems.send(problem, request, response);
    else next();
  };

  /** Shows the errors of the body parser. */
  // eslint-disable-next-line no-restricted-syntax -- Express recognises an error handler by its four parameters
  tell = (error: unknown, request: Request, response: Response, next: NextFunction): void => {
    if (isGuestPage(request.path)) void this.problems.send(error, request, response);
    else next(error);
  };
}

function unreadable(request: Request): Problem | null {
  const { method, headers } = request;
  const saysSomething = method === 'POST' && headers['content-length'] !== '0';
  if (saysSomething && request.is('application/x-www-form-urlencoded') === false)
    return new Problem('unsupported_media_type');
  return isText(request.path) ? null : new Problem('malformed_request');
}

function isText(encoded: string): boolean {
  try {
    return decodeURIComponent(encoded) !== '';
  } catch {
    return false;
  }
}

/** Throws `malformed_request` where a form is not valid UTF-8: it is not stored with replacement characters. */
export function requireText(_request: IncomingMessage, _response: unknown, form: Buffer): void {
  if (form.length > 0 && !(isUtf8(form) && isText(form.toString()))) throw new Problem('malformed_request');
}
