import { isIP } from 'node:net';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Settings } from '../config/settings.js';
import { Problem } from '../http/problem.js';

/**
 * Refuses calls under a name that is not ours. A page of another site whose name is made to lead to this machine (DNS rebinding)
 * calls under that name. The same name with or without `www.` is ours; an address in numbers is no name.
 */
@Injectable()
export class KnownHostGuard implements CanActivate {
  constructor(private readonly settings: Settings) {}

  canActivate(context: ExecutionContext): boolean {
    const { host, origin } = context.switchToHttp().getRequest<Request>().headers;
    const names = [`http://${host ?? ''}`, ...(origin === undefined ? [] : [origin])].map(hostnameOf);
    if (names.every((name) => this.isOurs(name))) return true;
    throw new Problem('cross_site');
  }

  private isOurs(name: string | null): boolean {
    if (name === null) return false;
    const bare = (host: string): string => host.replace(/^www\./, '');
    const ours = [bare(new URL(this.settings.publicUrl).hostname), 'localhost'];
    return ours.includes(bare(name)) || isIP(name.replace(/^\[|\]$/g, '')) > 0;
  }
}

/** `null` is what sandboxed pages call themselves, and nobody's name. */
const hostnameOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).hostname : null);
