import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';

export interface BuiltInText {
  key: string;
  section: string;
  page: string;
  en: string;
  sk: string;
}

export interface PictureSize {
  width: number;
  height: number;
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
  private texts: ReadonlyMap<string, BuiltInText> = new Map();
  private images: readonly BuiltInImage[] = [];

  constructor(private readonly settings: Settings) {}

  async onModuleInit(): Promise<void> {
    const file = join(this.settings.webDist, 'server/entry-server.js');
    const { builtInTexts = [], builtInImages = [] }: ServerEntry = existsSync(file)
      ? ((await import(pathToFileURL(file).href)) as ServerEntry)
      : {};
    this.texts = new Map(builtInTexts.map((text) => [text.key, text]));
    this.images = builtInImages;
  }

  get allTexts(): readonly BuiltInText[] {
    return [...this.texts.values()];
  }

  get allImages(): readonly BuiltInImage[] {
    return this.images;
  }

  findText(key: string): BuiltInText | undefined {
    return this.texts.get(key);
  }
}
