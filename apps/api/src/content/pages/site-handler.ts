import { extname, join } from 'node:path';
import { localizePath, shortMenuPath } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Settings } from '../../platform/config/settings.js';
import { PictureFiles } from '../core/picture-files.js';
import { sendProblem } from '../../platform/http/problems/problem.filter.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { PublicHost } from '../../platform/http/access/public-host.js';
import { VenueFiles } from './venue-files.js';
import { BuiltFiles } from './built-files.js';
import { parsePageAddress } from './page-address.js';
import { RenderedPages } from './rendered-pages.js';
import { StaticFiles } from './static-files.js';

const notBuiltMessage =
  'The pages are not built yet. Run "npm start", or build apps/web. The API answers below /api.\n';

/** These get no not-found page. */
const pathsWithoutPagesPattern = /^\/mcp\/|\/\.well-known(\/|$)/;

/** Runs before Nest's router. */
@Injectable()
export class SiteHandler {
  private readonly staticFiles: StaticFiles;

  constructor(
    private readonly pages: RenderedPages,
    private readonly pictureFiles: PictureFiles,
    private readonly builtFiles: BuiltFiles,
    private readonly venueFiles: VenueFiles,
    private readonly publicHost: PublicHost,
    settings: Settings,
  ) {
    this.staticFiles = new StaticFiles(join(settings.webDist, 'client'));
  }

  handle = (request: Request, response: Response, next: NextFunction): void => {
    const { path, method } = request;
    if ((method !== 'GET' && method !== 'HEAD') || pathsWithoutPagesPattern.test(path))
      sendProblem(response, new Problem('not_found'));
    else if (!this.sendFile(path, response)) this.sendPage(request, response).catch(next);
  };

  private sendFile(path: string, response: Response): boolean {
    return (
      this.sendCrawlerFile(path, response) ||
      this.pictureFiles.sendFile(path, response) ||
      this.venueFiles.sendFile(path, response, () => this.staticFiles.sendFile(path, response, () => false)) ||
      this.staticFiles.sendFile(path, response, () => this.builtFiles.sendFile(path, response)) ||
      this.builtFiles.sendFile(path, response)
    );
  }

  private sendCrawlerFile(path: string, response: Response): boolean {
    const text = this.pages.renderCrawlerFile(path);
    if (text === null) return false;
    response.type(extname(path)).setHeader('Cache-Control', 'public, max-age=3600');
    response.send(text);
    return true;
  }

  private async sendPage(request: Request, response: Response): Promise<void> {
    const address = parsePageAddress(request.url, request.headers.cookie);
    if (address.path === shortMenuPath) return response.redirect(localizePath(address.language, '/wine-menu'));
    const page = await this.pages.findPage(address);
    if (page)
      page.sendResponse(request, response, this.publicHost.isOtherHost(request) ? removeHttpsUpgrade : undefined);
    else response.status(503).type('text/plain').send(notBuiltMessage);
  }
}

/** Without https the upgraded files could not load. */
const removeHttpsUpgrade = (header: string): string => header.replace(/;upgrade-insecure-requests$/, '');
