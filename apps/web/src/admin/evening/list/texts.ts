import { reservationTexts } from '../reservation/texts';
import { type Texts, createTextHook } from '../../i18n/create-text-hook';

const texts = {
  'evening.overview': ['Daily overview', 'Prehľad dňa'],
  'evening.covers': [
    '{count, plural, one {guest} other {guests}}',
    '{count, plural, one {hosť} few {hostia} many {hosťa} other {hostí}}',
  ],
  'evening.requested': [
    'Requests hold {count, plural, one {# table} other {# tables}}',
    'Žiadosti držia {count, plural, one {# stôl} few {# stoly} many {# stola} other {# stolov}}',
  ],
  'evening.total': ['Total', 'Spolu'],
  'evening.confirmed': ['Confirmed', 'Potvrdené'],
  'evening.pending': ['Pending', 'Čakajú'],
  'evening.cancelled': ['Cancelled', 'Zrušené'],
  'evening.withoutTable': ['No table', 'Bez stola'],
  'evening.schedule': ['Schedule', 'Rezervácie {part, select, day {dňa} other {večera}}'],
  'evening.finished': ['Finished: {count}', 'Ukončené: {count}'],
  'evening.empty': ['No reservations for this day yet.', 'Na tento deň ešte nemáme žiadnu rezerváciu.'],
  'evening.event': ['Event', 'Podujatie'],
  'evening.blocks.full_room': ['blocks capacity: the whole room', 'obsadí celý podnik'],
  'evening.blocks.seats': [
    'blocks capacity: {count, plural, one {# seat} other {# seats}}',
    'obsadí {count, plural, one {# miesto} few {# miesta} many {# miesta} other {# miest}}',
  ],
  'evening.blocks.none': ['takes no tables', 'neobsadí stoly'],
  'evening.hidden': ['hidden from guests', 'hostia ho nevidia'],
  'card.noTable': [
    'No table. This party gets the next one that becomes free. Move it to another time, choose tables by hand, or call them.',
    'Bez stola. Najbližší voľný stôl dostane táto skupina. Presuňte ju na iný čas, vyberte stoly ručne alebo hosťom zavolajte.',
  ],
  'card.actions': ['Actions for {name}', 'Čo s rezerváciou: {name}'],
  'waiting.title': [
    '{count, plural, one {# party without a table} other {# parties without a table}}',
    '{count, plural, one {# skupina bez stola} few {# skupiny bez stola} many {# skupiny bez stola} other {# skupín bez stola}}',
  ],
  'waiting.party': [
    '{time} · {name} · {count, plural, one {# person} other {# people}}',
    '{time} · {name} · {count, plural, one {# osoba} few {# osoby} many {# osoby} other {# osôb}}',
  ],
  'waiting.failed': [
    'Could not check whether any party is without a table.',
    'Nepodarilo sa zistiť, či je niektorá skupina bez stola.',
  ],
  'list.title': ['All upcoming reservations', 'Všetky nadchádzajúce rezervácie'],
  'list.search': ['Search by name, e-mail or phone', 'Hľadať podľa mena, e-mailu alebo telefónu'],
  'list.many': [
    'More than {count, number} reservations: type more of the name, or choose the nearest ones here.',
    'Viac ako {count, number} rezervácií: napíšte z mena viac alebo vyberte z najbližších.',
  ],
  'list.empty': ['No reservation found.', 'Nenašla sa žiadna rezervácia.'],
  'list.page': ['Pages', 'Strany'],
} satisfies Texts;

export const useReservationListText = createTextHook({ ...reservationTexts, ...texts });
