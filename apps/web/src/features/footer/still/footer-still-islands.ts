import { stillIsland } from '../../../shared/island/island';

const messages = { en: () => import('./messages.en'), sk: () => import('./messages.sk') };

/** These parts of the footer never hydrate: the company's data is not part of the page state. */
export const SocialLinksIsland = stillIsland({
  content: () => import('./footer-still').then(({ SocialLinks }) => SocialLinks),
  messages,
});

export const LegalLinesIsland = stillIsland({
  content: () => import('./footer-still').then(({ LegalLines }) => LegalLines),
  messages,
});
