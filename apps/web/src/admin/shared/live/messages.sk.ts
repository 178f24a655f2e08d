import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
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
  'live.people': '{count, plural, one {# osoba} few {# osoby} many {# osoby} other {# osôb}}',
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
