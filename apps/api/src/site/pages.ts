import type { Language } from '@strapec/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { EventsService } from '../events/events.service.js';
import { pagePolicy } from '../http/content-security-policy.js';
import { securityHeaders } from '../http/security-headers.js';
import { SiteVersion } from '../site-content/site-version.js';
import { type WebApp, loadWebApp } from './web-app.js';
import { SiteService } from './site.service.js';
import { StoredAnswer } from './stored-answer.js';

const adminPath = '/admin';
const isAdminPath = (path: string): boolean => path === adminPath || path.startsWith(`${adminPath}/`);
const adminHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** The public pages, rendered once for each language and address and kept until what they show changes. */
@Injectable()
export class Pages implements OnModuleInit {
  private web: WebApp | null = null;
  private readonly kept = new Map<string, StoredAnswer>();
  private version = '';

  constructor(
    private readonly site: SiteService,
    private readonly events: EventsService,
    private readonly settings: Settings,
    private readonly siteVersion: SiteVersion,
  ) {}

  async onModuleInit(): Promise<void> {
    this.web = await loadWebApp(this.settings.webDist);
  }

  /** Whether a page has been asked for before, so that it costs next to nothing now. */
  isKept(path: string, language: Language): boolean {
    return this.kept.has(`${language} ${path}`);
  }

  /** A page in a language; `null` while the web app is not built. */
  async find(asked: string, language: Language): Promise<StoredAnswer | null> {
    if (!this.web) return null;
    const path = isAdminPath(asked) ? adminPath : asked; // one document at every address below /admin
    await this.dropWhenOutdated();
    return this.kept.get(`${language} ${path}`) ?? (await this.renderAndKeep(this.web, path, language));
  }

  /** `robots.txt` or the sitemap; `null` for any other path. */
  findForRobots(path: string): string | null {
    const origin = this.settings.publicUrl;
    if (path === '/robots.txt') return this.web?.renderRobots(origin) ?? null;
    return path === '/sitemap.xml' ? (this.web?.renderSitemap(origin) ?? null) : null;
  }

  private async dropWhenOutdated(): Promise<void> {
    const version = await this.siteVersion.current();
    if (version !== this.version) this.kept.clear();
    this.version = version;
  }

  private async renderAndKeep(web: WebApp, path: string, language: Language): Promise<StoredAnswer> {
    const { version } = this;
    const site = await this.site.getSite(language);
    const events = await this.events.listPublicEvents();
    const { publicUrl, isHttps, captcha } = this.settings;
    const { status, html, scriptHashes } = web.renderPage({ path, language, origin: publicUrl, site, events });
    const policy = pagePolicy(scriptHashes, { captcha: captcha.provider, isHttps });
    const answer = new StoredAnswer(status, html, {
      ...securityHeaders({ policy, isHttps }),
      'Content-Type': 'text/html; charset=utf-8',
      ...(path === adminPath ? adminHeaders : { 'Cache-Control': 'no-cache' }),
      Vary: 'Cookie, Accept-Encoding',
    });
    // unknown addresses are without number: only real pages are kept; and none that something has overtaken
    if (status === 200 && version === this.version) this.kept.set(`${language} ${path}`, answer);
    return answer;
  }
}
