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
import { Houses } from '../../venue/read/houses.js';
import { houseAhead } from '../../venue/read/house-ahead.js';
import type { MenuDto } from '../../menu/dto/menu.dto.js';
import { Menus } from '../../menu/menus.js';
import type { FewWineDto, SiteDto } from './dto/site.dto.js';
import { openingHoursList } from './opening-hours-list.js';

@Injectable()
export class PublicHouse {
  constructor(
    private readonly houses: Houses,
    private readonly clock: Clock,
    private readonly menus: Menus,
  ) {}

  /** After midnight the evening before counts as ahead until the day changes, because staff may still add visits to it. */
  async current(language: Language): Promise<Pick<SiteDto, 'openingHours' | 'words' | 'house' | 'wines'>> {
    const house = await this.houses.current();
    const now = localMoment(this.clock.now());
    const ahead = houseAhead(house, staffDay(now));
    const rules = ahead.rules.map(({ from, value }) => ({ from, value: guestRulesOf(value) }));
    const openingHours = openingHoursList(now.date, house.schedule);
    const { maxPartySize: largestParty } = reservationLimits;
    const words = { ...weekInWords(weekOn(now.date, house.schedule), language), largestParty };
    return { openingHours, words, house: { ...ahead, rules }, wines: fewWines(await this.menu(language)) };
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
