import {
  type Language,
  type MenuFilter,
  type ShownItem,
  type ShownWine,
  parseMenuFilter,
  filterMenu,
  toMenuFilterParams,
  addDays,
  localizePath,
  datesInRange,
  toGuestRules,
  venueDayOn,
  venueValues,
  joinFilledParts,
  toMenuUrl,
  confirmationMinutes,
  reservationLimits,
  reservePaths,
  listStayHours,
  shortNameOf,
  serviceDateAt,
  timeOfMinute,
  describeWeek,
  weekOn,
  weekdayOf,
  fillVenueValues,
} from '@strapec/domain';
import type { PublicEventDto } from '../../events/event.dto.js';
import { EventsService } from '../../events/events.service.js';
import { MenuService } from '../../menu/menu.service.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { Settings } from '../../platform/config/settings.js';
import { VenueReader } from '../../venue/core/venue-reader.js';
import type { BusinessDetails } from '../../content/core/business-details.js';
import { BusinessDetailsReader } from '../../content/core/business-details-reader.js';

const listedDayCount = 14;
/** Of one answer; the client can ask with a narrower filter. */
const maxListedWines = 60;
const { maxPartySize: largestParty } = reservationLimits;

export interface VenueSummary {
  businessDetails: BusinessDetails;
  description: string;
  origin: string;
}

@Injectable()
export class AgentVenue {
  constructor(
    private readonly venueReader: VenueReader,
    private readonly detailsReader: BusinessDetailsReader,
    private readonly events: EventsService,
    private readonly menuService: MenuService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async describeVenue(language: Language) {
    const venue = await this.venueReader.readRecentVenue();
    const today = serviceDateAt(toLocalDateTime(this.clock.now()));
    const businessDetails = await this.detailsReader.readDetails(language);
    const { slotMinutes: _slots, ...rules } = toGuestRules(venueDayOn(today, venue).rules);
    return {
      ...toContactFacts(businessDetails),
      ...this.listSiteUrls(language),
      timeZone: venue.zone,
      today,
      hours: datesInRange(today, addDays(today, listedDayCount - 1)).map((date) =>
        toDayHours(date, venueDayOn(date, venue).hours),
      ),
      rules: { ...rules, durations: listStayHours(rules), minutesToConfirm: confirmationMinutes },
    };
  }

  async summarizeVenue(descriptionText: string | undefined, language: Language): Promise<VenueSummary> {
    const venue = await this.venueReader.readRecentVenue();
    const today = serviceDateAt(toLocalDateTime(this.clock.now()));
    const { rules } = venueDayOn(today, venue);
    const weekTexts = { ...describeWeek(weekOn(today, venue.schedule), language), largestParty };
    const businessDetails = await this.detailsReader.readDetails(language);
    const values = venueValues({ businessDetails, rules, words: weekTexts, language, year: Number(today.slice(0, 4)) });
    const description = fillVenueValues(descriptionText ?? businessDetails.name, values);
    return { businessDetails, description, origin: this.settings.publicUrl };
  }

  async listEvents(language: Language) {
    const events = await this.events.listPublicEvents();
    const url = this.settings.publicUrl + localizePath(language, '/events');
    return { events: events.map((event) => toAgentEvent(event, language)), url };
  }

  async listWines(language: Language, args: MenuFilter) {
    const filter = parseMenuFilter(toMenuFilterParams(args)); // reads the filter like the address of the page
    const { evening, sections } = await this.menuService.getGuestMenu(language);
    const wines = filterMenu(sections, filter).flatMap(({ items }) => items.flatMap(toAgentWines));
    const url = this.settings.publicUrl + toMenuUrl(language, filter);
    return { evening, found: wines.length, wines: wines.slice(0, maxListedWines), url };
  }

  async readShortName(): Promise<string> {
    return shortNameOf((await this.detailsReader.readDetails('en')).name);
  }

  async readReservationContact(language: Language): Promise<{ page: string; phone: string }> {
    const { phone } = await this.detailsReader.readDetails(language);
    return { page: this.listSiteUrls(language).reserveUrl, phone };
  }

  private listSiteUrls(language: Language) {
    const { publicUrl } = this.settings;
    return {
      url: publicUrl + localizePath(language, '/'),
      reserveUrl: publicUrl + reservePaths[language],
      menuUrl: publicUrl + toMenuUrl(language),
    };
  }
}

function toContactFacts({
  name,
  country,
  phone,
  email,
  priceRange,
  cuisine,
  languages,
  ...addressFields
}: BusinessDetails) {
  const addressLine = joinFilledParts([addressFields.street, `${addressFields.postalCode} ${addressFields.city}`]);
  const contact = { address: addressLine && `${addressLine}, ${country}`, phone, email, priceRange, cuisine };
  return { name, ...Object.fromEntries(Object.entries(contact).filter(([, fact]) => fact !== '')), languages };
}

type DayHours = ReturnType<typeof venueDayOn>['hours'];

/** On a closed day the times are `null`. */
const toDayHours = (date: string, hours: DayHours) => ({
  date,
  weekday: weekdayOf(date),
  opens: hours && timeOfMinute(hours.opens),
  closes: hours && timeOfMinute(hours.closes),
  lastStart: hours && timeOfMinute(hours.lastStart),
  break: hours?.break && { from: timeOfMinute(hours.break.from), until: timeOfMinute(hours.break.until) },
});

function toAgentEvent(event: PublicEventDto, language: Language) {
  const { date, time, duration, eventType, spotsAvailable, pricePerPerson } = event;
  const isSlovak = language === 'sk';
  return {
    title: (isSlovak && event.titleSk) || event.titleEn,
    description: (isSlovak && event.descriptionSk) || event.descriptionEn,
    date,
    time,
    duration,
    type: eventType,
    spotsAvailable,
    pricePerPersonCents: pricePerPerson,
  };
}

const toAgentWines = ({ name, text, isSoldOut, wine, servings }: ShownItem) =>
  wine
    ? [{ name, text, ...toWineFacts(wine), isSoldOut, servings: servings.map(({ id: _, ...serving }) => serving) }]
    : [];

function toWineFacts({ producer, vintage, country, region, appellation, colour, ...wine }: ShownWine) {
  const { sweetness, grapes, isOrganic, isVegan } = wine;
  const origin = { producer, vintage, country, region, appellation };
  return { ...origin, colour, sweetness, grapes: [...grapes], isOrganic, isVegan };
}
