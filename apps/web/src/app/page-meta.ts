import type { PageName } from './routes';
import type { messages } from './page-messages.en';

export type MetaId = Extract<keyof typeof messages, `meta.${string}`>;

/** The texts that stand in a page's head; the browser needs them too, when the language or the page changes. */
export const metaIds: Record<PageName, { title: MetaId; description: MetaId }> = {
  home: { title: 'meta.home.title', description: 'meta.home.description' },
  notFound: { title: 'meta.notFound.title', description: 'meta.notFound.description' },
};
