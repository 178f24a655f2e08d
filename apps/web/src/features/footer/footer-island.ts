import { island } from '../../shared/island/island';

export const FooterIsland = island({
  content: () => import('./site-footer').then(({ SiteFooter }) => SiteFooter),
  messages: { en: () => import('./footer-messages.en'), sk: () => import('./footer-messages.sk') },
});
