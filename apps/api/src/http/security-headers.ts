import type { NextFunction, Request, Response } from 'express';

const ofDocuments: readonly (readonly [string, string])[] = [
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()'],
];
const contentPolicy = 'Content-Security-Policy';
const twoYears = 63_072_000; // seconds

/** The headers that never change; helmet computes the same for each answer at several times the price. */
export function securityHeaders({ policy, isHttps }: { policy: string; isHttps: boolean }) {
  const headers = [
    ['X-Content-Type-Options', 'nosniff'] as const,
    ...ofDocuments,
    [contentPolicy, policy] as const,
    ...(isHttps ? [['Strict-Transport-Security', `max-age=${twoYears}; includeSubDomains`] as const] : []),
  ];
  return (_request: Request, response: Response, next: NextFunction): void => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/** Takes back what only a document heeds, for the built scripts, styles and fonts: a page fetches half a dozen of them. */
export function dropDocumentHeaders(response: Response): void {
  for (const [name] of ofDocuments) response.removeHeader(name);
  response.removeHeader(contentPolicy);
}
