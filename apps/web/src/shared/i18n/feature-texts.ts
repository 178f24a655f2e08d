import type { Language } from '@strapec/domain';
import type { Messages } from './messages';

/** The texts of a feature that loads late: one chunk per language. */
export type MessageLoaders = { readonly [One in Language]: () => Promise<Readonly<Record<One, Messages>>> };

export const messagesIn = async <One extends Language>(loaders: MessageLoaders, language: One): Promise<Messages> =>
  (await loaders[language]())[language];
