import {
  type Language,
  type MenuFilter,
  type ShownItem,
  type ShownWine,
  filterFrom,
  filterMenu,
  paramsOf,
  addDays,
  addressIn,
  datesBetween,
  guestRulesOf,
  venueOn,
  venueValues,
  inOneLine,
  menuAddress,
  minutesToVerify,
  reservationLimits,
  reservePaths,
  staysIn,
  shortNameOf,
  staffDay,
  timeOfMinute,
  weekInWords,
  weekOn,
  weekdayOf,
  withVenueValues,
} from '@strapec/domain';
import type { PublicEventDto } from '../../events/dto/event.dto.js';
import { EventsService } from '../../events/events.service.js';
import { Menus } from '../../menu/menus.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { Settings } from '../../platform/config/settings.js';
import { Venues } from '../../venue/read/venues.js';
import type { BusinessDetails } from '../../content/core/business-details.js';
import { CurrentBusinessDetails } from '../../content/core/current-business-details.js';

const daysListed = 14;
/** Of one answer; the client can ask with a narrower filter. */
const winesListed = 60;
const { maxPartySize: largestParty } = reservationLimits;

export interface VenueSummary {
  businessDetails: BusinessDetails;
  description: string;
  origin: string;
}

@Injectable()
export class AgentVenue {
  constructor(
    private readonly venues: Venues,
    private readonly currentDetails: CurrentBusinessDetails,
    private readonly events: EventsService,
    private readonly menus: Menus,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async describe(language: Language) {
    const venue = await this.venues.recent();
    const today = staffDay(localMoment(this.clock.now()));
    const businessDetails = await this.currentDetails.inLanguage(language);
    const { slotMinutes: _slots, ...rules } = guestRulesOf(venueOn(today, venue).rules);
    return {
      ...factsOf(businessDetails),
      ...this.addresses(language),
      timeZone: venue.zone,
      today,
      hours: datesBetween(today, addDays(today, daysListed - 1)).map((date) =>
        hoursOn(date, venueOn(date, venue).hours),
      ),
      rules: { ...rules, durations: staysIn(rules), minutesToConfirm: minutesToVerify },
    };
  }

  async summary(text: string | undefined, language: Language): Promise<VenueSummary> {
    const venue = await this.venues.recent();
    const today = staffDay(localMoment(this.clock.now()));
    const { rules } = venueOn(today, venue);
    const words = { ...weekInWords(weekOn(today, venue.schedule), language), largestParty };
    const businessDetails = await this.currentDetails.inLanguage(language);
    const values = venueValues({ businessDetails, rules, words, language, year: Number(today.slice(0, 4)) });
    const description = withVenueValues(text ?? businessDetails.name, values);
    return { businessDetails, description, origin: this.settings.publicUrl };
  }

  async listEvents(language: Language) {
    const events = await this.events.listPublicEvents();
    const url = this.settings.publicUrl + addressIn(language, '/events');
    return { events: events.map((event) => shownEvent(event, language)), url };
  }

  async listWines(language: Language, args: MenuFilter) {
    const filter = filterFrom(paramsOf(args)); // reads the filter like the address of the page
    const { evening, sections } = await this.menus.shown(language);
    const wines = filterMenu(sections, filter).flatMap(({ items }) => items.flatMap(shownWines));
    const url = this.settings.publicUrl + menuAddress(language, filter);
    return { evening, found: wines.length, wines: wines.slice(0, winesListed), url };
  }

  async shortName(): Promise<string> {
    return shortNameOf((await this.currentDetails.inLanguage('en')).name);
  }

  async waysToReserve(language: Language): Promise<{ page: string; phone: string }> {
    const { phone } = await this.currentDetails.inLanguage(language);
    return { page: this.addresses(language).reserveUrl, phone };
  }

  private addresses(language: Language) {
    const { publicUrl } = this.settings;
    return {
      url: publicUrl + addressIn(language, '/'),
      reserveUrl: publicUrl + reservePaths[language],
      menuUrl: publicUrl + menuAddress(language),
    };
  }
}

function factsOf({ name, country, phone, email, priceRange, cuisine, languages, ...place }: BusinessDetails) {
  const line = inOneLine([place.street, `${place.postalCode} ${place.city}`]);
  const contact = { address: line && `${line}, ${country}`, phone, email, priceRange, cuisine };
  return { name, ...Object.fromEntries(Object.entries(contact).filter(([, fact]) => fact !== '')), languages };
}

type Hours = ReturnType<typeof venueOn>['hours'];

/** `null` on a closed day. */
const hoursOn = (date: string, hours: Hours) => ({
  date,
  weekday: weekdayOf(date),
  opens: hours && timeOfMinute(hours.opens),
  closes: hours && timeOfMinute(hours.closes),
  lastStart: hours && timeOfMinute(hours.lastStart),
  break: hours?.break && { from: timeOfMinute(hours.break.from), until: timeOfMinute(hours.break.until) },
});

function shownEvent(event: PublicEventDto, language: Language) {
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

const shownWines = ({ name, text, isSoldOut, wine, servings }: ShownItem) =>
  wine
    ? [{ name, text, ...wineFacts(wine), isSoldOut, servings: servings.map(({ id: _, ...serving }) => serving) }]
    : [];

function wineFacts({ producer, vintage, country, region, appellation, colour, ...wine }: ShownWine) {
  const { sweetness, grapes, isOrganic, isVegan } = wine;
  const origin = { producer, vintage, country, region, appellation };
  return { ...origin, colour, sweetness, grapes: [...grapes], isOrganic, isVegan };
}
