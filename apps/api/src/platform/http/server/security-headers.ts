import type { Clock } from '../../clock/clock.js';
import type { NextFunction, Request, Response } from 'express';
import { apiPolicy } from './content-security-policy.js';

const documentHeaders = {
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(),microphone=(),geolocation=(),payment=()',
} as const;
const policyHeader = 'Content-Security-Policy';
const twoYearsSeconds = 63_072_000; // seconds

/** Proxies that hide e-mail addresses or save bytes rewrite the page, and the script that hydrates it finds other content (RFC 9111, 5.2.2.6). */
export const pageCacheControl = 'no-store, no-transform';

export type ResponseHeaders = Readonly<Record<string, string>>;

/** helmet costs several times as much. */
export function securityHeaders({ policy, isHttps }: { policy: string; isHttps: boolean }): ResponseHeaders {
  return {
    'X-Content-Type-Options': 'nosniff',
    ...documentHeaders,
    [policyHeader]: policy,
    ...(isHttps ? { 'Strict-Transport-Security': `max-age=${twoYearsSeconds}; includeSubDomains` } : {}),
  };
}

export const createJsonHeaders = ({ isHttps }: { isHttps: boolean }): ResponseHeaders => ({
  ...securityHeaders({ policy: apiPolicy, isHttps }),
  'Cache-Control': 'no-cache',
  'Content-Type': 'application/json; charset=utf-8',
});

export function setResponseHeaders(headers: ResponseHeaders) {
  const entries = Object.entries(headers);
  return (_request: Request, response: Response, next: NextFunction): void => {
    for (const [name, value] of entries) response.setHeader(name, value);
    next();
  };
}

export function setServerTimeHeader(clock: Clock) {
  return (_request: Request, response: Response, next: NextFunction): void => {
    response.setHeader('X-Server-Time', clock.now().toISOString());
    next();
  };
}

/** For scripts, styles and fonts. */
export function dropDocumentHeaders(response: Response): void {
  for (const name of Object.keys(documentHeaders)) response.removeHeader(name);
  response.removeHeader(policyHeader);
}

/** For `writeHead`. */
export const toHeaderList = (headers: ResponseHeaders): string[] => Object.entries(headers).flat();
