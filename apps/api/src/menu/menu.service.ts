import {
  type Language,
  type ServiceDate,
  type ShownItem,
  type ShownMenu,
  defaultLanguage,
  isLanguage,
  languages,
  toShownMenu,
  serviceDateAt,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock/clock.js';
import { toLocalDateTime } from '../platform/clock/local-time.js';
import { Settings } from '../platform/config/settings.js';
import { poolQuerier } from '../platform/database/named-statements.js';
import type { CachedRoute } from '../platform/http/server/cached-routes.js';
import { PreparedResponse } from '../platform/http/server/prepared-response.js';
import { type ResponseHeaders, createJsonHeaders } from '../platform/http/server/security-headers.js';
import { VersionedCache } from '../platform/versioned-cache.js';
import { SiteImageDto } from '../content/core/site-image.dto.js';
import { SiteVersion } from '../content/core/site-version.js';
import type { MenuDto, MenuItemDto } from './dto/menu.dto.js';
import type { StaffMenuDto } from './dto/staff-menu.dto.js';
import { type StoredMenu, readMenu } from './stored-menu.js';

const unfilteredMenuPattern = /^\/api\/menu(?:\?lang=(\w+))?$/;

@Injectable()
export class MenuService implements CachedRoute {
  private readonly menuCache = new VersionedCache<{ menu: MenuDto; response: PreparedResponse }>(languages.length);
  private readonly headers: ResponseHeaders;

  constructor(
    private readonly source: DataSource,
    private readonly siteVersion: SiteVersion,
    private readonly clock: Clock,
    settings: Settings,
  ) {
    this.headers = { ...createJsonHeaders(settings), Vary: 'Accept-Encoding' };
  }

  async getStaffMenu(): Promise<StaffMenuDto> {
    return { evening: this.getCurrentEvening(), sections: await readMenu(poolQuerier(this.source)) };
  }

  /** The controller handles filters. */
  findResponse({ url }: Request): Promise<PreparedResponse> | null {
    const [matchedUrl, lang = defaultLanguage] = unfilteredMenuPattern.exec(url) ?? [];
    return matchedUrl && isLanguage(lang) ? this.readCachedMenu(lang).then(({ response }) => response) : null;
  }

  async getGuestMenu(language: Language): Promise<MenuDto> {
    return (await this.readCachedMenu(language)).menu;
  }

  /** May be newer than its version, never older. */
  private async readCachedMenu(language: Language): Promise<{ menu: MenuDto; response: PreparedResponse }> {
    return this.menuCache.getOrCreate(language, await this.siteVersion.readCurrentVersion(), async () => {
      const [storedMenu, evening] = [await readMenu(poolQuerier(this.source)), this.getCurrentEvening()];
      const sections = withPictures(toShownMenu(storedMenu, language, evening), storedMenu, language);
      const menu: MenuDto = { language, evening, sections };
      return { menu, response: new PreparedResponse(200, this.headers, JSON.stringify(menu)) };
    });
  }

  private getCurrentEvening(): ServiceDate {
    return serviceDateAt(toLocalDateTime(this.clock.now()));
  }
}

function withPictures(shownMenu: ShownMenu, storedMenu: StoredMenu, language: Language): MenuDto['sections'] {
  const imageByItemId = new Map(storedMenu.flatMap(({ items }) => items.map(({ id, image }) => [id, image])));
  const withPicture = (item: ShownItem): MenuItemDto => {
    const image = imageByItemId.get(item.id);
    return { ...item, image: image ? SiteImageDto.from(image, language) : null };
  };
  return shownMenu.map((section) => ({ ...section, items: section.items.map(withPicture) }));
}
