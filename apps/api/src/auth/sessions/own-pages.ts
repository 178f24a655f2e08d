import type { Request } from 'express';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/problems/problem.js';
import { Settings } from '../../platform/config/settings.js';

export interface SenderRules {
  publicUrl: string;
  /** A request without a source header is refused too. */
  mustSay: boolean;
}

/**
 * By Fetch Metadata, which no script can forge, else by Origin (rules §9). A client that sends neither is not a current
 * browser; for older ones SameSite cookies and the JSON check protect.
 */
export function requireOwnPage(request: Request, rules: SenderRules): void {
  if (!isFromOwnPage(request, rules)) throw new Problem('cross_site');
}

function isFromOwnPage(request: Request, { publicUrl, mustSay }: SenderRules): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none'; // none: typed into the address bar
  const origin = request.get('origin');
  return origin === undefined ? !mustSay : ownOrigins(request, publicUrl).includes(origin);
}

/** `null`, the origin of sandboxed frames, matches neither. */
function ownOrigins(request: Request, publicUrl: string): string[] {
  return [new URL(publicUrl).origin, `${request.protocol}://${request.get('host')}`];
}

/** And clients that are not browsers (rules §9). */
@Injectable()
export class OwnPagesGuard implements CanActivate {
  constructor(private readonly settings: Settings) {}

  canActivate(context: ExecutionContext): boolean {
    const { publicUrl } = this.settings;
    requireOwnPage(context.switchToHttp().getRequest<Request>(), { publicUrl, mustSay: false });
    return true;
  }
}
