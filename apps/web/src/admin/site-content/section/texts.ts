import { type Texts, createTextHook } from '../../i18n/create-text-hook';

export const texts = {
  'section.navigation': ['Navigation', 'Navigácia'],
  'section.home': ['Home', 'Úvod'],
  'section.about': ['About us', 'O nás'],
  'section.wines': ['Wines', 'Vína'],
  'section.events': ['Events', 'Podujatia'],
  'section.contact': ['Contact and hours', 'Kontakt a hodiny'],
  'section.reservation': ['Reservation dialog', 'Rezervačné okno'],
  'section.forms': ['Forms and messages', 'Formuláre a hlásenia'],
  'section.footer': ['Footer', 'Päta'],
  'section.cookies': ['Cookies', 'Cookies'],
  'section.venue': ['The bar', 'Podnik'],
} satisfies Texts;

export const useSectionText = createTextHook(texts);
