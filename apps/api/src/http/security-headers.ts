import type { NextFunction, Request, Response } from 'express';

const always: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()'],
];
const twoYears = 63_072_000; // seconds

/** The headers that never change; helmet computes the same for each answer at several times the price. */
export function securityHeaders({ policy, isHttps }: { policy: string; isHttps: boolean }) {
  const headers = [
    ...always,
    ['Content-Security-Policy', policy] as const,
    ...(isHttps ? [['Strict-Transport-Security', `max-age=${twoYears}; includeSubDomains`] as const] : []),
  ];
  return (_request: Request, response: Response, next: NextFunction): void => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}
