import type { PublicEvent } from '../events/public-event';

/** A tasting with free seats, and a dinner without. */
export const sampleEvents: readonly PublicEvent[] = [
  {
    id: '3f0a1e54-6f6e-4f43-9a53-0f1f7c1f8a01',
    titleEn: 'An evening with Frankovka',
    titleSk: 'Večer s frankovkou',
    descriptionEn: 'Seven Blaufränkisch from Rača to Skalica, with the winemaker at the table.',
    descriptionSk: 'Sedem frankoviek od Rače po Skalicu a vinár pri stole.',
    eventType: 'wine_tasting',
    date: '2026-12-10',
    time: '18:00',
    duration: 3,
    maxCapacity: 12,
    currentBookings: 9,
    spotsAvailable: 3,
    pricePerPerson: 3900,
    imageUrl: null,
  },
  {
    id: '3f0a1e54-6f6e-4f43-9a53-0f1f7c1f8a02',
    titleEn: 'Five courses by candlelight',
    titleSk: null,
    descriptionEn: 'A long dinner with the wines of Tokaj.',
    descriptionSk: null,
    eventType: 'private_dinner',
    date: '2026-12-19',
    time: '19:30',
    duration: 4,
    maxCapacity: 20,
    currentBookings: 20,
    spotsAvailable: 0,
    pricePerPerson: 8900,
    imageUrl: null,
  },
];
