import { stillIsland } from '../../shared/island/island';

const messages = { en: () => import('./messages.en'), sk: () => import('./messages.sk') };

export const EventsOpeningIsland = stillIsland({
  content: () => import('./events-opening').then(({ EventsOpening }) => EventsOpening),
  messages,
});

export const EventTypesIsland = stillIsland({
  content: () => import('./event-types').then(({ EventTypes }) => EventTypes),
  messages,
});

export const EventsVenueIsland = stillIsland({
  content: () => import('./events-venue').then(({ EventsVenue }) => EventsVenue),
  messages,
});
