import { createContext, useContext } from 'react';
import type { Text } from './text';

export type { Text, TextValues } from './text';

const TextContext = createContext<Text<string> | null>(null);
export const TextProvider = TextContext.Provider;

/**
 * The current language's texts. A feature binds this to its own ids once, so that a misspelt one does not compile:
 * `export const useHeroText = useText<keyof typeof en>`.
 */
export function useText<Id extends string>(): Text<Id> {
  const text = useContext(TextContext);
  if (!text) throw new Error('useText needs Texts above it');
  return text;
}
