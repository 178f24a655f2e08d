import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'failure.unknown': 'neznáma chyba',
  'failure.connection': 'server neodpovedá, nič sa neuložilo',
  'failure.storage': 'disk servera je plný, nič sa neuložilo',
  'failure.busy': 'server má práve veľa práce, skúste to o chvíľu znova',
  'failure.internal': 'na serveri sa niečo pokazilo',
  'failure.full': 'pre túto skupinu nie je v tomto čase voľný stôl',
  'failure.gone': 'už neexistuje',
  'failure.fields': 'skontrolujte zvýraznené polia',
  'failure.changed': 'medzitým to zmenil niekto iný',
  'failure.signedOut': 'nie ste prihlásení',
  'failure.reason': 'porušuje to pravidlo podniku, treba uviesť dôvod',
  'failure.belowBookings': 'prihlásených je už viac hostí, než dovoľuje nová kapacita',
};
