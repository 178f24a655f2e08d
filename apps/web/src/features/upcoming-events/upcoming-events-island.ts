import { island } from '../../shared/island/island';

export const UpcomingEventsIsland = island({
  content: () => import('./upcoming-events').then(({ UpcomingEvents }) => UpcomingEvents),
  messages: { en: () => import('./messages.en'), sk: () => import('./messages.sk') },
});
