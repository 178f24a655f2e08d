import { stillIsland } from '../../../shared/island/island';

const messages = { en: () => import('./messages.en'), sk: () => import('./messages.sk') };

/** What of the footer never wakes: the facts of the company travel with no page. */
export const SocialLinksIsland = stillIsland({
  content: () => import('./footer-still').then(({ SocialLinks }) => SocialLinks),
  messages,
});

export const LegalLinesIsland = stillIsland({
  content: () => import('./footer-still').then(({ LegalLines }) => LegalLines),
  messages,
});
