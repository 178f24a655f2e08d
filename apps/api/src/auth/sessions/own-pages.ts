import type { Request } from 'express';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/problems/problem.js';
import { Settings } from '../../platform/config/settings.js';

export interface SenderRules {
  /** The address guests type. */
  publicUrl: string;
  /** Whether a call that does not say where it comes from is refused too. */
  mustSay: boolean;
}

/**
 * Refuses a call that a page of another site, or of a sibling host, has made: by Fetch Metadata, which no script can
 * forge, else by Origin (rules §9). Whoever sends neither is no browser of the last years and carries no cookie
 * against its owner's will: SameSite and "JSON only" stand behind this.
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

/** The public address, and the one this request was sent to. `null`, of sandboxed frames, is neither. */
function ownOrigins(request: Request, publicUrl: string): string[] {
  return [new URL(publicUrl).origin, `${request.protocol}://${request.get('host')}`];
}

/** Lets in the pages of this house, and whoever is no browser (rules §9). */
@Injectable()
export class OwnPagesGuard implements CanActivate {
  constructor(private readonly settings: Settings) {}

  canActivate(context: ExecutionContext): boolean {
    const { publicUrl } = this.settings;
    requireOwnPage(context.switchToHttp().getRequest<Request>(), { publicUrl, mustSay: false });
    return true;
  }
}
