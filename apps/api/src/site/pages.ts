import type { Language } from '@strapec/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { localMoment } from '../clock/local-time.js';
import { Settings } from '../config/settings.js';
import { pagePolicy } from '../http/content-security-policy.js';
import { type RenderPage, loadPageRenderer } from './page-renderer.js';
import { SiteService } from './site.service.js';
import { StoredAnswer } from './stored-answer.js';

const adminPath = '/admin';
const isAdminPath = (path: string): boolean => path === adminPath || path.startsWith(`${adminPath}/`);
const adminHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
const versionTrustedFor = 1_000; // milliseconds; so long may another process show an old text

/** The public pages, rendered once for each language and address and kept until a text, an image or the day changes. */
@Injectable()
export class Pages implements OnModuleInit {
  private render: RenderPage | null = null;
  private readonly kept = new Map<string, StoredAnswer>();
  private version = '';
  private checkedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly site: SiteService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    this.render = await loadPageRenderer(this.settings.webDist);
  }

  /** A page in a language; `null` while the web app is not built. */
  async find(asked: string, language: Language): Promise<StoredAnswer | null> {
    if (!this.render) return null;
    const path = isAdminPath(asked) ? adminPath : asked; // one document at every address below /admin
    await this.dropWhenOutdated();
    return this.kept.get(`${language} ${path}`) ?? (await this.renderAndKeep(this.render, path, language));
  }

  /** Forgets every page: staff have just changed a text or an image. */
  drop(): void {
    this.kept.clear();
    this.checkedAt = Number.NEGATIVE_INFINITY;
  }

  private async dropWhenOutdated(): Promise<void> {
    const now = this.clock.now();
    if (now.getTime() - this.checkedAt < versionTrustedFor) return;
    this.checkedAt = now.getTime();
    const contentVersion = await this.site.getVersion().catch(() => null);
    if (contentVersion === null) return; // the database is away: what was rendered is still worth showing
    const version = `${contentVersion} ${localMoment(now).date}`;
    if (version !== this.version) this.kept.clear();
    this.version = version;
  }

  private async renderAndKeep(render: RenderPage, path: string, language: Language): Promise<StoredAnswer> {
    const site = await this.site.getSite(language);
    const { status, html, scriptHashes } = render({ path, language, origin: this.settings.publicUrl, site });
    const policy = { captcha: this.settings.captcha.provider, isHttps: this.settings.publicUrl.startsWith('https:') };
    const answer = new StoredAnswer(status, html, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy(scriptHashes, policy),
      ...(path === adminPath ? adminHeaders : { 'Content-Language': language, 'Cache-Control': 'no-cache' }),
      Vary: 'Cookie, Accept-Encoding',
    });
    // unknown addresses are without number: only real pages are kept
    if (status === 200) this.kept.set(`${language} ${path}`, answer);
    return answer;
  }
}
