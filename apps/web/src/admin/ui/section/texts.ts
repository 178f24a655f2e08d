import { createTextHook } from '../../i18n/create-text-hook';

const en = {
  'section.navigation': 'Navigation',
  'section.home': 'Home',
  'section.about': 'About us',
  'section.wines': 'Wines',
  'section.events': 'Events',
  'section.contact': 'Contact and hours',
  'section.reservation': 'Reservation dialog',
  'section.forms': 'Forms and messages',
  'section.footer': 'Footer',
  'section.cookies': 'Cookies',
  'section.venue': 'The bar',
};

const sk: Record<keyof typeof en, string> = {
  'section.navigation': 'Navigácia',
  'section.home': 'Úvod',
  'section.about': 'O nás',
  'section.wines': 'Vína',
  'section.events': 'Podujatia',
  'section.contact': 'Kontakt a hodiny',
  'section.reservation': 'Rezervačné okno',
  'section.forms': 'Formuláre a hlásenia',
  'section.footer': 'Päta',
  'section.cookies': 'Cookies',
  'section.venue': 'Podnik',
};

export const useSectionText = createTextHook({ en, sk });
