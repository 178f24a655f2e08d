import { type Texts, createTextHook } from '../../i18n/create-text-hook';

const texts = {
  'live.lost': ['No connection · as of {time}', 'Bez spojenia · stav z\u00a0{time}'],
  'live.lost.unknown': ['No connection', 'Bez spojenia'],
  'live.lost.then': [
    'Nothing can be changed until it is back. It comes back by itself.',
    'Kým sa spojenie neobnoví, nič sa nedá zmeniť. Obnoví sa samo.',
  ],
  'live.back': ['The connection is back. What you see is up to date.', 'Spojenie je späť. Vidíte aktuálny stav.'],
  'live.bell.off': ['Turn sound on', 'Zapnúť zvuk'],
  'live.bell.on': ['Sound is on', 'Zvuk je zapnutý'],
  'live.bell.hint': [
    'Chime when a guest reserves, and when one changes or cancels tonight',
    'Zazvoní pri novej rezervácii a\u00a0keď hosť zmení alebo zruší dnešnú',
  ],
  'live.arrivals': ['News from guests', 'Novinky od hostí'],
  'live.arrival': ['New reservation', 'Nová rezervácia'],
  'live.arrival.pending': ['New reservation, waiting for approval', 'Nová rezervácia čaká na schválenie'],
  'live.arrival.when': ['{day} at {time}', '{day} o\u00a0{time}'],
  'live.news.cancel': ['The guest has cancelled', 'Hosť zrušil rezerváciu'],
  'live.news.undo-cancel': ['The guest is coming after all', 'Hosť predsa len príde'],
  'live.news.change': ['The guest has changed the reservation', 'Hosť zmenil rezerváciu'],
  'live.news.ask-change': ['The guest asks for a change', 'Hosť žiada o\u00a0zmenu'],
  'live.news.free': ['{tables} is free', '{tables} voľný'],
  'live.arrival.show': ['Show', 'Zobraziť'],
  'live.arrival.dismiss': ['Dismiss', 'Zavrieť'],
  'live.notice': [
    '{title}: {count, plural, one {# person} other {# people}}, {time}',
    '{title}: {count, plural, one {# osoba} few {# osoby} many {# osoby} other {# osôb}}, {time}',
  ],
} satisfies Texts;

export const useLiveText = createTextHook(texts);
