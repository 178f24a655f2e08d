import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';

/** A text that the public pages are built with. */
export interface BuiltInText {
  /** The message id. */
  key: string;
  section: string;
  /** On which guests read it. */
  page: string;
  en: string;
  sk: string;
}

export interface PictureSize {
  width: number;
  height: number;
}

/** A picture that the public pages are built with, which staff may replace. */
export interface BuiltInImage {
  key: string;
  section: string;
  url: string;
  /** Pixels that its place shows of it. */
  least: PictureSize;
  altEn: string;
  altSk: string;
}

/** The web app's server side, as far as it tells what the pages are made of. */
interface ServerEntry {
  builtInTexts?: readonly BuiltInText[];
  builtInImages?: readonly BuiltInImage[];
}

/**
 * What the public pages show until staff change it. It comes through the door that renders the pages, so that there is
 * one list of it: the web app's message files. While the web app is not built, nothing is known.
 */
@Injectable()
export class BuiltInContent implements OnModuleInit {
  private texts: ReadonlyMap<string, BuiltInText> = new Map();
  private pictures: readonly BuiltInImage[] = [];

  constructor(private readonly settings: Settings) {}

  async onModuleInit(): Promise<void> {
    const { builtInTexts = [], builtInImages = [] } = await serverEntry(this.settings.webDist);
    this.texts = new Map(builtInTexts.map((text) => [text.key, text]));
    this.pictures = builtInImages;
  }

  /** In the order in which guests read them. */
  get allTexts(): readonly BuiltInText[] {
    return [...this.texts.values()];
  }

  get allImages(): readonly BuiltInImage[] {
    return this.pictures;
  }

  /** The built-in text that a key replaces, if any. */
  textOf(key: string): BuiltInText | undefined {
    return this.texts.get(key);
  }
}

async function serverEntry(webDist: string): Promise<ServerEntry> {
  const file = join(webDist, 'server/entry-server.js');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as ServerEntry) : {};
}
