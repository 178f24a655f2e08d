import { useText } from '../../shared/i18n/use-text';

export const en = {
  'cookies.banner.label': 'Cookies',
  'cookies.banner.text':
    'We need a few cookies for the site to work. The map comes from elsewhere; that is your choice.',
  'cookies.banner.more': 'Cookies policy',
  'cookies.banner.accept': 'Accept',
  'cookies.banner.decline': 'Decline',
  'cookies.banner.close': 'Close and decline',
};

export const sk: Record<keyof typeof en, string> = {
  'cookies.banner.label': 'Súbory cookies',
  'cookies.banner.text':
    'Pár cookies potrebujeme, aby web fungoval. Mapa k nám prichádza odinakiaľ, o tej rozhodnete vy.',
  'cookies.banner.more': 'Zásady cookies',
  'cookies.banner.accept': 'Prijať',
  'cookies.banner.decline': 'Odmietnuť',
  'cookies.banner.close': 'Zavrieť a odmietnuť',
};

export const useCookieBannerText = useText<keyof typeof en>;
