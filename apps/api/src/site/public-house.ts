import { Injectable } from '@nestjs/common';
import { guestRulesOf, staffDay } from '@strapec/domain';
import { Clock } from '../clock/clock.js';
import { localMoment } from '../clock/local-time.js';
import { Houses } from '../house/houses.js';
import type { SiteDto } from './dto/site.dto.js';
import { houseAhead } from '../house/house-ahead.js';
import { openingHoursList } from './opening-hours-list.js';

/** What everybody may know of the house at this moment. */
@Injectable()
export class PublicHouse {
  constructor(
    private readonly houses: Houses,
    private readonly clock: Clock,
  ) {}

  /** After midnight staff still enter visits of the evening before: it counts as ahead until the day rolls over. */
  async current(): Promise<Pick<SiteDto, 'openingHours' | 'house'>> {
    const house = await this.houses.current();
    const now = localMoment(this.clock.now());
    const ahead = houseAhead(house, staffDay(now));
    const rules = ahead.rules.map(({ from, value }) => ({ from, value: guestRulesOf(value) }));
    return { openingHours: openingHoursList(now.date, house.schedule), house: { ...ahead, rules } };
  }
}
