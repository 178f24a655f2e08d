import type { Language } from '@strapec/domain';
import type { ComponentType } from 'react';
import { type MessageLoaders, messagesIn } from '../i18n/feature-texts';
import type { Messages } from '../i18n/messages';

/** How an island brings itself: its component, and its texts, one chunk per language. */
export interface IslandLoaders {
  content: () => Promise<ComponentType>;
  messages: MessageLoaders;
}

export interface Island {
  Content: ComponentType;
  messages: Messages;
}

/** Where an island comes from: nothing is fetched until somebody wakes it. */
export interface IslandSource {
  in: (language: Language) => Promise<Island>;
  wake: () => void;
  /** Fetches it at once and for good; the server draws islands like anything else. */
  preload: (language: Language) => Promise<void>;
  /** The same as far as it has been preloaded: in a browser that is never. */
  drawn: Pick<IslandSource, 'in'>;
  /** Whether a browser needs its texts for nothing but another language. */
  isStill: boolean;
}

const sources = new Set<IslandSource>();
const retryAfterMs = 5000;
const longestWait = 1_000_000; // milliseconds

/** Makes the source of one island and remembers it for {@link preloadIslands} and {@link wakeIslands}. */
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
      // What React itself notes on a promise it has seen the end of: `use` then answers without waiting.
      found.set(language, Object.assign(Promise.resolve(island), { status: 'fulfilled', value: island }));
    },
  };
  sources.add(source);
  return source;
}

/** Fetches every island in these languages, so that pages can be drawn in one go; an island may bring others. */
export async function preloadIslands(languages: readonly Language[], known = 0): Promise<void> {
  const found = [...sources].slice(known);
  if (found.length === 0) return;
  await Promise.all(found.flatMap((source) => languages.map((language) => source.preload(language))));
  await preloadIslands(languages, known + found.length);
}

/** The ids of texts that a browser does not need for the page as the server has drawn it. */
export async function textsOfStillIslands(language: Language): Promise<ReadonlySet<string>> {
  const still = await Promise.all([...sources].filter(({ isStill }) => isStill).map((source) => source.in(language)));
  return new Set(still.flatMap(({ messages }) => Object.keys(messages)));
}

/** Wakes every island: a change of language reaches all of them at once. */
export function wakeIslands(): void {
  sources.forEach((source) => source.wake());
}

async function loadIsland({ content, messages }: IslandLoaders, language: Language): Promise<Island> {
  const [Content, texts] = await Promise.all([content(), messagesIn(messages, language)]);
  return { Content, messages: texts };
}

/** Tries again for half an hour while the connection is away; until then, and after it, the server's drawing stays as it is. */
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
