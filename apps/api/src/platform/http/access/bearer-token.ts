import type { Request } from 'express';
import { isEqualInConstantTime } from '../../config/signed-links.js';

/** Always `false` when the settings have none. */
export function hasBearerToken({ headers }: Request, token: string | null): boolean {
  const [scheme, sentToken = ''] = (headers.authorization ?? '').split(' ');
  return token !== null && scheme === 'Bearer' && isEqualInConstantTime(sentToken, token);
}
