import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'cookies.banner.label': 'Súbory cookies',
  'cookies.banner.text':
    'Pár cookies potrebujeme, aby web fungoval. Mapa k nám prichádza odinakiaľ, o tej rozhodnete vy.',
  'cookies.banner.more': 'Zásady cookies',
  'cookies.banner.accept': 'Prijať',
  'cookies.banner.decline': 'Odmietnuť',
  'cookies.banner.close': 'Zavrieť a odmietnuť',
};
