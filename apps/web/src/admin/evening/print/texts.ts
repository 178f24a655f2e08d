import { reservationTexts } from '../reservation/texts';
import { type Texts, createTextHook } from '../../i18n/create-text-hook';

const texts = {
  'sheet.back': [
    'Back to the {part, select, day {day} other {evening}}',
    'Späť na {part, select, day {deň} other {večer}}',
  ],
  'sheet.sum': [
    '{parties, plural, one {# reservation} other {# reservations}} · {covers, plural, one {# guest} other {# guests}}',
    '{parties, plural, one {# rezervácia} few {# rezervácie} many {# rezervácie} other {# rezervácií}} · {covers, plural, one {# hosť} few {# hostia} many {# hosťa} other {# hostí}}',
  ],
  'sheet.asOf': ['as of {instant}', 'stav {instant}'],
  'sheet.event': ['Event: {title}, {span}', 'Podujatie: {title}, {span}'],
  'sheet.walkIns': ['Walk-ins', 'Bez rezervácie'],
  'sheet.strip': [
    'Tables over the {part, select, day {day} other {evening}}',
    'Stoly počas {part, select, day {dňa} other {večera}}',
  ],
} satisfies Texts;

export const useSheetText = createTextHook({ ...reservationTexts, ...texts });
