import type { Language } from '@strapec/domain';
import texts from './texts.json' with { type: 'json' };

/** The texts in which the sample venue speaks of itself, by message id. */
export const sampleTexts: Readonly<Record<string, Readonly<Record<Language, string>>>> = texts;

/** The facts of a fictional bar, as texts whose keys begin with `venue.` (rules §10). */
export const sampleFacts: Readonly<Record<string, string | { en: string; sk: string }>> = {
  name: 'Strapec — víno & káva',
  street: 'Klobučnícka 7',
  postalCode: '811 05',
  city: 'Bratislava',
  country: 'SK',
  phone: '+421 2 5555 0123',
  email: 'vitajte@strapec.example',
  latitude: '48.1445',
  longitude: '17.1106',
  companyName: 'Strapec, s. r. o.',
  companySeat: 'Klobučnícka 7, 811 05 Bratislava',
  companyId: '12 345 678',
  companyTaxId: '2012345678',
  companyRegister: {
    en: 'Commercial Register of the Municipal Court Bratislava III, section Sro, file no. 12345/B',
    sk: 'Zapísaná v Obchodnom registri Mestského súdu Bratislava III, oddiel Sro, vložka č. 12345/B',
  },
  priceRange: '€€€',
  cuisine: 'finger food',
  map: 'drawing',
  socialLinks: 'https://www.facebook.com/strapec.example\nhttps://www.instagram.com/strapec.example',
};

const cellar = {
  url: '/images/cellar-wide-1280.webp',
  altEn: 'A brick cellar vault with small tables, candles, and a niche full of bottles',
  altSk: 'Tehlová klenba pivnice s malými stolmi, sviečkami a výklenkom plným fliaš',
};

/** The sample images that show a place, by key. The other images are built in, for any venue. */
export const sampleImages: Readonly<Record<string, { url: string; altEn: string; altSk: string }>> = {
  'venue.logo': { url: '/favicon.svg', altEn: 'A bunch of grapes', altSk: 'Strapec hrozna' },
  'home.about': cellar,
  'home.wines': {
    url: '/images/vineyards-wide-1280.webp',
    altEn: 'Vineyards of the Small Carpathians below Bratislava Castle at dusk',
    altSk: 'Vinice Malých Karpát pod Bratislavským hradom za súmraku',
  },
  'events.room': cellar,
};

/** The source texts of the drawn files `/images/share-sk.jpg` and `share-en.jpg` of the web. */
export const sampleShare = {
  name: sampleFacts['name'],
  city: sampleFacts['city'],
  title: sampleTexts['home.hero.title'] ?? { sk: '', en: '' },
};
