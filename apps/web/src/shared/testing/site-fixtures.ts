import { parse } from '@formatjs/icu-messageformat-parser';
import {
  type BookingRules,
  type PublicVenue,
  type Language,
  type ServiceDate,
  toGuestRules,
  reservationLimits,
  describeWeek,
  tieShortWords,
} from '@strapec/domain';
import { venueWeek, seededVenue } from '@strapec/domain/testing';
import type { Site } from '../site/site';
import { sampleTexts } from './sample-venue.ts';

export function buildSite(language: Language, overrides: Partial<Site> = {}): Site {
  return {
    language,
    businessDetails: {
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
      companyRegister: 'Zapísaná v Obchodnom registri Mestského súdu Bratislava III, oddiel Sro, vložka č. 12345/B',
      priceRange: '€€€',
      cuisine: 'finger food',
      languages: ['sk', 'en'],
      timeZone: 'Europe/Bratislava',
      accent: '',
      map: 'drawing',
    },
    images: sampleImages,
    look: null,
    words: { ...describeWeek(venueWeek, language), largestParty: reservationLimits.maxPartySize },
    venue: buildPublicVenue(),
    wines: homeWines[language],
    captcha: { provider: 'none', siteKey: null },
    ...overrides,
    texts: { ...toSiteTexts(language), ...overrides.texts },
  };
}

const createImage = (url: string) => ({ url, alt: '', width: null, height: null, avif: null, webp: null });
const sampleImages: Site['images'] = {
  'venue.logo': createImage('/favicon.svg'),
  'home.about': createImage('/images/cellar-wide-1280.webp'),
  'home.wines': createImage('/images/vineyards-wide-1280.webp'),
  'events.room': createImage('/images/cellar-wide-1280.webp'),
};
function toSiteTexts(language: Language): Site['texts'] {
  return Object.fromEntries(
    Object.entries(sampleTexts).map(([id, { [language]: text }]) => {
      const typeset = language === 'sk' ? tieShortWords(text) : text;
      return [id, text.includes('<') ? (parse(typeset) as never) : typeset];
    }),
  );
}

type HomeWine = NonNullable<Site['wines']>[number];

const createHomeWine = (name: string, producer: string, priceCents: number): HomeWine => ({
  name,
  producer,
  kind: 'glass',
  volumeMl: 100,
  priceCents,
});

const homeWines: Record<Language, HomeWine[]> = {
  sk: [
    createHomeWine('Brut zo Slnečných hôr', 'Sedlár a dcéra', 590),
    createHomeWine('Veltlínske zelené', 'Vinárstvo Zelenák', 420),
    createHomeWine('Furmint', 'Pivnica Timčák', 590),
    createHomeWine('Tramín na šupkách', 'Rodina Majtánová', 650),
    createHomeWine('Frankovka modrá', 'Karol Vyskočil', 490),
    createHomeWine('Langhe Nebbiolo', 'Cascina dei Tigli Rossi', 850),
  ],
  en: [
    createHomeWine('Brut from Slnečné hory', 'Sedlár a dcéra', 590),
    createHomeWine('Grüner Veltliner', 'Vinárstvo Zelenák', 420),
    createHomeWine('Furmint', 'Pivnica Timčák', 590),
    createHomeWine('Skin-contact Traminer', 'Rodina Majtánová', 650),
    createHomeWine('Blaufränkisch', 'Karol Vyskočil', 490),
    createHomeWine('Langhe Nebbiolo', 'Cascina dei Tigli Rossi', 850),
  ],
};

export function buildPublicVenue(overrides: Partial<PublicVenue> = {}): PublicVenue {
  const { zone, schedule } = seededVenue;
  const rules = seededVenue.rules.map(({ from, value }) => ({ from, value: toGuestRules(value) }));
  return { zone, schedule, rules, ...overrides };
}

export function buildStaffVenue(overrides: Partial<PublicVenue<BookingRules>> = {}): PublicVenue<BookingRules> {
  const { zone, schedule, rules } = seededVenue;
  return { zone, schedule, rules, ...overrides };
}

export function buildClosedVenue(from: ServiceDate, to = from): PublicVenue {
  return buildPublicVenue({ schedule: { ...seededVenue.schedule, specialDays: [{ from, to, hours: null }] } });
}
