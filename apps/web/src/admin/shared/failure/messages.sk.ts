import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'failure.unknown': 'neznáma chyba',
  'failure.connection': 'server neodpovedá',
  'failure.unanswered': 'odpoveď neprišla, preto nevieme, či sa to uložilo. Pokojne to skúste znova.',
  'failure.inquiryHasEvent': 'z\u00a0tohto dopytu už vytvoril podujatie niekto iný',
  'failure.zoneInUse': 'sú tu rezervácie vopred a\u00a0ich časy by sa posunuli; pásmo zmeňte, keď žiadne nebudú',
  'failure.nothingToOffer': 'tri týždne pred tým ani po tom nie je pre túto skupinu iný čas',
  'failure.noEmail': 'hosť nenechal e-mail',
  'failure.noWayBack': 'na to je už neskoro alebo niet čo vrátiť',
  'failure.inFlight': 'prvý pokus sa ešte spracúva, skúste to o\u00a0chvíľu znova',
  'failure.madeBefore':
    'to, čo ste odoslali prvýkrát, sa predsa uložilo. Zavrite tento formulár a\u00a0upravte to v\u00a0zozname.',
  'failure.storage': 'disk servera je plný, nič sa neuložilo',
  'failure.busy': 'server má práve veľa práce, skúste to o chvíľu znova',
  'failure.filesWaiting': 'na spracovanie už čaká viac vašich súborov, skúste to znova, keď budú hotové',
  'failure.internal': 'na serveri sa niečo pokazilo',
  'failure.full': 'pre túto skupinu nie je v tomto čase voľný stôl',
  'failure.tooLarge': 'server prijíma len menšie súbory, toto má {size, number} MB; zmenšite to',
  'failure.tooLargeInFront':
    'server pred touto stránkou prijíma len menšie súbory a\u00a0zápisy, toto má {size, number} MB; zmenšite to alebo požiadajte správcu servera, aby zvýšil limit (client_max_body_size)',
  'failure.gone': 'už neexistuje',
  'failure.fields': 'skontrolujte zvýraznené polia',
  'failure.changed': 'medzitým to zmenil niekto iný',
  'failure.notPermitted': 'vaša rola to nedovoľuje, obráťte sa na majiteľa',
  'failure.signedOut': 'nie ste prihlásení',
  'failure.reason': 'porušuje to pravidlo podniku, treba uviesť dôvod',
  'failure.belowBookings': 'prihlásených je už viac hostí, než dovoľuje nová kapacita',
};
