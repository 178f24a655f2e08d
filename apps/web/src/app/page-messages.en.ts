import { en as about } from '../features/about/messages.en';
import { en as footer } from '../features/footer/messages.en';
import { en as hero } from '../features/hero/messages.en';
import { en as navigation } from '../features/navigation/messages.en';
import { en as visit } from '../features/visit/messages.en';
import { en as wines } from '../features/wines/messages.en';
import { en as notFound } from '../pages/not-found/messages.en';
import { en as toasts } from '../shared/toasts/messages.en';
import { en as app } from './messages.en';

/** Every text that a public page shows; what loads later brings its own. */
export const messages = {
  ...app,
  ...toasts,
  ...navigation,
  ...hero,
  ...about,
  ...wines,
  ...visit,
  ...footer,
  ...notFound,
};
