import { shortMenuPath } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Settings } from '../../platform/config/settings.js';
import { PublicHost } from '../../platform/http/access/public-host.js';
import { type PageValues, sendPage, compileHtmlPage } from '../../platform/http/server/html-page.js';
import { defaultBusinessDetails, toVenuePageFields } from '../core/business-details.js';
import { BusinessDetailsReader } from '../core/business-details-reader.js';
import { findAddressInOfferedLanguage } from './page-address.js';
import { RenderedPages, isAdminPath } from './rendered-pages.js';

@Injectable()
export class PageRedirects {
  constructor(
    private readonly pages: RenderedPages,
    private readonly publicHost: PublicHost,
    private readonly detailsReader: BusinessDetailsReader,
    private readonly settings: Settings,
  ) {}

  handle = (request: Request, response: Response, next: NextFunction): void => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const redirect = this.findRedirect(request);
    if (redirect) response.redirect(redirect.status, redirect.address);
    else if (isAdminPath(request.path) && this.publicHost.isOtherHost(request)) this.sendSignInNotice(response);
    else next();
  };

  /** Temporary for a language, which may be offered again. */
  private findRedirect({ path, url }: Request): { status: number; address: string } | null {
    const pagePath = this.findCorrectedPath(path);
    if (pagePath !== null) return { status: 308, address: pagePath + (/\?.*/.exec(url)?.[0] ?? '') };
    const offeredAddress = this.isPage(path) ? findAddressInOfferedLanguage(url) : null;
    return offeredAddress === null ? null : { status: 302, address: offeredAddress };
  }

  /** Existing pages only, so that no redirect leaves the site. */
  private findCorrectedPath(path: string): string | null {
    if (this.isPage(path)) return null;
    const lowerCasePath = path.toLowerCase().replace(/\/{2,}/g, '/');
    const pagePath = lowerCasePath.replace(/\/(index\.html?)?$/, '') || '/';
    return this.isPage(pagePath) ? pagePath : null;
  }

  private isPage(path: string): boolean {
    return path === shortMenuPath || this.pages.isPage(path);
  }

  /** A redirect would loop behind a proxy that rewrites the public host. */
  private sendSignInNotice(response: Response): void {
    const pageFields = toVenuePageFields(this.detailsReader.getCachedDetails('sk') ?? defaultBusinessDetails);
    const address = `${this.settings.publicUrl}/admin`;
    const title = 'Prihláste sa na\u00a0verejnej adrese';
    sendPage(response, { status: 200, html: renderSignInNotice({ ...pageFields, language: 'sk', title, address }) });
  }
}

/** The session cookie would not be valid here. */
const renderSignInNotice = compileHtmlPage<PageValues & { address: string }>(
  `
  <h1>{{title}}</h1>
  <p>Prihláste sa na <a href="{{address}}">{{address}}</a>. Na\u00a0tejto adrese prihlásenie neplatí.</p>
  <section lang="en">
    <h2>Sign in at the public address</h2>
    <p>Sign in at <a href="{{address}}">{{address}}</a>. Signing in does not work at this address.</p>
  </section>`,
  'p a { color: var(--brass); overflow-wrap: anywhere; }',
);
