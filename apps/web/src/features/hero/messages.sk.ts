import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'home.hero.eyebrow': 'Vínny bar',
  'home.hero.title': 'Víno, na ktoré sa oplatí mať čas',
  'home.hero.lead': 'Vína, ktoré máme radi, k nim niečo pod zub a pokoj, aby ste si ich vychutnali.',
  'home.hero.reserve': 'Rezervovať stôl',
  'home.hero.philosophy': 'Naša filozofia',
};
