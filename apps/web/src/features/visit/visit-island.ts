import { island } from '../../shared/island/island';

const messages = { en: () => import('./messages.en'), sk: () => import('./messages.sk') };

export const VisitIsland = island({ content: () => import('./visit').then(({ Visit }) => Visit), messages });

export const MapIsland = island({ content: () => import('./map-block').then(({ MapBlock }) => MapBlock), messages });
