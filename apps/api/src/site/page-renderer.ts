import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@strapec/domain';
import type { SiteDto } from './dto/site.dto.js';

export interface PageRequest {
  path: string;
  language: Language;
  /** For canonical and alternate addresses. */
  origin: string;
  site: SiteDto;
}

export interface RenderedPage {
  status: 200 | 404;
  html: string;
  /** 'sha256-…' of the inline scripts, for the content security policy. */
  scriptHashes: string[];
}

export type RenderPage = (request: PageRequest) => RenderedPage;

interface ServerEntry {
  createPageRenderer: (clientDir: string) => RenderPage;
}

/** Loads the web app's server side, or `null` while it is not built. */
export async function loadPageRenderer(webDist: string): Promise<RenderPage | null> {
  const entry = join(webDist, 'server/entry-server.js');
  if (!existsSync(entry)) return null;
  const { createPageRenderer } = (await import(pathToFileURL(entry).href)) as ServerEntry;
  return createPageRenderer(join(webDist, 'client'));
}
