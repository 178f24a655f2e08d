import { createTextHook } from '../../i18n/create-text-hook';

const en = {
  'live.lost': 'No connection · as of {time}',
  'live.lost.unknown': 'No connection',
  'live.lost.then': 'Nothing can be changed until it is back. It comes back by itself.',
  'live.back': 'The connection is back. What you see is up to date.',
  'live.bell.off': 'Turn sound on',
  'live.bell.on': 'Sound is on',
  'live.bell.hint': 'Chime when a guest reserves, and when one changes or cancels tonight',
  'live.arrivals': 'News from guests',
  'live.arrival': 'New reservation',
  'live.arrival.pending': 'New reservation, waiting for approval',
  'live.arrival.when': '{day} at {time}',
  'live.news.cancel': 'The guest has cancelled',
  'live.news.undo-cancel': 'The guest is coming after all',
  'live.news.change': 'The guest has changed the reservation',
  'live.news.ask-change': 'The guest asks for a change',
  'live.news.free': '{tables} is free',
  'live.arrival.show': 'Show',
  'live.arrival.dismiss': 'Dismiss',
  'live.notice': '{title}: {count, plural, one {# person} other {# people}}, {time}',
};

const sk: Record<keyof typeof en, string> = {
  'live.lost': 'Bez spojenia · stav z\u00a0{time}',
  'live.lost.unknown': 'Bez spojenia',
  'live.lost.then': 'Kým sa spojenie neobnoví, nič sa nedá zmeniť. Obnoví sa samo.',
  'live.back': 'Spojenie je späť. Vidíte aktuálny stav.',
  'live.bell.off': 'Zapnúť zvuk',
  'live.bell.on': 'Zvuk je zapnutý',
  'live.bell.hint': 'Zazvoní pri novej rezervácii a\u00a0keď hosť zmení alebo zruší dnešnú',
  'live.arrivals': 'Novinky od hostí',
  'live.arrival': 'Nová rezervácia',
  'live.arrival.pending': 'Nová rezervácia čaká na schválenie',
  'live.arrival.when': '{day} o\u00a0{time}',
  'live.news.cancel': 'Hosť zrušil rezerváciu',
  'live.news.undo-cancel': 'Hosť predsa len príde',
  'live.news.change': 'Hosť zmenil rezerváciu',
  'live.news.ask-change': 'Hosť žiada o\u00a0zmenu',
  'live.news.free': '{tables} voľný',
  'live.arrival.show': 'Zobraziť',
  'live.arrival.dismiss': 'Zavrieť',
  'live.notice': '{title}: {count, plural, one {# osoba} few {# osoby} many {# osoby} other {# osôb}}, {time}',
};

export const useLiveText = createTextHook({ en, sk });
