import { isWarningNote } from './is-warning-note';

test.each([
  'Alergia na orechy',
  'I am allergic to nuts',
  'celiakia, prosím bezlepkové pečivo',
  'coeliac',
  'bez lepku',
  'laktózová intolerancia',
  'Príde kolega na vozíčku',
  'jeden z nás je na vozíku',
  'one of us uses a wheelchair',
])('“%s” is a warning', (note) => expect(isWarningNote(note)).toBe(true));

test.each(['Oslava narodenín', 'stôl pri okne', 'a quiet table, please', 'minute by minute', ''])(
  '“%s” is no warning',
  (note) => expect(isWarningNote(note)).toBe(false),
);
