import { stillIsland } from '../../../shared/island/island';

const messages = { en: () => import('./messages.en'), sk: () => import('./messages.sk') };

/** What of the hero never wakes, so that no guest's phone fetches its script. */
export const HeroPictureIsland = stillIsland({
  content: () => import('./hero-still').then(({ HeroPicture }) => HeroPicture),
  messages,
});

export const ReserveByPhoneIsland = stillIsland({
  content: () => import('./hero-still').then(({ ReserveByPhone }) => ReserveByPhone),
  messages,
});
