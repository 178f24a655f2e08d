import { island } from '../../shared/island/island';

export const FooterIsland = island({
  content: () => import('./site-footer').then(({ SiteFooter }) => SiteFooter),
  messages: {
    en: () => import('./footer-messages.en').then(({ messages }) => messages),
    sk: () => import('./footer-messages.sk').then(({ messages }) => messages),
  },
});
