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
import { Settings } from '../../platform/config/settings.js';
import { EventsService } from '../../events/events.service.js';
import { pagePolicy } from '../../platform/http/server/content-security-policy.js';
import { noStoredPage, securityHeaders } from '../../platform/http/server/security-headers.js';
import { SiteVersion } from '../core/site-version.js';
import { KeptPages, type KeptPage, isPassing, keyOf } from './kept-pages.js';
import type { PageAddress } from './page-address.js';
import { SiteService } from './site.service.js';
import { StoredAnswer } from '../../platform/http/server/stored-answer.js';
import { type WebApp, loadWebApp } from './web-app.js';

const adminPath = '/admin';
/** Detects pictures of other sites in the page data, of places and of events. */
const pictureElsewhere = /"(?:imageUrl|url)":"https:/;

export const isAdminPath = (path: string): boolean => path === adminPath || path.startsWith(`${adminPath}/`);
/** One path for all unknown addresses, which are unlimited in number. */
const notFoundPath = '/404';
const pageAddresses: readonly string[] = [
  ...Object.values(pagePaths),
  menuPrintPath,
  ...[reservePaths, ...Object.values(formPaths)].flatMap((paths) => Object.values(paths)),
  ...Object.values(linksPaths),
];
const adminHeaders = { 'Cache-Control': noStoredPage, 'X-Robots-Tag': 'noindex' };

const longestOverdue = 1_000; // milliseconds for which an old page is sent while the new one is rendered

/**
 * The public pages, rendered once for each language and address and stored until their content changes. The first request after a change
 * waits for the new page; requests during that rendering get the old one.
 */
@Injectable()
export class Pages implements OnModuleInit, OnApplicationBootstrap {
  private web: WebApp | null = null;
  private readonly kept = new KeptPages();
  private readonly underWay = new Map<string, Promise<StoredAnswer>>();
  private spokenAt = '';
  private warming: Promise<void> | null = null;

  constructor(
    private readonly site: SiteService,
    private readonly events: EventsService,
    private readonly settings: Settings,
    private readonly siteVersion: SiteVersion,
  ) {}

  async onModuleInit(): Promise<void> {
    this.web = await loadWebApp(this.settings.webDist);
  }

  onApplicationBootstrap(): void {
    this.warm().catch(() => undefined); // the readiness check tries again
  }

  /** Renders and compresses every public page, so that guests do not wait for it after a start. */
  async warm(): Promise<void> {
    this.warming ??= this.renderAll().catch((error: unknown) => {
      this.warming = null;
      throw error;
    });
    await this.warming;
  }

  /** Applies the venue's languages, also when another process has changed them. */
  private async useWordsOfVersion(version: string): Promise<void> {
    if (version === this.spokenAt) return;
    speak(await this.site.languages());
    this.spokenAt = version;
  }

  private async renderAll(): Promise<void> {
    for (const path of this.web?.publicPaths ?? []) {
      for (const language of spokenLanguages()) await (await this.find({ path, language, query: [] }))?.compressAll();
    }
  }

  /** True if a page is stored already, so that sending it is cheap. */
  isKept(address: PageAddress): boolean {
    return this.kept.find(address) !== undefined;
  }

  /** True for a page of the web app; pages without script have other handlers. */
  isPage(path: string): boolean {
    return isAdminPath(path) || pageAddresses.includes(path);
  }

  /** All paths below /admin share one document, and so do all unknown paths. */
  private documentAt(path: string): string {
    if (isAdminPath(path)) return adminPath;
    return this.isPage(path) ? path : notFoundPath;
  }

  /** `null` while the web app is not built. */
  async find(asked: PageAddress): Promise<StoredAnswer | null> {
    if (!this.web) return null;
    const version = await this.siteVersion.current();
    await this.useWordsOfVersion(version);
    const address = { ...asked, path: this.documentAt(asked.path), language: spokenOr(asked.language) };
    const kept = this.kept.find(address);
    if (kept?.version === version) return kept.page;
    const rendering = this.underWay.get(`${version} ${keyOf(address)}`);
    if (kept && rendering && isStillGood(kept)) return kept.page;
    return rendering ?? this.renderOnce(this.web, address, version);
  }

  /** `robots.txt` or the sitemap; `null` for any other path. */
  findForRobots(path: string): string | null {
    const origin = this.settings.publicUrl;
    if (path === '/robots.txt') return this.web?.renderRobots(origin) ?? null;
    return path === '/sitemap.xml' ? (this.web?.renderSitemap(origin, spokenLanguages()) ?? null) : null;
  }

  private renderOnce(web: WebApp, address: PageAddress, version: string): Promise<StoredAnswer> {
    const key = `${version} ${keyOf(address)}`;
    const rendering = this.render(web, address, version).finally(() => this.underWay.delete(key));
    this.underWay.set(key, rendering);
    return rendering;
  }

  private async render(web: WebApp, address: PageAddress, version: string): Promise<StoredAnswer> {
    const { path, language } = address;
    const site = await this.site.getSite(language);
    const events = await this.events.listPublicEvents();
    const menu = await this.site.getMenu(language);
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
    const page = new StoredAnswer(status, html, { headers, isPassing: isPassing(address) });
    const isNewest = version === (await this.siteVersion.current());
    if (isNewest) this.kept.keep(address, { page, version });
    return page;
  }
}

function isStillGood(kept: KeptPage): boolean {
  const now = performance.now();
  kept.overdueSince ??= now;
  return now - kept.overdueSince <= longestOverdue;
}
