import { stillIsland } from '../../../shared/island/island';

const messages = { en: () => import('./messages.en'), sk: () => import('./messages.sk') };

/** These parts of the hero never hydrate, so that a guest's phone does not fetch their script. */
export const HeroPictureIsland = stillIsland({
  content: () => import('./hero-still').then(({ HeroPicture }) => HeroPicture),
  messages,
});

export const ReserveByPhoneIsland = stillIsland({
  content: () => import('./hero-still').then(({ ReserveByPhone }) => ReserveByPhone),
  messages,
});
