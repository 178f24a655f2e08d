import type { Request } from 'express';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/problems/problem.js';
import { Settings } from '../../platform/config/settings.js';

export interface OriginRules {
  publicUrl: string;
  /** A request without a source header is refused too. */
  requiresSourceHeader: boolean;
}

/**
 * By Fetch Metadata, which no script can forge, else by Origin (rules §9). A client that sends neither is not a current
 * browser; for older ones SameSite cookies and the JSON check protect.
 */
export function requireSameOrigin(request: Request, rules: OriginRules): void {
  if (!isSameOrigin(request, rules)) throw new Problem('cross_site');
}

function isSameOrigin(request: Request, { publicUrl, requiresSourceHeader }: OriginRules): boolean {
  const fetchSite = request.get('sec-fetch-site');
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none'; // none: typed into the address bar
  const origin = request.get('origin');
  return origin === undefined ? !requiresSourceHeader : listOwnOrigins(request, publicUrl).includes(origin);
}

/** `null`, the origin of sandboxed frames, matches neither. */
function listOwnOrigins(request: Request, publicUrl: string): string[] {
  return [new URL(publicUrl).origin, `${request.protocol}://${request.get('host')}`];
}

/** Lets in requests of this site and clients that are not browsers (rules §9). */
@Injectable()
export class SameOriginGuard implements CanActivate {
  constructor(private readonly settings: Settings) {}

  canActivate(context: ExecutionContext): boolean {
    const { publicUrl } = this.settings;
    requireSameOrigin(context.switchToHttp().getRequest<Request>(), { publicUrl, requiresSourceHeader: false });
    return true;
  }
}
