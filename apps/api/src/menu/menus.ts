import {
  type Language,
  type ServiceDate,
  type ShownItem,
  type ShownMenu,
  defaultLanguage,
  isLanguage,
  languages,
  shownMenu,
  staffDay,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock/clock.js';
import { localMoment } from '../platform/clock/local-time.js';
import { Settings } from '../platform/config/settings.js';
import { onPool } from '../platform/database/named-query.js';
import type { CachedRoute } from '../platform/http/server/cached-answers.js';
import { FinishedAnswer } from '../platform/http/server/finished-answer.js';
import { type Headers, jsonHeaders } from '../platform/http/server/security-headers.js';
import { VersionedCache } from '../platform/versioned-cache.js';
import { shownImage } from '../content/core/shown-image.js';
import { SiteVersion } from '../content/core/site-version.js';
import type { MenuDto, MenuItemDto } from './dto/menu.dto.js';
import type { StaffMenuDto } from './dto/staff-menu.dto.js';
import { type StoredMenu, readMenu } from './stored-menu.js';

const wholeMenu = /^\/api\/menu(?:\?lang=(\w+))?$/;

@Injectable()
export class Menus implements CachedRoute {
  private readonly cache = new VersionedCache<{ menu: MenuDto; answer: FinishedAnswer }>(languages.length);
  private readonly headers: Headers;

  constructor(
    private readonly source: DataSource,
    private readonly site: SiteVersion,
    private readonly clock: Clock,
    settings: Settings,
  ) {
    this.headers = { ...jsonHeaders(settings), Vary: 'Accept-Encoding' };
  }

  async forStaff(): Promise<StaffMenuDto> {
    return { evening: this.evening(), sections: await readMenu(onPool(this.source)) };
  }

  /** The controller handles filters. */
  answerTo({ url }: Request): Promise<FinishedAnswer> | null {
    const [isWhole, lang = defaultLanguage] = wholeMenu.exec(url) ?? [];
    return isWhole && isLanguage(lang) ? this.current(lang).then(({ answer }) => answer) : null;
  }

  async shown(language: Language): Promise<MenuDto> {
    return (await this.current(language)).menu;
  }

  /** May be newer than its version, never older. */
  private async current(language: Language): Promise<{ menu: MenuDto; answer: FinishedAnswer }> {
    return this.cache.get(language, await this.site.current(), async () => {
      const [stored, evening] = [await readMenu(onPool(this.source)), this.evening()];
      const sections = withPictures(shownMenu(stored, language, evening), stored, language);
      const menu: MenuDto = { language, evening, sections };
      return { menu, answer: new FinishedAnswer(200, this.headers, JSON.stringify(menu)) };
    });
  }

  private evening(): ServiceDate {
    return staffDay(localMoment(this.clock.now()));
  }
}

function withPictures(shown: ShownMenu, menu: StoredMenu, language: Language): MenuDto['sections'] {
  const images = new Map(menu.flatMap(({ items }) => items.map(({ id, image }) => [id, image])));
  const withPicture = (item: ShownItem): MenuItemDto => {
    const image = images.get(item.id);
    return { ...item, image: image ? shownImage(image, language) : null };
  };
  return shown.map((section) => ({ ...section, items: section.items.map(withPicture) }));
}
