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

export const EventsHouseIsland = stillIsland({
  content: () => import('./events-house').then(({ EventsHouse }) => EventsHouse),
  messages,
});
