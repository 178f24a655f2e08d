import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'sheet.print': 'Vytlačiť',
  'sheet.back': 'Späť na {part, select, day {deň} other {večer}}',
  'sheet.sum':
    '{parties, plural, one {# rezervácia} few {# rezervácie} many {# rezervácie} other {# rezervácií}} · {covers, plural, one {# hosť} few {# hostia} many {# hosťa} other {# hostí}}',
  'sheet.asOf': 'stav {instant}',
  'sheet.event': 'Podujatie: {title}, {span}',
  'sheet.time': 'Čas',
  'sheet.party': 'Osôb',
  'sheet.name': 'Meno',
  'sheet.tables': 'Stôl',
  'sheet.phone': 'Telefón',
  'sheet.notes': 'Poznámky',
  'sheet.pending': 'ešte neschválená',
  'sheet.noTable': 'bez stola',
  'sheet.walkIns': 'Bez rezervácie',
  'sheet.strip': 'Stoly počas {part, select, day {dňa} other {večera}}',
  'sheet.outOfUse': 'mimo prevádzky',
  'sheet.none': 'Na tento {part, select, day {deň} other {večer}} ešte nemáme žiadnu rezerváciu.',
};
