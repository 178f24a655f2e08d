import { type Texts, createTextHook } from '../../i18n/create-text-hook';

export const texts = {
  'failure.unknown': ['Unknown error', 'neznáma chyba'],
  'failure.connection': ['the server could not be reached', 'server neodpovedá'],
  'failure.unanswered': [
    'no answer has come, so it is not known whether it was saved. It is safe to try again.',
    'odpoveď neprišla, preto nevieme, či sa to uložilo. Pokojne to skúste znova.',
  ],
  'failure.inquiry_has_event': [
    'a colleague has made an event of this inquiry already',
    'z\u00a0tohto dopytu už vytvoril podujatie niekto iný',
  ],
  'failure.zone_in_use': [
    'there are reservations ahead and their times would shift; change the zone when there are none',
    'sú tu rezervácie vopred a\u00a0ich časy by sa posunuli; pásmo zmeňte, keď žiadne nebudú',
  ],
  'failure.nothing_to_offer': [
    'there is no other time for this party in the three weeks before and after',
    'tri týždne pred tým ani po tom nie je pre túto skupinu iný čas',
  ],
  'failure.no_email': ['the guest has left no e-mail address', 'hosť nenechal e-mail'],
  'failure.no_way_back': [
    'it is too late for that, or there is nothing left to take back',
    'na to je už neskoro alebo niet čo vrátiť',
  ],
  'failure.idempotency_in_flight': [
    'the first attempt is still being worked on; please try again in a moment',
    'prvý pokus sa ešte spracúva, skúste to o\u00a0chvíľu znova',
  ],
  'failure.idempotency_mismatch': [
    'what you sent first was saved after all. Please close this form and change it where it is listed.',
    'to, čo ste odoslali prvýkrát, sa predsa uložilo. Zavrite tento formulár a\u00a0upravte to v\u00a0zozname.',
  ],
  'failure.storage_full': [
    'the disk of the server is full, nothing was saved',
    'disk servera je plný, nič sa neuložilo',
  ],
  'failure.busy': [
    'the server is very busy; please try again in a moment',
    'server má práve veľa práce, skúste to o chvíľu znova',
  ],
  'failure.files_waiting': [
    'several of your files are waiting already; please try again when they are done',
    'na spracovanie už čaká viac vašich súborov, skúste to znova, keď budú hotové',
  ],
  'failure.internal_error': ['something went wrong on the server', 'na serveri sa niečo pokazilo'],
  'failure.no_table': [
    'no table is free for this party at this time',
    'pre túto skupinu nie je v tomto čase voľný stôl',
  ],
  'failure.payload_too_large': [
    'it is too large for the server ({size, number} MB); make it smaller',
    'server prijíma len menšie súbory, toto má {size, number} MB; zmenšite to',
  ],
  'failure.tooLargeInFront': [
    'the server in front takes only smaller files and entries, this has {size, number} MB; make it smaller, or ask the operator of the server to raise the limit (client_max_body_size)',
    'server pred touto stránkou prijíma len menšie súbory a\u00a0zápisy, toto má {size, number} MB; zmenšite to alebo požiadajte správcu servera, aby zvýšil limit (client_max_body_size)',
  ],
  'failure.not_found': ['it no longer exists', 'už neexistuje'],
  'failure.validation_failed': ['please check the highlighted fields', 'skontrolujte zvýraznené polia'],
  'failure.changed_meanwhile': ['somebody else has changed this meanwhile', 'medzitým to zmenil niekto iný'],
  'failure.not_permitted': [
    'your role does not allow this; ask the owner',
    'vaša rola to nedovoľuje, obráťte sa na majiteľa',
  ],
  'failure.unauthenticated': ['you are not signed in', 'nie ste prihlásení'],
  'failure.reason_required': [
    'this goes against a rule of the bar; a reason is needed',
    'porušuje to pravidlo podniku, treba uviesť dôvod',
  ],
  'failure.below_bookings': [
    'more guests are booked already than the new capacity allows',
    'prihlásených je už viac hostí, než dovoľuje nová kapacita',
  ],
} satisfies Texts;

export const useFailureText = createTextHook(texts);
