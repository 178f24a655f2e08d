import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { ShortCut } from '../../platform/http/server/front-door.js';
import { PublicHost } from '../../platform/http/access/public-host.js';
import { addressForUnspoken, pageAddress } from './page-address.js';
import { Pages } from './pages.js';

/** Sends pages that are already rendered, before any other middleware runs (decision 0014). */
@Injectable()
export class PageShortCut implements ShortCut {
  constructor(
    private readonly pages: Pages,
    private readonly publicHost: PublicHost,
  ) {}

  answer(request: IncomingMessage, response: ServerResponse): Promise<void> | null {
    const { method, url = '', headers } = request;
    if (method !== 'GET' || this.publicHost.isElsewhere(request) || isUnspoken(url)) return null;
    const address = pageAddress(url, headers.cookie);
    return this.pages.isKept(address) ? this.pages.find(address).then((page) => page?.send(request, response)) : null;
  }
}

const isUnspoken = (url: string): boolean => url.includes('lang=') && addressForUnspoken(url) !== null;
