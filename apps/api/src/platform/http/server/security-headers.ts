import type { Clock } from '../../clock/clock.js';
import type { NextFunction, Request, Response } from 'express';

const ofDocuments = {
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(),microphone=(),geolocation=(),payment=()',
} as const;
const contentPolicy = 'Content-Security-Policy';
const twoYears = 63_072_000; // seconds

/**
 * For HTML that is not kept: `no-transform` asks proxies not to rewrite it (RFC 9111, 5.2.2.6), as those do that hide e-mail addresses
 * or save bytes; a script that takes over the page would not find what it drew.
 */
export const noStoredPage = 'no-store, no-transform';

/** Headers by their names. */
export type Headers = Readonly<Record<string, string>>;

/** The headers of every answer; helmet computes the same for each one at several times the price. */
export function securityHeaders({ policy, isHttps }: { policy: string; isHttps: boolean }): Headers {
  return {
    'X-Content-Type-Options': 'nosniff',
    ...ofDocuments,
    [contentPolicy]: policy,
    ...(isHttps ? { 'Strict-Transport-Security': `max-age=${twoYears}; includeSubDomains` } : {}),
  };
}

/** Gives every answer of Express these headers. */
export function answerWith(headers: Headers) {
  const entries = Object.entries(headers);
  return (_request: Request, response: Response, next: NextFunction): void => {
    for (const [name, value] of entries) response.setHeader(name, value);
    next();
  };
}

/** Names the time in every answer of the API; `Date` may be a proxy's or a cache's. */
export function nameTheTime(clock: Clock) {
  return (_request: Request, response: Response, next: NextFunction): void => {
    response.setHeader('X-Server-Time', clock.now().toISOString());
    next();
  };
}

/** Takes back what only a document heeds, for the built scripts, styles and fonts: a page fetches half a dozen of them. */
export function dropDocumentHeaders(response: Response): void {
  for (const name of Object.keys(ofDocuments)) response.removeHeader(name);
  response.removeHeader(contentPolicy);
}

/** Headers as `writeHead` takes them at the least price: names and values in turn, in place of one `setHeader` each. */
export const flatHeaders = (headers: Headers): string[] => Object.entries(headers).flat();
