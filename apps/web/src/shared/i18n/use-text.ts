import { requiredContext } from '../required-context';
import type { Text } from './text';

export type { Text, TextValues } from './text';

const [TextProvider, useAnyText] = requiredContext<Text<string>>('Text');
export { TextProvider };

/**
 * The current language's texts. A feature binds this to its own ids once, so that a misspelt one does not compile:
 * `export const useHeroText = useText<keyof typeof en>`.
 */
export const useText: <Id extends string>() => Text<Id> = useAnyText;
