import { createTextHook, pairsOf } from '../../i18n/create-text-hook';

const en = {
  'sheet.print': 'Print',
  'sheet.back': 'Back to the {part, select, day {day} other {evening}}',
  'sheet.sum':
    '{parties, plural, one {# reservation} other {# reservations}} · {covers, plural, one {# guest} other {# guests}}',
  'sheet.asOf': 'as of {instant}',
  'sheet.event': 'Event: {title}, {span}',
  'sheet.time': 'Time',
  'sheet.party': 'Guests',
  'sheet.name': 'Name',
  'sheet.tables': 'Table',
  'sheet.phone': 'Phone',
  'sheet.notes': 'Notes',
  'sheet.pending': 'not approved yet',
  'sheet.noTable': 'no table',
  'sheet.walkIns': 'Walk-ins',
  'sheet.strip': 'Tables over the {part, select, day {day} other {evening}}',
  'sheet.outOfUse': 'out of use',
  'sheet.none': 'No reservations for this {part, select, day {day} other {evening}} yet.',
};

const sk: Record<keyof typeof en, string> = {
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

export const useSheetText = createTextHook(pairsOf({ en, sk }));
