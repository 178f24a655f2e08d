import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import type { NextFunction, Request, Response } from 'express';
import { clientIp } from './client-ip.js';

/** The first one present counts. */
const clientIpHeaders = ['cf-connecting-ip', 'true-client-ip', 'x-real-ip', 'x-forwarded-for'] as const;

/** Any client can send these headers, so single requests prove nothing. */
const significantMismatchShare = 0.1;
/** Then the counts are halved. */
const maxCountedRequests = 1_000;

/** Compared with the client that limits count. Never an address. */
@Injectable()
export class ProxyHeaderCheck {
  private requestCount = 0;
  private mismatchCount = 0;
  private mismatchHeader = '';

  checkProxyHeaders = (request: Request, _response: Response, next: NextFunction): void => {
    this.countRequest(request);
    next();
  };

  listWarnings(): string[] {
    if (this.mismatchCount === 0 || this.mismatchCount < this.requestCount * significantMismatchShare) return [];
    const mismatchText = `${this.mismatchCount} of the last ${this.requestCount} requests`;
    return [
      `${mismatchText} name another client in ${this.mismatchHeader} than the one that limits count: guests behind a CDN or proxy count as one. ` +
        'Write its networks into the Caddyfile or TRUST_PROXY: docs/operations.md, "Behind a CDN".',
    ];
  }

  private countRequest(request: Request): void {
    const header = clientIpHeaders.find((name) => request.headers[name] !== undefined);
    this.requestCount += 1;
    if (header && namesOtherClient(request, header)) {
      this.mismatchCount += 1;
      this.mismatchHeader = header;
    }
    if (this.requestCount < maxCountedRequests) return;
    this.requestCount /= 2;
    this.mismatchCount = Math.floor(this.mismatchCount / 2);
  }
}

function namesOtherClient(request: Request, header: string): boolean {
  const namedIp = (request.get(header) ?? '').split(',', 1)[0]?.trim() ?? '';
  return isIP(namedIp) > 0 && normalizeIp(namedIp) !== clientIp(request);
}
