import { useText } from '../../shared/i18n/use-text';

export const en = {
  'home.wines.eyebrow': 'Wines',
  'home.wines.title': 'Wines that we stand behind',
  'home.wines.lead':
    'The list follows the seasons. We will gladly tell you what is open by the glass {part, select, day {today} other {tonight}}.',
  'home.wines.tonight': '{part, select, day {Today} other {Tonight}} by the glass',
  'home.wines.bottles': 'From our list',
  'home.wines.all': 'The whole wine list',
};

export const sk: Record<keyof typeof en, string> = {
  'home.wines.eyebrow': 'Vína',
  'home.wines.title': 'Vína, za ktorými si stojíme',
  'home.wines.lead': 'Karta sa mení s ročným obdobím. Čo je dnes otvorené na pohár, vám radi povieme.',
  'home.wines.tonight': 'Dnes na pohár',
  'home.wines.bottles': 'Z našej karty',
  'home.wines.all': 'Celá vínna karta',
};

export const useWinesText = useText<keyof typeof en>;
