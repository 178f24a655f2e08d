import {
  type Language,
  aFewWines,
  defaultLanguage,
  guestRulesOf,
  reservationLimits,
  staffDay,
  weekInWords,
  weekOn,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, Like, Not } from 'typeorm';
import { Settings } from '../../platform/config/settings.js';
import { SiteContent } from '../../platform/database/entities/site/site-content.entity.js';
import { SiteImage } from '../../platform/database/entities/site/site-image.entity.js';
import { Clock } from '../../platform/clock/clock.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { venueAhead } from '../../venue/read/venue-ahead.js';
import { Venues } from '../../venue/read/venues.js';
import { pictureKeys } from '../../menu/stored-menu.js';
import type { MenuDto } from '../../menu/dto/menu.dto.js';
import { Menus } from '../../menu/menus.js';
import { BuiltInContent } from '../core/built-in-content.js';
import { lookVersion } from '../core/look.js';
import { businessDetailsFrom } from '../core/business-details.js';
import { textsOfBusinessDetails } from '../core/current-business-details.js';
import type { FewWineDto, SiteDto } from './dto/site.dto.js';
import { openingHoursList } from './opening-hours-list.js';
import { shownImage } from '../core/shown-image.js';
import { shownTexts } from './shown-texts.js';

@Injectable()
export class SiteService {
  constructor(
    private readonly source: DataSource,
    private readonly settings: Settings,
    private readonly builtIn: BuiltInContent,
    private readonly venues: Venues,
    private readonly clock: Clock,
    private readonly menus: Menus,
  ) {}

  async getSite(language: Language): Promise<SiteDto> {
    const { provider, siteKey } = this.settings.captcha;
    const rows = await this.source.manager.find(SiteContent);
    const images = await this.source.manager.findBy(SiteImage, { key: Not(Like(`${pictureKeys}%`)) });
    return {
      language,
      businessDetails: businessDetailsFrom(rows, language),
      texts: shownTexts(rows, this.builtIn, language),
      look: lookVersion({ rows, images, builtIn: this.builtIn }, language),
      images: Object.fromEntries(images.map((image) => [image.key, shownImage(image, language)])),
      ...(await this.currentVenue(language)),
      captcha: { provider, siteKey },
    };
  }

  /** The venue's first language first. */
  async languages(): Promise<Language[]> {
    return businessDetailsFrom(await textsOfBusinessDetails(this.source.manager), defaultLanguage).languages;
  }

  /** Includes yesterday evening until the service day changes. */
  private async currentVenue(language: Language): Promise<Pick<SiteDto, 'openingHours' | 'words' | 'venue' | 'wines'>> {
    const venue = await this.venues.current();
    const now = localMoment(this.clock.now());
    const ahead = venueAhead(venue, staffDay(now));
    const rules = ahead.rules.map(({ from, value }) => ({ from, value: guestRulesOf(value) }));
    const openingHours = openingHoursList(now.date, venue.schedule);
    const { maxPartySize: largestParty } = reservationLimits;
    const words = { ...weekInWords(weekOn(now.date, venue.schedule), language), largestParty };
    return { openingHours, words, venue: { ...ahead, rules }, wines: fewWines(await this.menus.shown(language)) };
  }
}

const few = 6;

function fewWines({ sections }: MenuDto): FewWineDto[] {
  return aFewWines(sections, few).map(({ item: { name, wine }, serving: { kind, volumeMl, priceCents } }) => ({
    name,
    producer: wine?.producer ?? '',
    kind,
    volumeMl,
    priceCents,
  }));
}
