import {
  formPaths,
  linksPaths,
  menuPrintPath,
  pagePaths,
  reservePaths,
  speak,
  spokenLanguages,
  spokenOr,
} from '@strapec/domain';
import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import type { Request } from 'express';
import { Settings } from '../../platform/config/settings.js';
import { EventsService } from '../../events/events.service.js';
import { Menus } from '../../menu/menus.js';
import { PublicHost } from '../../platform/http/access/public-host.js';
import type { CachedRoute } from '../../platform/http/server/cached-answers.js';
import { pagePolicy } from '../../platform/http/server/content-security-policy.js';
import { FinishedAnswer } from '../../platform/http/server/finished-answer.js';
import { noStoredPage, securityHeaders } from '../../platform/http/server/security-headers.js';
import { SiteVersion } from '../core/site-version.js';
import { type PageAddress, addressForUnspoken, pageAddress } from './page-address.js';
import { SiteService } from './site.service.js';
import { type WebApp, loadWebApp } from './web-app.js';
import { VersionedCache } from '../../platform/versioned-cache.js';

const adminPath = '/admin';
const pictureElsewhere = /"(?:imageUrl|url)":"https:/;

export const isAdminPath = (path: string): boolean => path === adminPath || path.startsWith(`${adminPath}/`);
/** Unknown addresses are unlimited in number. */
const notFoundPath = '/404';
const renderedPaths: ReadonlySet<string> = new Set([...Object.values(pagePaths), menuPrintPath]);
const formPages: ReadonlySet<string> = new Set(
  [reservePaths, linksPaths, ...Object.values(formPaths)].flatMap((paths) => Object.values(paths)),
);
const adminHeaders = { 'Cache-Control': noStoredPage, 'X-Robots-Tag': 'noindex' };

/** Queries are unlimited in number. */
const cachedWithQuery = 20;
const cachedWithoutQuery = 2 * renderedPaths.size + 4; // two languages, with the admin and not-found pages

/** Rendered once per language and address until their content changes. */
@Injectable()
export class Pages implements CachedRoute, OnModuleInit, OnApplicationBootstrap {
  private web: WebApp | null = null;
  private readonly withQuery = new VersionedCache<FinishedAnswer>(cachedWithQuery);
  private readonly withoutQuery = new VersionedCache<FinishedAnswer>(cachedWithoutQuery);
  private spokenAt = '';
  private warming: Promise<void> | null = null;

  constructor(
    private readonly site: SiteService,
    private readonly events: EventsService,
    private readonly settings: Settings,
    private readonly siteVersion: SiteVersion,
    private readonly publicHost: PublicHost,
    private readonly menus: Menus,
  ) {}

  async onModuleInit(): Promise<void> {
    this.web = await loadWebApp(this.settings.webDist);
  }

  onApplicationBootstrap(): void {
    this.warm().catch(() => undefined); // the readiness check tries again
  }

  async warm(): Promise<void> {
    this.warming ??= this.renderAll().catch((error: unknown) => {
      this.warming = null;
      throw error;
    });
    await this.warming;
  }

  private async renderAll(): Promise<void> {
    for (const path of this.web?.publicPaths ?? []) {
      for (const language of spokenLanguages()) await (await this.find({ path, language, query: [] }))?.compressBest();
    }
  }

  answerTo(request: Request): Promise<FinishedAnswer> | null {
    const { url, headers } = request;
    const address = pageAddress(url, headers.cookie);
    if (!this.web || !isRendered(address.path) || this.publicHost.isElsewhere(request)) return null;
    return url.includes('lang=') && addressForUnspoken(url) !== null ? null : this.render(this.web, address);
  }

  isPage(path: string): boolean {
    return isRendered(path) || formPages.has(path);
  }

  async find(address: PageAddress): Promise<FinishedAnswer | null> {
    return this.web && this.render(this.web, address);
  }

  findForRobots(path: string): string | null {
    const origin = this.settings.publicUrl;
    if (path === '/robots.txt') return this.web?.renderRobots(origin) ?? null;
    return path === '/sitemap.xml' ? (this.web?.renderSitemap(origin, spokenLanguages()) ?? null) : null;
  }

  private async render(web: WebApp, requested: PageAddress): Promise<FinishedAnswer> {
    const version = await this.siteVersion.current();
    if (version !== this.spokenAt) {
      speak(await this.site.languages());
      this.spokenAt = version;
    }
    const path = isAdminPath(requested.path) ? adminPath : isRendered(requested.path) ? requested.path : notFoundPath;
    const address = { ...requested, path, language: spokenOr(requested.language) };
    const cache = address.query.length > 0 ? this.withQuery : this.withoutQuery;
    return cache.get(keyOf(address), version, () => this.renderNow(web, address));
  }

  private async renderNow(web: WebApp, address: PageAddress): Promise<FinishedAnswer> {
    const { path, language } = address;
    const site = await this.site.getSite(language);
    const events = await this.events.listPublicEvents();
    const menu = await this.menus.shown(language);
    const { publicUrl: origin, isHttps, captcha } = this.settings;
    const shown = { site, events, menu, isOpened: this.siteVersion.isOpened };
    const { status, html, scriptHashes } = web.renderPage({ ...address, origin, ...shown });
    const hasPicturesElsewhere = path === adminPath || pictureElsewhere.test(JSON.stringify(shown));
    const policy = pagePolicy(scriptHashes, { captcha: captcha.provider, isHttps, hasPicturesElsewhere });
    const headers = {
      ...securityHeaders({ policy, isHttps }),
      'Content-Type': 'text/html; charset=utf-8',
      ...(path === adminPath ? adminHeaders : { 'Cache-Control': 'no-cache, no-transform' }),
      Vary: 'Cookie, Accept-Encoding',
    };
    const page = new FinishedAnswer(status, headers, html);
    if (address.query.length === 0) void page.compressBest();
    return page;
  }
}

const isRendered = (path: string): boolean => renderedPaths.has(path) || isAdminPath(path);

const keyOf = ({ path, language, query }: PageAddress): string =>
  [language, path, ...query.map((pair) => pair.map(encodeURIComponent).join('='))].join(' ');
