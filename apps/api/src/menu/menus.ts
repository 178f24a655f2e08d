import { type Language, type ServiceDate, type ShownItem, type ShownMenu, shownMenu, staffDay } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock/clock.js';
import { localMoment } from '../platform/clock/local-time.js';
import { onPool } from '../platform/database/named-query.js';
import { shownImage } from '../content/core/shown-image.js';
import { SiteVersion } from '../content/core/site-version.js';
import type { MenuDto, MenuItemDto } from './dto/menu.dto.js';
import { StaffMenuDto } from './dto/staff-menu.dto.js';
import { type StoredItem, type StoredMenu, readMenu } from './stored-menu.js';

interface Known {
  version: string;
  menu: Promise<StoredMenu>;
  shown: Map<Language, MenuDto>;
}

@Injectable()
export class Menus {
  private known: Known | null = null;

  constructor(
    private readonly source: DataSource,
    private readonly site: SiteVersion,
    private readonly clock: Clock,
  ) {}

  async forStaff(): Promise<StaffMenuDto> {
    return StaffMenuDto.from(await readMenu(onPool(this.source)), this.evening());
  }

  async shown(language: Language): Promise<MenuDto> {
    const known = await this.current();
    const menu = await known.menu;
    const shown = known.shown.get(language) ?? this.show(menu, language);
    known.shown.set(language, shown);
    return shown;
  }

  /** The menu may be newer than the version it is stored with, never older. */
  private async current(): Promise<Known> {
    const version = await this.site.current();
    if (this.known?.version === version) return this.known;
    const known = { version, menu: readMenu(onPool(this.source)), shown: new Map<Language, MenuDto>() };
    this.known = known;
    known.menu.catch(() => {
      if (this.known === known) this.known = null; // the next request tries again
    });
    return known;
  }

  private evening(): ServiceDate {
    return staffDay(localMoment(this.clock.now()));
  }

  private show(menu: StoredMenu, language: Language): MenuDto {
    const evening = this.evening();
    return { language, evening, sections: withPictures(shownMenu(menu, language, evening), menu, language) };
  }
}

function withPictures(shown: ShownMenu, menu: StoredMenu, language: Language): MenuDto['sections'] {
  const items = new Map(menu.flatMap((section) => section.items.map((item) => [item.id, item])));
  const withPicture = (item: ShownItem): MenuItemDto => ({ ...item, image: imageOf(items.get(item.id), language) });
  return shown.map((section) => ({ ...section, items: section.items.map(withPicture) }));
}

const imageOf = (item: StoredItem | undefined, language: Language): MenuItemDto['image'] =>
  item?.image ? shownImage(item.image, language) : null;
