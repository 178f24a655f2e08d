import { stillIsland } from '../../shared/island/island';

export const AboutIsland = stillIsland({
  content: () => import('./about').then(({ About }) => About),
  messages: { en: () => import('./messages.en'), sk: () => import('./messages.sk') },
});
