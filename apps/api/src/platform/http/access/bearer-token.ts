import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';

/** Whether a call carries the token; where the settings name none, no call does. */
export function hasToken({ headers }: Request, token: string | null): boolean {
  const [scheme, given = ''] = (headers.authorization ?? '').split(' ');
  return token !== null && scheme === 'Bearer' && isSame(given, token);
}

/** Takes as long for a wrong token as for a right one. */
function isSame(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
