import {
  type BookingRules,
  type HouseInPublic,
  type Language,
  type ServiceDate,
  guestRulesOf,
  timeOfMinute,
  weekdays,
} from '@strapec/domain';
import { houseWeek, seededHouse } from '@strapec/domain/testing';
import type { DayHours, Site } from '../site/site';

/** The demo's data, as `GET /api/site` gives it. */
export function aSite(language: Language, change: Partial<Site> = {}): Site {
  return {
    language,
    venue: {
      name: 'Strapec — víno & káva',
      street: 'Klobučnícka 7',
      postalCode: '811 05',
      city: 'Bratislava',
      country: 'SK',
      phone: '+421 2 5555 0123',
      email: 'vitajte@strapec.example',
      latitude: 48.1445,
      longitude: 17.1106,
      socialLinks: ['https://www.facebook.com/strapec.example', 'https://www.instagram.com/strapec.example'],
    },
    texts: {},
    images: {},
    openingHours: weekdays.map(hoursOn),
    house: aHouse(),
    captcha: { provider: 'none', siteKey: null },
    ...change,
  };
}

function hoursOn(weekday: DayHours['weekday']): DayHours {
  const hours = houseWeek[weekday];
  return {
    weekday,
    opens: hours && timeOfMinute(hours.opens),
    closes: hours && timeOfMinute(hours.closes),
    lastStart: hours && timeOfMinute(hours.lastStart),
  };
}

/** The demo house as guests may know it. */
export function aHouse(change: Partial<HouseInPublic> = {}): HouseInPublic {
  const { zone, schedule } = seededHouse;
  const rules = seededHouse.rules.map(({ from, value }) => ({ from, value: guestRulesOf(value) }));
  return { zone, schedule, rules, ...change };
}

/** The demo house as its owner sets it. */
export function anOwnHouse(change: Partial<HouseInPublic<BookingRules>> = {}): HouseInPublic<BookingRules> {
  const { zone, schedule, rules } = seededHouse;
  return { zone, schedule, rules, ...change };
}

/** The demo house with days in a row on which it is closed. */
export function aHouseClosed(from: ServiceDate, to = from): HouseInPublic {
  return aHouse({ schedule: { ...seededHouse.schedule, specialDays: [{ from, to, hours: null }] } });
}
