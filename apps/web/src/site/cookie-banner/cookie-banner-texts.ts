import type { Texts } from '../../shared/i18n/messages';
import { useText } from '../../shared/i18n/use-text';

export const cookieBannerTexts = {
  'cookies.banner.label': ['Cookies', 'Súbory cookies'],
  'cookies.banner.text': [
    'We need a few cookies for the site to work. The map comes from elsewhere; that is your choice.',
    'Pár cookies potrebujeme, aby web fungoval. Mapa k nám prichádza odinakiaľ, o tej rozhodnete vy.',
  ],
  'cookies.banner.more': ['Cookies policy', 'Zásady cookies'],
  'cookies.banner.accept': ['Accept', 'Prijať'],
  'cookies.banner.decline': ['Decline', 'Odmietnuť'],
  'cookies.banner.close': ['Close and decline', 'Zavrieť a odmietnuť'],
} satisfies Texts;

export const useCookieBannerText = useText<keyof typeof cookieBannerTexts>;
