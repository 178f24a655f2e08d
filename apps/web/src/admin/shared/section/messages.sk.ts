import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
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
  'section.businessDetails': 'Podnik',
};
