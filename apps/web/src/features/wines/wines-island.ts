import { stillIsland } from '../../shared/island/island';

export const WinesIsland = stillIsland({
  content: () => import('./wines').then(({ Wines }) => Wines),
  messages: { en: () => import('./messages.en'), sk: () => import('./messages.sk') },
});
