import { island } from '../../shared/island/island';
import { listMessages as messages } from './list-messages';

export const MenuFilterIsland = island({
  content: () => import('./menu-filter').then(({ MenuFilterForm }) => MenuFilterForm),
  messages,
});
