import { stillIsland } from '../../shared/island/island';

export const PolicyIsland = stillIsland({
  content: () => import('./policy').then(({ Policy }) => Policy),
  messages: {
    en: () => import('./messages.en').then(({ en }) => en),
    sk: () => import('./messages.sk').then(({ sk }) => sk),
  },
});
