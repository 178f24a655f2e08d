import {
  type Language,
  pickFeaturedWines,
  defaultLanguage,
  toGuestRules,
  reservationLimits,
  serviceDateAt,
  describeWeek,
  weekOn,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, Like, Not } from 'typeorm';
import { Settings } from '../../platform/config/settings.js';
import { SiteContent } from '../../platform/database/entities/site/site-content.entity.js';
import { SiteImage } from '../../platform/database/entities/site/site-image.entity.js';
import { Clock } from '../../platform/clock/clock.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { toUpcomingVenue } from '../../venue/core/upcoming-venue.js';
import { VenueReader } from '../../venue/core/venue-reader.js';
import { menuImageKeyPrefix } from '../../menu/stored-menu.js';
import type { MenuDto } from '../../menu/dto/menu.dto.js';
import { MenuService } from '../../menu/menu.service.js';
import { BuiltInContent } from '../core/built-in-content.js';
import { findLookVersion } from '../core/look.js';
import { toBusinessDetails } from '../core/business-details.js';
import { findBusinessDetailsTexts } from '../core/business-details-reader.js';
import type { FeaturedWineDto, SiteDto } from './dto/site.dto.js';
import { listOpeningHours } from './list-opening-hours.js';
import { toPageMessage } from '../core/message-syntax.js';
import { SiteImageDto } from '../core/site-image.dto.js';

type SiteVenue = Pick<SiteDto, 'openingHours' | 'words' | 'venue' | 'wines'>;

@Injectable()
export class SiteService {
  constructor(
    private readonly source: DataSource,
    private readonly settings: Settings,
    private readonly builtInContent: BuiltInContent,
    private readonly venueReader: VenueReader,
    private readonly clock: Clock,
    private readonly menuService: MenuService,
  ) {}

  async getSite(language: Language): Promise<SiteDto> {
    const { provider, siteKey } = this.settings.captcha;
    const rows = await this.source.manager.find(SiteContent);
    const images = await this.source.manager.findBy(SiteImage, { key: Not(Like(`${menuImageKeyPrefix}%`)) });
    return {
      language,
      businessDetails: toBusinessDetails(rows, language),
      texts: this.pickChangedTexts(rows, language),
      look: findLookVersion({ rows, images, builtInContent: this.builtInContent }, language),
      images: Object.fromEntries(images.map((image) => [image.key, SiteImageDto.from(image, language)])),
      ...(await this.readSiteVenue(language)),
      captcha: { provider, siteKey },
    };
  }

  /** Only valid texts that differ from the built-in ones are sent with pages. */
  private pickChangedTexts(rows: readonly SiteContent[], language: Language): SiteDto['texts'] {
    const texts: SiteDto['texts'] = {};
    for (const { key, contentEn, contentSk } of rows) {
      const text = language === 'sk' ? contentSk : contentEn;
      const builtInText = this.builtInContent.findText(key)?.[language] ?? '';
      const pageText = text === builtInText ? null : toPageMessage(text, builtInText, language);
      if (pageText !== null && !key.startsWith('venue.')) texts[key] = pageText;
    }
    return texts;
  }

  /** The venue's first language first. */
  async readLanguages(): Promise<Language[]> {
    return toBusinessDetails(await findBusinessDetailsTexts(this.source.manager), defaultLanguage).languages;
  }

  /** Includes yesterday evening until the service day changes. */
  private async readSiteVenue(language: Language): Promise<SiteVenue> {
    const venue = await this.venueReader.readVenue();
    const localNow = toLocalDateTime(this.clock.now());
    const publicVenue = toUpcomingVenue(venue, serviceDateAt(localNow));
    const rules = publicVenue.rules.map(({ from, value }) => ({ from, value: toGuestRules(value) }));
    const openingHours = listOpeningHours(localNow.date, venue.schedule);
    const { maxPartySize: largestParty } = reservationLimits;
    const words = { ...describeWeek(weekOn(localNow.date, venue.schedule), language), largestParty };
    const wines = toFeaturedWines(await this.menuService.getGuestMenu(language));
    return { openingHours, words, venue: { ...publicVenue, rules }, wines };
  }
}

const featuredWineCount = 6;

function toFeaturedWines({ sections }: MenuDto): FeaturedWineDto[] {
  return pickFeaturedWines(sections, featuredWineCount).map(({ item, serving: { kind, volumeMl, priceCents } }) => {
    return { name: item.name, producer: item.wine?.producer ?? '', kind, volumeMl, priceCents };
  });
}
