import { reservationTexts } from '../reservation/texts';
import { createTextHook } from '../../i18n/create-text-hook';

const en = {
  'evening.overview': 'Daily overview',
  'evening.covers': '{count, plural, one {guest} other {guests}}',
  'evening.requested': 'Requests hold {count, plural, one {# table} other {# tables}}',
  'evening.total': 'Total',
  'evening.confirmed': 'Confirmed',
  'evening.pending': 'Pending',
  'evening.cancelled': 'Cancelled',
  'evening.withoutTable': 'No table',
  'evening.schedule': 'Schedule',
  'evening.finished': 'Finished: {count}',
  'evening.empty': 'No reservations for this day yet.',
  'evening.event': 'Event',
  'evening.blocks.full_room': 'blocks capacity: the whole room',
  'evening.blocks.seats': 'blocks capacity: {count, plural, one {# seat} other {# seats}}',
  'evening.blocks.none': 'takes no tables',
  'evening.hidden': 'hidden from guests',

  'card.noTable':
    'No table. This party gets the next one that becomes free. Move it to another time, choose tables by hand, or call them.',
  'card.actions': 'Actions for {name}',

  'waiting.title': '{count, plural, one {# party without a table} other {# parties without a table}}',
  'waiting.party': '{time} · {name} · {count, plural, one {# person} other {# people}}',
  'waiting.failed': 'Could not check whether any party is without a table.',

  'list.title': 'All upcoming reservations',
  'list.search': 'Search by name, e-mail or phone',
  'list.many': 'More than {count, number} reservations: type more of the name, or choose the nearest ones here.',
  'list.empty': 'No reservation found.',
  'list.page': 'Pages',
};

const sk: Record<keyof typeof en, string> = {
  'evening.overview': 'Prehľad dňa',
  'evening.covers': '{count, plural, one {hosť} few {hostia} many {hosťa} other {hostí}}',
  'evening.requested': 'Žiadosti držia {count, plural, one {# stôl} few {# stoly} many {# stola} other {# stolov}}',
  'evening.total': 'Spolu',
  'evening.confirmed': 'Potvrdené',
  'evening.pending': 'Čakajú',
  'evening.cancelled': 'Zrušené',
  'evening.withoutTable': 'Bez stola',
  'evening.schedule': 'Rezervácie {part, select, day {dňa} other {večera}}',
  'evening.finished': 'Ukončené: {count}',
  'evening.empty': 'Na tento deň ešte nemáme žiadnu rezerváciu.',
  'evening.event': 'Podujatie',
  'evening.blocks.full_room': 'obsadí celý podnik',
  'evening.blocks.seats': 'obsadí {count, plural, one {# miesto} few {# miesta} many {# miesta} other {# miest}}',
  'evening.blocks.none': 'neobsadí stoly',
  'evening.hidden': 'hostia ho nevidia',

  'card.noTable':
    'Bez stola. Najbližší voľný stôl dostane táto skupina. Presuňte ju na iný čas, vyberte stoly ručne alebo hosťom zavolajte.',
  'card.actions': 'Čo s rezerváciou: {name}',

  'waiting.title':
    '{count, plural, one {# skupina bez stola} few {# skupiny bez stola} many {# skupiny bez stola} other {# skupín bez stola}}',
  'waiting.party': '{time} · {name} · {count, plural, one {# osoba} few {# osoby} many {# osoby} other {# osôb}}',
  'waiting.failed': 'Nepodarilo sa zistiť, či je niektorá skupina bez stola.',

  'list.title': 'Všetky nadchádzajúce rezervácie',
  'list.search': 'Hľadať podľa mena, e-mailu alebo telefónu',
  'list.many': 'Viac ako {count, number} rezervácií: napíšte z mena viac alebo vyberte z najbližších.',
  'list.empty': 'Nenašla sa žiadna rezervácia.',
  'list.page': 'Strany',
};

export const useEveningText = createTextHook({ en, sk }, reservationTexts);
