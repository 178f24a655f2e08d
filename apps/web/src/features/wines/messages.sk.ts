import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'home.wines.eyebrow': 'Vína',
  'home.wines.title': 'Vína, za ktorými si stojíme',
  'home.wines.lead': 'Karta sa mení s ročným obdobím. Čo je dnes otvorené na pohár, vám radi povieme.',
  'home.wines.tonight': 'Dnes na pohár',
  'home.wines.bottles': 'Z našej karty',
  'home.wines.all': 'Celá vínna karta',
};
