import type { Language } from '@strapec/domain';
import type { ComponentType } from 'react';
import type { Messages } from '../i18n/messages';

type MessageLoaders = { readonly [One in Language]: () => Promise<Readonly<Record<One, Messages>>> };

/** The loaders of an island: its component, and its texts, one chunk per language. */
export interface IslandLoaders {
  content: () => Promise<ComponentType>;
  messages: MessageLoaders;
}

export interface Island {
  Content: ComponentType;
  messages: Messages;
}

/** Loads an island's code; nothing is fetched before `wake` is called. */
export interface IslandSource {
  in: (language: Language) => Promise<Island>;
  wake: () => void;
  /** Fetches it at once and permanently; the server renders islands like any other component. */
  preload: (language: Language) => Promise<void>;
  /** Only preloaded islands; in a browser the promise stays pending. */
  drawn: Pick<IslandSource, 'in'>;
  /** A browser needs its texts only for another language. */
  isStill: boolean;
}

const sources = new Set<IslandSource>();
const retryAfterMs = 5000;
const longestWait = 1_000_000; // milliseconds

/** Creates the source of one island and registers it for {@link preloadIslands} and {@link wakeIslands}. */
export function islandSource(loaders: IslandLoaders, isStill = false): IslandSource {
  const found = new Map<Language, Promise<Island>>();
  let wake: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => (wake = resolve));
  const never = new Promise<Island>(() => undefined);
  const source: IslandSource = {
    ...{ wake, isStill },
    drawn: { in: (language) => found.get(language) ?? never },
    in: (language) => {
      const island = found.get(language) ?? wanted.then(() => fetchIsland(loaders, language));
      found.set(language, island);
      return island;
    },
    preload: async (language) => {
      const island = await loadIsland(loaders, language);
      // The fields that React itself sets on a settled promise: `use` then returns without suspending.
      found.set(language, Object.assign(Promise.resolve(island), { status: 'fulfilled', value: island }));
    },
  };
  sources.add(source);
  return source;
}

/**
 * Fetches every island in these languages, so that pages can be rendered in one pass; an island may register others.
 */
export async function preloadIslands(languages: readonly Language[], known = 0): Promise<void> {
  const found = [...sources].slice(known);
  if (found.length === 0) return;
  await Promise.all(found.flatMap((source) => languages.map((language) => source.preload(language))));
  await preloadIslands(languages, known + found.length);
}

/** The ids of texts that a browser does not need for the page as the server has rendered it. */
export async function textsOfStillIslands(language: Language): Promise<ReadonlySet<string>> {
  const still = await Promise.all([...sources].filter(({ isStill }) => isStill).map((source) => source.in(language)));
  return new Set(still.flatMap(({ messages }) => Object.keys(messages)));
}

/** Loads every island, so that a change of language reaches all of them at once. */
export function wakeIslands(): void {
  sources.forEach((source) => source.wake());
}

const messagesIn = async <One extends Language>(loaders: MessageLoaders, language: One): Promise<Messages> =>
  (await loaders[language]())[language];

async function loadIsland({ content, messages }: IslandLoaders, language: Language): Promise<Island> {
  const [Content, texts] = await Promise.all([content(), messagesIn(messages, language)]);
  return { Content, messages: texts };
}

/** Retries for half an hour while the connection is down; meanwhile, and afterwards, the server's markup stays. */
async function fetchIsland(loaders: IslandLoaders, language: Language): Promise<Island> {
  for (let wait = retryAfterMs; wait < longestWait; wait *= 2) {
    try {
      return await loadIsland(loaders, language);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return new Promise(() => undefined);
}
