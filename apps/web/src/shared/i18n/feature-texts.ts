import type { Language } from '@strapec/domain';
import type { Messages } from './messages';

/** How a feature that loads late brings its own texts: one chunk per language. */
export type MessageLoaders = { readonly [One in Language]: () => Promise<Readonly<Record<One, Messages>>> };

export const messagesIn = async <One extends Language>(loaders: MessageLoaders, language: One): Promise<Messages> =>
  (await loaders[language]())[language];
