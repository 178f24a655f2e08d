import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'home.about.eyebrow': 'O nás',
  'home.about.title': 'Za každou fľašou je niekto, koho poznáme',
  'home.about.first':
    'Nehľadáme etikety, hľadáme ľudí. Na kartu dávame vína, o ktorých vieme povedať, kto ich urobil a prečo práve takto.',
  'home.about.second':
    'Zastavte sa na jeden pohár cestou domov, alebo ostaňte do záverečnej. Povieme vám, čo sa dnes oplatí otvoriť, a potom vás necháme vychutnať si {part, select, day {deň} other {večer}}.',
  'home.about.wines.count': '0',
  'home.about.wines.label': 'vín',
  'home.about.regions.count': '0',
  'home.about.regions.label': 'regiónov',
};
