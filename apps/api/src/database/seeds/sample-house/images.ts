import { sampleTexts } from '@strapec/domain/seed';
import { sampleFacts } from './facts.js';

const cellar = {
  url: '/images/cellar-wide-1280.webp',
  altEn: 'A brick cellar vault with small tables, candles, and a niche full of bottles',
  altSk: 'Tehlová klenba pivnice s malými stolmi, sviečkami a výklenkom plným fliaš',
};

/**
 * The pictures of the sample house, by the place where they hang: those that show a place. The others are built in, for any bar.
 */
export const sampleImages: Readonly<Record<string, { url: string; altEn: string; altSk: string }>> = {
  'house.logo': { url: '/favicon.svg', altEn: 'A bunch of grapes', altSk: 'Strapec hrozna' },
  'home.about': cellar,
  'home.wines': {
    url: '/images/vineyards-wide-1280.webp',
    altEn: 'Vineyards of the Small Carpathians below Bratislava Castle at dusk',
    altSk: 'Vinice Malých Karpát pod Bratislavským hradom za súmraku',
  },
  'events.room': cellar,
};

/** What `/images/share-sk.jpg` and `share-en.jpg` were drawn from, as they lie among the web's files. */
export const sampleShare = {
  name: sampleFacts['name'],
  city: sampleFacts['city'],
  title: sampleTexts['home.hero.title'] ?? { sk: '', en: '' },
};
