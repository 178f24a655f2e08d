import type { Texts } from '../../shared/i18n/messages';
import { useText } from '../../shared/i18n/use-text';

export const navigationTexts = {
  'navigation.label': ['Main', 'Hlavná navigácia'],
  'navigation.skip': ['Skip to content', 'Prejsť na obsah'],
  'navigation.home': ['Home', 'Domov'],
  'navigation.about': ['About', 'O nás'],
  'navigation.wines': ['Wines', 'Vína'],
  'navigation.events': ['Events', 'Podujatia'],
  'navigation.contact': ['Contact', 'Kontakt'],
  'navigation.reserve': ['Reserve a table', 'Rezervovať stôl'],
  'navigation.logo': ['{name}, home', '{name}, domov'],
  'navigation.menu': ['Menu', 'Menu'],
  'navigation.language': ['Language', 'Jazyk'],
  'navigation.hint': ['English version →', 'English version →'],
} satisfies Texts;

export const useNavigationText = useText<keyof typeof navigationTexts>;
