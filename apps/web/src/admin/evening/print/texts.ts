import { reservationTexts } from '../reservation/texts';
import { createTextHook } from '../../i18n/create-text-hook';

const en = {
  'sheet.back': 'Back to the {part, select, day {day} other {evening}}',
  'sheet.sum':
    '{parties, plural, one {# reservation} other {# reservations}} · {covers, plural, one {# guest} other {# guests}}',
  'sheet.asOf': 'as of {instant}',
  'sheet.event': 'Event: {title}, {span}',
  'sheet.walkIns': 'Walk-ins',
  'sheet.strip': 'Tables over the {part, select, day {day} other {evening}}',
};

const sk: Record<keyof typeof en, string> = {
  'sheet.back': 'Späť na {part, select, day {deň} other {večer}}',
  'sheet.sum':
    '{parties, plural, one {# rezervácia} few {# rezervácie} many {# rezervácie} other {# rezervácií}} · {covers, plural, one {# hosť} few {# hostia} many {# hosťa} other {# hostí}}',
  'sheet.asOf': 'stav {instant}',
  'sheet.event': 'Podujatie: {title}, {span}',
  'sheet.walkIns': 'Bez rezervácie',
  'sheet.strip': 'Stoly počas {part, select, day {dňa} other {večera}}',
};

export const useSheetText = createTextHook({ en, sk }, reservationTexts);
