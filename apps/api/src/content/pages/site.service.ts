import {
  type Language,
  sampleWines,
  defaultLanguage,
  toGuestRules,
  reservationLimits,
  serviceDateAt,
  weekInWords,
  weekOn,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, Like, Not } from 'typeorm';
import { Settings } from '../../platform/config/settings.js';
import { SiteContent } from '../../platform/database/entities/site/site-content.entity.js';
import { SiteImage } from '../../platform/database/entities/site/site-image.entity.js';
import { Clock } from '../../platform/clock/clock.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { upcomingVenue } from '../../venue/core/upcoming-venue.js';
import { VenueReader } from '../../venue/core/venue-reader.js';
import { pictureKeyPrefix } from '../../menu/stored-menu.js';
import type { MenuDto } from '../../menu/dto/menu.dto.js';
import { MenuService } from '../../menu/menu.service.js';
import { BuiltInContent } from '../core/built-in-content.js';
import { lookVersion } from '../core/look.js';
import { toBusinessDetails } from '../core/business-details.js';
import { findBusinessDetailsTexts } from '../core/current-business-details.js';
import type { FeaturedWineDto, SiteDto } from './dto/site.dto.js';
import { openingHoursList } from './opening-hours-list.js';
import { toPageMessage } from '../core/message-syntax.js';
import { SiteImageDto } from '../core/site-image.dto.js';

type CurrentVenue = Pick<SiteDto, 'openingHours' | 'words' | 'venue' | 'wines'>;

@Injectable()
export class SiteService {
  constructor(
    private readonly source: DataSource,
    private readonly settings: Settings,
    private readonly builtIn: BuiltInContent,
    private readonly venues: VenueReader,
    private readonly clock: Clock,
    private readonly menus: MenuService,
  ) {}

  async getSite(language: Language): Promise<SiteDto> {
    const { provider, siteKey } = this.settings.captcha;
    const rows = await this.source.manager.find(SiteContent);
    const images = await this.source.manager.findBy(SiteImage, { key: Not(Like(`${pictureKeyPrefix}%`)) });
    return {
      language,
      businessDetails: toBusinessDetails(rows, language),
      texts: this.changedTexts(rows, language),
      look: lookVersion({ rows, images, builtIn: this.builtIn }, language),
      images: Object.fromEntries(images.map((image) => [image.key, SiteImageDto.from(image, language)])),
      ...(await this.readCurrentVenue(language)),
      captcha: { provider, siteKey },
    };
  }

  /** Only valid texts that differ from the built-in ones are sent with pages. */
  private changedTexts(rows: readonly SiteContent[], language: Language): SiteDto['texts'] {
    const texts: SiteDto['texts'] = {};
    for (const { key, contentEn, contentSk } of rows) {
      const text = language === 'sk' ? contentSk : contentEn;
      const builtInText = this.builtIn.findText(key)?.[language] ?? '';
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
  private async readCurrentVenue(language: Language): Promise<CurrentVenue> {
    const venue = await this.venues.currentVenue();
    const now = toLocalDateTime(this.clock.now());
    const venueAhead = upcomingVenue(venue, serviceDateAt(now));
    const rules = venueAhead.rules.map(({ from, value }) => ({ from, value: toGuestRules(value) }));
    const openingHours = openingHoursList(now.date, venue.schedule);
    const { maxPartySize: largestParty } = reservationLimits;
    const words = { ...weekInWords(weekOn(now.date, venue.schedule), language), largestParty };
    const wines = toFeaturedWines(await this.menus.getGuestMenu(language));
    return { openingHours, words, venue: { ...venueAhead, rules }, wines };
  }
}

const wineCount = 6;

function toFeaturedWines({ sections }: MenuDto): FeaturedWineDto[] {
  return sampleWines(sections, wineCount).map(({ item, serving: { kind, volumeMl, priceCents } }) => {
    return { name: item.name, producer: item.wine?.producer ?? '', kind, volumeMl, priceCents };
  });
}
