import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import type { PictureSize } from './media-file.js';

export interface BuiltInText {
  key: string;
  section: string;
  page: string;
  en: string;
  sk: string;
}

export interface BuiltInImage {
  key: string;
  section: string;
  url: string;
  least: PictureSize;
  altEn: string;
  altSk: string;
}

interface ContentServerEntry {
  builtInTexts?: readonly BuiltInText[];
  builtInImages?: readonly BuiltInImage[];
}

/** Texts and images that the web app's server bundle is built with; empty while it is not built. */
@Injectable()
export class BuiltInContent implements OnModuleInit {
  allTexts: readonly BuiltInText[] = [];
  allImages: readonly BuiltInImage[] = [];
  private textsByKey: ReadonlyMap<string, BuiltInText> = new Map();

  constructor(private readonly settings: Settings) {}

  async onModuleInit(): Promise<void> {
    const serverEntry = await importServerEntry<ContentServerEntry>(this.settings.webDist);
    this.allTexts = serverEntry?.builtInTexts ?? [];
    this.allImages = serverEntry?.builtInImages ?? [];
    this.textsByKey = new Map(this.allTexts.map((text) => [text.key, text]));
  }

  findText(key: string): BuiltInText | undefined {
    return this.textsByKey.get(key);
  }
}

/** The web app's server bundle; `null` while it is not built. */
export async function importServerEntry<Entry>(webDist: string): Promise<Entry | null> {
  const entryPath = join(webDist, 'server/entry-server.js');
  return existsSync(entryPath) ? ((await import(pathToFileURL(entryPath).href)) as Entry) : null;
}
