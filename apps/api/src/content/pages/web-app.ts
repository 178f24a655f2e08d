import { join } from 'node:path';
import type { Language } from '@strapec/domain';
import { importServerEntry } from '../core/built-in-content.js';
import type { PublicEventDto } from '../../events/event.dto.js';
import type { MenuDto } from '../../menu/dto/menu.dto.js';
import type { SiteDto } from './dto/site.dto.js';
import type { PageAddress } from './page-address.js';

export interface PageRequest extends PageAddress {
  /** Of canonical and alternate addresses. */
  origin: string;
  site: SiteDto;
  events: readonly PublicEventDto[];
  menu: MenuDto;
  /** If false, pages show staff a notice. */
  isOpened?: boolean;
}

export interface RenderedPage {
  status: 200 | 404;
  html: string;
  /** 'sha256-…' for the content security policy. */
  scriptHashes: string[];
}

export interface WebApp {
  renderPage: (request: PageRequest) => RenderedPage;
  publicPaths: readonly string[];
  renderSitemap: (origin: string, languages: readonly Language[]) => string;
  renderRobots: (origin: string) => string;
}

interface PagesServerEntry extends Omit<WebApp, 'renderPage'> {
  createPageRenderer: (clientDir: string) => Promise<WebApp['renderPage']>;
}

export async function loadWebApp(webDist: string): Promise<WebApp | null> {
  const serverEntry = await importServerEntry<PagesServerEntry>(webDist);
  return serverEntry && { ...serverEntry, renderPage: await serverEntry.createPageRenderer(join(webDist, 'client')) };
}
