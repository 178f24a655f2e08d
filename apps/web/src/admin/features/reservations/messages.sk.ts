import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'evening.overview': 'Prehľad dňa',
  'evening.covers': '{count, plural, one {hosť} few {hostia} many {hosťa} other {hostí}}',
  'evening.requested': 'Žiadosti držia {count, plural, one {# stôl} few {# stoly} many {# stola} other {# stolov}}',
  'evening.total': 'Spolu',
  'evening.confirmed': 'Potvrdené',
  'evening.pending': 'Čakajú',
  'evening.cancelled': 'Zrušené',
  'evening.withoutTable': 'Bez stola',
  'evening.schedule': 'Rezervácie {part, select, day {dňa} other {večera}}',
  'evening.print': 'Vytlačiť',
  'evening.finished': 'Ukončené: {count}',
  'evening.closed': 'V tento deň máme zatvorené.',
  'evening.empty': 'Na tento deň ešte nemáme žiadnu rezerváciu.',
  'evening.event': 'Podujatie',
  'evening.blocks.full_room': 'obsadí celý podnik',
  'evening.blocks.seats': 'obsadí {count, plural, one {# miesto} few {# miesta} many {# miesta} other {# miest}}',
  'evening.blocks.none': 'neobsadí stoly',
  'evening.hidden': 'hostia ho nevidia',

  'card.pinned': 'pevný stôl',
  'card.noTable':
    'Bez stola. Najbližší voľný stôl dostane táto skupina. Presuňte ju na iný čas, vyberte stoly ručne alebo hosťom zavolajte.',
  'card.created': 'Vytvorená {instant}',
  'card.source.website': 'rezervované na webe',
  'card.source.phone': 'rezervované telefonicky',
  'card.source.walk_in': 'bez rezervácie',
  'card.source.agent': 'rezervované cez asistenta',
  'card.mail': 'e-maily {language, select, sk {po slovensky} other {po anglicky}}',
  'card.actions': 'Čo s rezerváciou: {name}',
  'card.edit': 'Upraviť',
  'card.history': 'História',

  'waiting.title':
    '{count, plural, one {# skupina bez stola} few {# skupiny bez stola} many {# skupiny bez stola} other {# skupín bez stola}}',
  'waiting.party': '{time} · {name} · {count, plural, one {# osoba} few {# osoby} many {# osoby} other {# osôb}}',
  'waiting.failed': 'Nepodarilo sa zistiť, či je niektorá skupina bez stola.',

  'list.title': 'Všetky nadchádzajúce rezervácie',
  'list.search': 'Hľadať podľa mena, e-mailu alebo telefónu',
  'list.count': '{count, plural, one {# rezervácia} few {# rezervácie} many {# rezervácie} other {# rezervácií}}',
  'list.many': 'Viac ako {count, number} rezervácií: napíšte z mena viac alebo vyberte z najbližších.',
  'list.empty': 'Nenašla sa žiadna rezervácia.',
  'list.page': 'Strany',
};
