import { extname, join } from 'node:path';
import { addressIn, shortMenuPath } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Settings } from '../../platform/config/settings.js';
import { mediaFileAt } from '../core/media-names.js';
import { PictureFiles } from '../core/picture-files.js';
import { sendProblem } from '../../platform/http/problems/problem.filter.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { requestIdOf } from '../../platform/http/problems/request-id.js';
import { PublicHost } from '../../platform/http/access/public-host.js';
import { VenueFiles } from './venue-files.js';
import { BuiltFiles } from './built-files.js';
import { pageAddress } from './page-address.js';
import { Pages } from './pages.js';
import { StaticFiles, sendForEver } from './static-files.js';

const notBuilt = 'The pages are not built yet. Run "npm start", or build apps/web. The API answers below /api.\n';

/** These get no not-found page. */
const requestedByPrograms = /^\/mcp\/|\/\.well-known(\/|$)/;

/** Runs before Nest's router. */
@Injectable()
export class SiteHandler {
  private readonly files: StaticFiles;

  constructor(
    private readonly pages: Pages,
    private readonly pictures: PictureFiles,
    private readonly builtFiles: BuiltFiles,
    private readonly venue: VenueFiles,
    private readonly publicHost: PublicHost,
    settings: Settings,
  ) {
    this.files = new StaticFiles(join(settings.webDist, 'client'));
  }

  handle = (request: Request, response: Response, next: NextFunction): void => {
    const { path, method } = request;
    if ((method !== 'GET' && method !== 'HEAD') || requestedByPrograms.test(path))
      sendProblem(response, new Problem('not_found'), requestIdOf(request));
    else if (!this.sendAsItIs(path, response)) this.sendPage(request, response).catch(next);
  };

  private sendAsItIs(path: string, response: Response): boolean {
    return (
      this.sendToRobots(path, response) ||
      this.sendPicture(path, response) ||
      this.venue.sendFile(path, response, () => this.files.sendFile(path, response, () => undefined)) ||
      this.files.sendFile(path, response, () => this.builtFiles.sendFile(path, response)) ||
      this.builtFiles.sendFile(path, response)
    );
  }

  private sendPicture(path: string, response: Response): boolean {
    if (!path.startsWith('/media/')) return false;
    const file = mediaFileAt(path);
    sendForEver(file && this.pictures.placeOf(file), response, () => this.pictures.read(path));
    return true;
  }

  private sendToRobots(path: string, response: Response): boolean {
    const text = this.pages.findForRobots(path);
    if (text === null) return false;
    response.type(extname(path)).setHeader('Cache-Control', 'public, max-age=3600');
    response.send(text);
    return true;
  }

  private async sendPage(request: Request, response: Response): Promise<void> {
    const address = pageAddress(request.url, request.headers.cookie);
    if (address.path === shortMenuPath) return response.redirect(addressIn(address.language, '/wine-menu'));
    const page = await this.pages.find(address);
    if (page) page.sendAnswer(request, response, this.publicHost.isElsewhere(request) ? withoutUpgrade : undefined);
    else response.status(503).type('text/plain').send(notBuilt);
  }
}

/** Without https the upgraded files could not load. */
const withoutUpgrade = (header: string): string => header.replace(/;upgrade-insecure-requests$/, '');
