import { isIP } from 'node:net';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Settings } from '../../platform/config/settings.js';
import { Problem } from '../../platform/http/problems/problem.js';

/**
 * Refuses calls under an unknown host name. With DNS rebinding a page of another site calls under its own name, whose
 * address leads to this machine; an IP address is no such name. A page may call from the site itself, or from the local
 * address that it calls: scheme, name and port must agree. The site's name is known with and without `www.`.
 */
@Injectable()
export class KnownHostGuard implements CanActivate {
  private readonly ours: string | null;

  constructor({ publicUrl }: Settings) {
    this.ours = bareOrigin(publicUrl);
  }

  canActivate(context: ExecutionContext): boolean {
    const { headers, protocol } = context.switchToHttp().getRequest<Request>();
    const here = bareOrigin(`${protocol}://${headers.host ?? ''}`);
    const asker = headers.origin === undefined ? this.ours : bareOrigin(headers.origin);
    const local = isLocalName(nameIn(here)) ? [here] : [];
    const isKnown = local.length > 0 || nameIn(here) === nameIn(this.ours);
    if (isKnown && [this.ours, ...local].includes(asker)) return true;
    throw new Problem('cross_site');
  }
}

/** Sandboxed pages send the origin `null`. */
const bareOrigin = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).origin.replace('//www.', '//') : null;
const nameIn = (origin: string | null): string => (origin === null ? '' : new URL(origin).hostname);
const isLocalName = (name: string): boolean => name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) > 0;
