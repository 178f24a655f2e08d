import { shortMenuPath } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Settings } from '../../platform/config/settings.js';
import { PublicHost } from '../../platform/http/access/public-host.js';
import { type HtmlPage, sendPage, htmlPage } from '../../platform/http/server/html-page.js';
import { CurrentBusinessDetails } from '../core/current-business-details.js';
import { addressForUnspoken } from './page-address.js';
import { Pages, isAdminPath } from './pages.js';

@Injectable()
export class LeadToPages {
  constructor(
    private readonly pages: Pages,
    private readonly publicHost: PublicHost,
    private readonly currentDetails: CurrentBusinessDetails,
    private readonly settings: Settings,
  ) {}

  handle = (request: Request, response: Response, next: NextFunction): void => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const meant = this.meantAddress(request);
    if (meant) response.redirect(meant.status, meant.address);
    else if (isAdminPath(request.path) && this.publicHost.isElsewhere(request)) this.sendSignInAddress(response);
    else next();
  };

  /** Temporary for a language, which may be offered again. */
  private meantAddress({ path, url }: Request): { status: number; address: string } | null {
    const meant = this.meantPath(path);
    if (meant !== null) return { status: 308, address: meant + (/\?.*/.exec(url)?.[0] ?? '') };
    const spoken = this.isPage(path) ? addressForUnspoken(url) : null;
    return spoken === null ? null : { status: 302, address: spoken };
  }

  /** Existing pages only, so that no redirect leaves the site. */
  private meantPath(path: string): string | null {
    if (this.isPage(path)) return null;
    const lower = path.toLowerCase().replace(/\/{2,}/g, '/');
    const meant = lower.replace(/\/(index\.html?)?$/, '') || '/';
    return this.isPage(meant) ? meant : null;
  }

  private isPage(path: string): boolean {
    return path === shortMenuPath || this.pages.isPage(path);
  }

  /** A redirect would loop behind a proxy that rewrites the public host. */
  private sendSignInAddress(response: Response): void {
    const { name: venue } = this.currentDetails.known('sk') ?? { name: '' };
    const address = `${this.settings.publicUrl}/admin`;
    const title = 'Prihláste sa na\u00a0verejnej adrese';
    sendPage(response, { status: 200, html: signInElsewhere({ language: 'sk', title, venue, address }) });
  }
}

/** The session cookie would not be valid here. */
const signInElsewhere = htmlPage<HtmlPage & { address: string }>(
  `
  <h1>{{title}}</h1>
  <p>Prihláste sa na <a href="{{address}}">{{address}}</a>. Na\u00a0tejto adrese prihlásenie neplatí.</p>
  <section lang="en">
    <h2>Sign in at the public address</h2>
    <p>Sign in at <a href="{{address}}">{{address}}</a>. Signing in does not work at this address.</p>
  </section>`,
  'p a { color: var(--brass); overflow-wrap: anywhere; }',
);
