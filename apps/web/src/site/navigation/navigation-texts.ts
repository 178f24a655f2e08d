import { useText } from '../../shared/i18n/use-text';

export const en = {
  'navigation.label': 'Main',
  'navigation.skip': 'Skip to content',
  'navigation.home': 'Home',
  'navigation.about': 'About',
  'navigation.wines': 'Wines',
  'navigation.events': 'Events',
  'navigation.contact': 'Contact',
  'navigation.reserve': 'Reserve a table',
  'navigation.logo': '{name}, home',
  'navigation.menu': 'Menu',
  'navigation.language': 'Language',
  'navigation.hint': 'English version →',
};

export const sk: Record<keyof typeof en, string> = {
  'navigation.label': 'Hlavná navigácia',
  'navigation.skip': 'Prejsť na obsah',
  'navigation.home': 'Domov',
  'navigation.about': 'O nás',
  'navigation.wines': 'Vína',
  'navigation.events': 'Podujatia',
  'navigation.contact': 'Kontakt',
  'navigation.reserve': 'Rezervovať stôl',
  'navigation.logo': '{name}, domov',
  'navigation.menu': 'Menu',
  'navigation.language': 'Jazyk',
  'navigation.hint': 'English version →',
};

export const useNavigationText = useText<keyof typeof en>;
