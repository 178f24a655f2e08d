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
      companyName: 'Strapec, s. r. o.',
      companySeat: 'Klobučnícka 7, 811 05 Bratislava',
      companyId: '12 345 678',
      companyTaxId: '2012345678',
      companyRegister: 'Obchodný register Mestského súdu Bratislava III, oddiel Sro, vložka č. 12345/B',
      priceRange: '€€€',
      cuisine: 'finger food',
      languages: ['sk', 'en'],
      timeZone: 'Europe/Bratislava',
      accent: '',
      map: 'drawing',
    },
    texts: {},
    images: {},
    openingHours: weekdays.map(hoursOn),
    house: aHouse(),
    wines: fewWines[language],
    captcha: { provider: 'none', siteKey: null },
    ...change,
  };
}

type FewWine = NonNullable<Site['wines']>[number];

const wine = (name: string, producer: string, priceCents: number): FewWine => ({
  name,
  producer,
  kind: 'glass',
  volumeMl: 100,
  priceCents,
});

const fewWines: Record<Language, FewWine[]> = {
  sk: [
    wine('Brut zo Slnečných hôr', 'Sedlár a dcéra', 590),
    wine('Veltlínske zelené', 'Vinárstvo Zelenák', 420),
    wine('Furmint', 'Pivnica Timčák', 590),
    wine('Tramín na šupkách', 'Rodina Majtánová', 650),
    wine('Frankovka modrá', 'Karol Vyskočil', 490),
    wine('Langhe Nebbiolo', 'Cascina dei Tigli Rossi', 850),
  ],
  en: [
    wine('Brut from Slnečné hory', 'Sedlár a dcéra', 590),
    wine('Grüner Veltliner', 'Vinárstvo Zelenák', 420),
    wine('Furmint', 'Pivnica Timčák', 590),
    wine('Skin-contact Traminer', 'Rodina Majtánová', 650),
    wine('Blaufränkisch', 'Karol Vyskočil', 490),
    wine('Langhe Nebbiolo', 'Cascina dei Tigli Rossi', 850),
  ],
};

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
