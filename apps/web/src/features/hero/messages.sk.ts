import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'home.hero.eyebrow': 'Bratislava · Staré Mesto',
  'home.hero.title': 'Víno, ktoré spomalí večer',
  'home.hero.lead':
    'Malá pivnica pod Starým Mestom, sviečky na stoloch a viac ako päťdesiat vín, ktoré sa oplatí piť pomaly.',
  'home.hero.reserve': 'Rezervovať stôl',
  'home.hero.philosophy': 'Naša filozofia',
};
