import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import type { NextFunction, Request, Response } from 'express';
import { clientIp } from './client-ip.js';

/** The first one present counts. */
const naming = ['cf-connecting-ip', 'true-client-ip', 'x-real-ip', 'x-forwarded-for'] as const;

/** Any client can send these headers, so single requests prove nothing. */
const telling = 0.1;
/** Then the counts are halved. */
const memory = 1_000;

/** Compared with the client that limits count. Never an address. */
@Injectable()
export class NamedClients {
  private seen = 0;
  private others = 0;
  private header = '';

  note = (request: Request, _response: Response, next: NextFunction): void => {
    this.count(request);
    next();
  };

  warnings(): string[] {
    if (this.others === 0 || this.others < this.seen * telling) return [];
    const share = `${this.others} of the last ${this.seen} requests`;
    return [
      `${share} name another client in ${this.header} than the one that limits count: guests behind a CDN or proxy count as one. ` +
        'Write its networks into the Caddyfile or TRUST_PROXY: docs/operations.md, "Behind a CDN".',
    ];
  }

  private count(request: Request): void {
    const header = naming.find((name) => request.headers[name] !== undefined);
    this.seen += 1;
    if (header && isAnother(request, header)) {
      this.others += 1;
      this.header = header;
    }
    if (this.seen < memory) return;
    this.seen /= 2;
    this.others = Math.floor(this.others / 2);
  }
}

function isAnother(request: Request, header: string): boolean {
  const named = (request.get(header) ?? '').split(',', 1)[0]?.trim() ?? '';
  return isIP(named) > 0 && normalizeIp(named) !== clientIp(request);
}
