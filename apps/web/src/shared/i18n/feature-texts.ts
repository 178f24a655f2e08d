import type { Language } from '@strapec/domain';
import type { Messages } from './messages';

/** How a feature that loads late brings its own texts: one chunk per language. */
export type MessageLoaders = Readonly<Record<Language, () => Promise<Messages>>>;
