import { menuPrintPath, listOfferedLanguages, pagePaths, resolveLanguage, setSiteLanguages } from '@strapec/domain';
import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import type { Request } from 'express';
import { Settings } from '../../platform/config/settings.js';
import { EventsService } from '../../events/events.service.js';
import { MenuService } from '../../menu/menu.service.js';
import { PublicHost } from '../../platform/http/access/public-host.js';
import type { CachedRoute } from '../../platform/http/server/cached-routes.js';
import { createPagePolicy } from '../../platform/http/server/content-security-policy.js';
import { PreparedResponse } from '../../platform/http/server/prepared-response.js';
import { pageCacheControl, securityHeaders } from '../../platform/http/server/security-headers.js';
import { SiteVersion } from '../core/site-version.js';
import { type PageAddress, findAddressInOfferedLanguage, localizedPaths, parsePageAddress } from './page-address.js';
import { SiteService } from './site.service.js';
import { type WebApp, loadWebApp } from './web-app.js';
import { VersionedCache } from '../../platform/versioned-cache.js';

const adminPath = '/admin';
const externalPicturePattern = /"(?:imageUrl|url)":"https:/;

export const isAdminPath = (path: string): boolean => path === adminPath || path.startsWith(`${adminPath}/`);
/** All unknown addresses share one cached page, because there is no end of them. */
const notFoundPath = '/404';
const renderedPaths: ReadonlySet<string> = new Set([...Object.values(pagePaths), menuPrintPath]);
const formPagePaths: ReadonlySet<string> = new Set(localizedPaths.flatMap((paths) => Object.values(paths)));
const adminHeaders = { 'Cache-Control': pageCacheControl, 'X-Robots-Tag': 'noindex' };

/** Addresses with a query have no end: only the latest stay cached. */
const maxPagesWithQuery = 20;
const maxPagesWithoutQuery = 2 * renderedPaths.size + 4; // two languages, with the admin and not-found pages

/** Rendered once per language and address until their content changes. */
@Injectable()
export class RenderedPages implements CachedRoute, OnModuleInit, OnApplicationBootstrap {
  private webApp: WebApp | null = null;
  private readonly pagesWithQuery = new VersionedCache<PreparedResponse>(maxPagesWithQuery);
  private readonly pagesWithoutQuery = new VersionedCache<PreparedResponse>(maxPagesWithoutQuery);
  private versionOfLanguages = '';
  private currentWarmUp: Promise<void> | null = null;

  constructor(
    private readonly siteService: SiteService,
    private readonly eventsService: EventsService,
    private readonly settings: Settings,
    private readonly siteVersion: SiteVersion,
    private readonly publicHost: PublicHost,
    private readonly menuService: MenuService,
  ) {}

  async onModuleInit(): Promise<void> {
    this.webApp = await loadWebApp(this.settings.webDist);
  }

  onApplicationBootstrap(): void {
    this.warmUp().catch(() => undefined); // the readiness check tries again
  }

  async warmUp(): Promise<void> {
    this.currentWarmUp ??= this.renderPublicPages().catch((error: unknown) => {
      this.currentWarmUp = null;
      throw error;
    });
    await this.currentWarmUp;
  }

  private async renderPublicPages(): Promise<void> {
    for (const path of this.webApp?.publicPaths ?? []) {
      for (const language of listOfferedLanguages())
        await (await this.findPage({ path, language, query: [] }))?.compressBest();
    }
  }

  findResponse(request: Request): Promise<PreparedResponse> | null {
    const { url, headers } = request;
    const address = parsePageAddress(url, headers.cookie);
    if (!this.webApp || !isRenderedPath(address.path) || this.publicHost.isOtherHost(request)) return null;
    return url.includes('lang=') && findAddressInOfferedLanguage(url) !== null
      ? null
      : this.getRenderedPage(this.webApp, address);
  }

  isPage(path: string): boolean {
    return isRenderedPath(path) || formPagePaths.has(path);
  }

  async findPage(address: PageAddress): Promise<PreparedResponse | null> {
    return this.webApp && this.getRenderedPage(this.webApp, address);
  }

  renderCrawlerFile(path: string): string | null {
    const origin = this.settings.publicUrl;
    if (path === '/robots.txt') return this.webApp?.renderRobots(origin) ?? null;
    return path === '/sitemap.xml' ? (this.webApp?.renderSitemap(origin, listOfferedLanguages()) ?? null) : null;
  }

  private async getRenderedPage(webApp: WebApp, requestedAddress: PageAddress): Promise<PreparedResponse> {
    const version = await this.siteVersion.readCurrentVersion();
    if (version !== this.versionOfLanguages) {
      setSiteLanguages(await this.siteService.readLanguages());
      this.versionOfLanguages = version;
    }
    const path = isAdminPath(requestedAddress.path)
      ? adminPath
      : isRenderedPath(requestedAddress.path)
        ? requestedAddress.path
        : notFoundPath;
    const address = { ...requestedAddress, path, language: resolveLanguage(requestedAddress.language) };
    const cache = address.query.length > 0 ? this.pagesWithQuery : this.pagesWithoutQuery;
    return cache.getOrCreate(toCacheKey(address), version, () => this.renderPage(webApp, address));
  }

  private async renderPage(webApp: WebApp, address: PageAddress): Promise<PreparedResponse> {
    const { path, language } = address;
    const site = await this.siteService.getSite(language);
    const events = await this.eventsService.listPublicEvents();
    const menu = await this.menuService.getGuestMenu(language);
    const { publicUrl: origin, isHttps, captcha } = this.settings;
    const pageData = { site, events, menu, isOpened: this.siteVersion.isOpened };
    const { status, html, scriptHashes } = webApp.renderPage({ ...address, origin, ...pageData });
    const hasExternalPictures = path === adminPath || externalPicturePattern.test(JSON.stringify(pageData));
    const policy = createPagePolicy(scriptHashes, { captcha: captcha.provider, isHttps, hasExternalPictures });
    const headers = {
      ...securityHeaders({ policy, isHttps }),
      'Content-Type': 'text/html; charset=utf-8',
      ...(path === adminPath ? adminHeaders : { 'Cache-Control': 'no-cache, no-transform' }),
      Vary: 'Cookie, Accept-Encoding',
    };
    const page = new PreparedResponse(status, headers, html);
    if (address.query.length === 0) void page.compressBest();
    return page;
  }
}

const isRenderedPath = (path: string): boolean => renderedPaths.has(path) || isAdminPath(path);

const toCacheKey = ({ path, language, query }: PageAddress): string =>
  [language, path, ...query.map((pair) => pair.map(encodeURIComponent).join('='))].join(' ');
