import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import type { PictureSize } from './media-file.js';
import { importServerEntry } from './server-entry.js';

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

interface ServerEntry {
  builtInTexts?: readonly BuiltInText[];
  builtInImages?: readonly BuiltInImage[];
}

/** From the web app's server bundle; empty while it is not built. */
@Injectable()
export class BuiltInContent implements OnModuleInit {
  allTexts: readonly BuiltInText[] = [];
  allImages: readonly BuiltInImage[] = [];
  private textsByKey: ReadonlyMap<string, BuiltInText> = new Map();

  constructor(private readonly settings: Settings) {}

  async onModuleInit(): Promise<void> {
    const entry = await importServerEntry<ServerEntry>(this.settings.webDist);
    this.allTexts = entry?.builtInTexts ?? [];
    this.allImages = entry?.builtInImages ?? [];
    this.textsByKey = new Map(this.allTexts.map((text) => [text.key, text]));
  }

  findText(key: string): BuiltInText | undefined {
    return this.textsByKey.get(key);
  }
}
