import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';

/** Always `false` when the settings have none. */
export function hasBearerToken({ headers }: Request, token: string | null): boolean {
  const [scheme, sentToken = ''] = (headers.authorization ?? '').split(' ');
  return token !== null && scheme === 'Bearer' && isEqualText(sentToken, token);
}

/** In constant time. */
function isEqualText(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
