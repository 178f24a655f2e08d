import { stillIsland } from '../../shared/island/island';

export const AboutIsland = stillIsland({
  content: () => import('./about').then(({ About }) => About),
  messages: {
    en: () => import('./messages.en').then(({ en }) => en),
    sk: () => import('./messages.sk').then(({ sk }) => sk),
  },
});
