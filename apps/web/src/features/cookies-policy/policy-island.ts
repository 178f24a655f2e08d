import { stillIsland } from '../../shared/island/island';

export const PolicyIsland = stillIsland({
  content: () => import('./policy').then(({ Policy }) => Policy),
  messages: { en: () => import('./messages.en'), sk: () => import('./messages.sk') },
});
