import { Injectable } from '@nestjs/common';
import {
  type Language,
  aFewWines,
  guestRulesOf,
  reservationLimits,
  staffDay,
  weekInWords,
  weekOn,
} from '@strapec/domain';
import { Clock } from '../../platform/clock/clock.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { Venues } from '../../venue/read/venues.js';
import { venueAhead } from '../../venue/read/venue-ahead.js';
import type { MenuDto } from '../../menu/dto/menu.dto.js';
import { Menus } from '../../menu/menus.js';
import type { FewWineDto, SiteDto } from './dto/site.dto.js';
import { openingHoursList } from './opening-hours-list.js';

@Injectable()
export class PublicVenueReader {
  constructor(
    private readonly venues: Venues,
    private readonly clock: Clock,
    private readonly menus: Menus,
  ) {}

  /** After midnight the evening before counts as ahead until the day changes, because staff may still add visits to it. */
  async current(language: Language): Promise<Pick<SiteDto, 'openingHours' | 'words' | 'venue' | 'wines'>> {
    const venue = await this.venues.current();
    const now = localMoment(this.clock.now());
    const ahead = venueAhead(venue, staffDay(now));
    const rules = ahead.rules.map(({ from, value }) => ({ from, value: guestRulesOf(value) }));
    const openingHours = openingHoursList(now.date, venue.schedule);
    const { maxPartySize: largestParty } = reservationLimits;
    const words = { ...weekInWords(weekOn(now.date, venue.schedule), language), largestParty };
    return { openingHours, words, venue: { ...ahead, rules }, wines: fewWines(await this.menu(language)) };
  }

  menu(language: Language): Promise<MenuDto> {
    return this.menus.shown(language);
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
