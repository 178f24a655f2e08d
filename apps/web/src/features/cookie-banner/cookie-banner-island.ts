import { stillIsland } from '../../shared/island/island';

export const CookieBannerIsland = stillIsland({
  content: () => import('./cookie-banner').then(({ CookieBanner }) => CookieBanner),
  messages: {
    en: () => import('./messages.en').then(({ en }) => en),
    sk: () => import('./messages.sk').then(({ sk }) => sk),
  },
});
