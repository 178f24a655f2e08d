import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Language, defaultLanguage, languages, shortNameOf } from '@strapec/domain';
import { Injectable, Logger } from '@nestjs/common';
import type { Response } from 'express';
import { DataSource, In, Like } from 'typeorm';
import { ignoreMissingFile } from '../../platform/config/ignore-missing-file.js';
import { Settings } from '../../platform/config/settings.js';
import { BuiltInContent } from '../core/built-in-content.js';
import { type Look, grapesLogoUrl, isSampleLook, toLook, lookImageKeys, heroTitleKey, hashLook } from '../core/look.js';
import { SiteVersion } from '../core/site-version.js';
import { PictureFiles, PicturePool, cacheFolder } from '../core/picture-files.js';
import { SiteContent } from '../../platform/database/entities/site/site-content.entity.js';
import { SiteImage } from '../../platform/database/entities/site/site-image.entity.js';
import { sendProblem } from '../../platform/http/problems/problem.filter.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { VersionedCache } from '../../platform/versioned-cache.js';

const manifestPath = '/manifest.webmanifest';
const iconPathPattern = /^\/(?:favicon\.(?:svg|ico)|icon-(180|192|512)\.png)$/; // fixed, because each is drawn
const sharePicturePathPattern = /^\/images\/share-(sk|en)\.jpg$/;
const tabIconSize = 48;
const systemQueueId = ''; // queued like an upload by staff

/** Drawn from the venue's look. */
@Injectable()
export class VenueFiles {
  private readonly logger = new Logger(VenueFiles.name);
  private readonly pendingDrawings = new Map<string, Promise<unknown>>();
  private readonly lookCache = new VersionedCache<Look>(languages.length);

  constructor(
    private readonly source: DataSource,
    private readonly builtInContent: BuiltInContent,
    private readonly picturePool: PicturePool,
    private readonly pictureFiles: PictureFiles,
    private readonly siteVersion: SiteVersion,
    private readonly settings: Settings,
  ) {}

  /** Returns `false` for other addresses; `sendBuiltFile` sends the web app's file. */
  sendFile(path: string, response: Response, sendBuiltFile: () => boolean): boolean {
    if (path !== manifestPath && !iconPathPattern.test(path) && !sharePicturePathPattern.test(path)) return false;
    this.sendVenueFile(path, response, sendBuiltFile).catch((error: unknown) => {
      this.logger.error({ err: error }, 'file of the venue not drawn');
      if (!response.headersSent) sendProblem(response, new Problem('not_found'));
    });
    return true;
  }

  private async sendVenueFile(path: string, response: Response, sendBuiltFile: () => boolean): Promise<void> {
    const shareLanguage = sharePicturePathPattern.exec(path)?.[1] as Language | undefined;
    const language = shareLanguage ?? defaultLanguage;
    const look = await this.readLook(language);
    if (path === manifestPath) {
      response.type('application/manifest+json').setHeader('Cache-Control', 'public, max-age=3600');
      response.send(createManifest(look, language));
    } else if (shareLanguage ? isSampleLook(look, shareLanguage) : look.logoUrl === grapesLogoUrl) {
      if (!sendBuiltFile()) throw new Error('The pages are not built yet');
    } else response.sendFile(await this.drawFile(path, look), { maxAge: '1h', dotfiles: 'allow' });
  }

  private async readLook(language: Language): Promise<Look> {
    return this.lookCache.getOrCreate(language, await this.siteVersion.readCurrentVersion(), async () => {
      const { manager } = this.source;
      const rows = await manager.findBy(SiteContent, [{ key: Like('venue.%') }, { key: heroTitleKey }]);
      const images = await manager.findBy(SiteImage, { key: In(lookImageKeys) });
      return toLook({ rows, images, builtInContent: this.builtInContent }, language);
    });
  }

  private async drawFile(path: string, look: Look): Promise<string> {
    const folder = join(this.settings.dataDir, 'drawn');
    const drawnPath = join(folder, `${hashLook(look)}-${basename(path).replace('.ico', '.png')}`);
    if (await ignoreMissingFile(stat(drawnPath))) return drawnPath;
    await mkdir(folder, { recursive: true });
    await this.pictureFiles.ensureLocalCopies([look.logoUrl, look.pictureUrl]);
    const clientDir = join(this.settings.webDist, 'client');
    const task = { look, file: drawnPath, clientDir, cacheDir: cacheFolder(this.settings) };
    const size = path.endsWith('.svg') ? 0 : Number(iconPathPattern.exec(path)?.[1] ?? tabIconSize);
    const taskName = sharePicturePathPattern.test(path) ? 'drawSharePicture' : 'drawIcon';
    const drawing =
      this.pendingDrawings.get(drawnPath) ?? this.picturePool.runTask(taskName, { ...task, size }, systemQueueId);
    this.pendingDrawings.set(drawnPath, drawing);
    await drawing.finally(() => this.pendingDrawings.delete(drawnPath));
    const outdatedFileNames = (await readdir(folder)).filter(
      (name) => name.endsWith(basename(drawnPath).slice(8)) && name !== basename(drawnPath),
    );
    for (const name of outdatedFileNames) await rm(join(folder, name), { force: true });
    return drawnPath;
  }
}

const darkThemeColour = '#1a070b';

function createManifest(look: Look, lang: Language): object {
  const version = look.logoUrl === grapesLogoUrl ? '' : `?v=${hashLook(look)}`;
  return {
    name: look.name,
    short_name: shortNameOf(look.name),
    start_url: '/',
    display: 'minimal-ui',
    lang,
    background_color: darkThemeColour,
    theme_color: look.accent || darkThemeColour,
    icons: [
      { src: `/favicon.svg${version}`, sizes: 'any', type: 'image/svg+xml' },
      ...[192, 512].map((size) => ({
        src: `/icon-${size}.png${version}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    ],
  };
}
