import { sk as about } from '../features/about/messages.sk';
import { sk as footer } from '../features/footer/messages.sk';
import { sk as hero } from '../features/hero/messages.sk';
import { sk as navigation } from '../features/navigation/messages.sk';
import { sk as visit } from '../features/visit/messages.sk';
import { sk as wines } from '../features/wines/messages.sk';
import { sk as notFound } from '../pages/not-found/messages.sk';
import { sk as toasts } from '../shared/toasts/messages.sk';
import { sk as app } from './messages.sk';

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
