import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'ui.loading': 'Načítavame…',
  'ui.failed': 'Toto sa nepodarilo načítať.',
  'ui.tryAgain': 'Skúsiť znova',
  'ui.save': 'Uložiť zmeny',
  'ui.saving': 'Ukladáme…',
  'ui.uncallable': 'nedá sa zavolať',
  'ui.close': 'Zavrieť',
  'ui.discard': 'Zahodiť, čo ste zmenili?',
  'ui.invalid': 'Chyba vo formulári: {issue}',
  'ui.changedBy': 'Naposledy {instant}: {name}',
  'ui.somebody': 'niekto',
  'ui.meanwhile': 'Medzitým to zmenil niekto iný: {name} ({instant}). Ktorá verzia má zostať?',
  'ui.meanwhile.unknown': 'Medzitým to zmenil niekto iný ({instant}). Ktorá verzia má zostať?',
  'ui.meanwhile.same': 'Tu sa obe verzie zhodujú.',
  'ui.meanwhile.theirs': 'Uložená verzia',
  'ui.meanwhile.mine': 'Vaša verzia',
  'ui.meanwhile.takeTheirs': 'Prevziať uloženú',
  'ui.meanwhile.keepMine': 'Ponechať moju a pokračovať',
  'ui.afterMidnight': '{time} (po polnoci)',
};
