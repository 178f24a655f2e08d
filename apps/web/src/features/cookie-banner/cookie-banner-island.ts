import { stillIsland } from '../../shared/island/island';

export const CookieBannerIsland = stillIsland({
  content: () => import('./cookie-banner').then(({ CookieBanner }) => CookieBanner),
  messages: { en: () => import('./messages.en'), sk: () => import('./messages.sk') },
});
