import type { Texts } from '../../shared/i18n/messages';
import { useText } from '../../shared/i18n/use-text';

export const winesTexts = {
  'home.wines.eyebrow': ['Wines', 'Vína'],
  'home.wines.title': ['Wines that we stand behind', 'Vína, za ktorými si stojíme'],
  'home.wines.lead': [
    'The list follows the seasons. We will gladly tell you what is open by the glass {part, select, day {today} other {tonight}}.',
    'Karta sa mení s ročným obdobím. Čo je dnes otvorené na pohár, vám radi povieme.',
  ],
  'home.wines.tonight': ['{part, select, day {Today} other {Tonight}} by the glass', 'Dnes na pohár'],
  'home.wines.bottles': ['From our list', 'Z našej karty'],
  'home.wines.all': ['The whole wine list', 'Celá vínna karta'],
} satisfies Texts;

export const useWinesText = useText<keyof typeof winesTexts>;
