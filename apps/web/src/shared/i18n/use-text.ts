import { createRequiredContext } from '../required-context';
import type { Text } from './text';

export type { Text, TextValues } from './text';

const [TextProvider, useAnyText] = createRequiredContext<Text<string>>('Text');
export { TextProvider };

/** `export const useHeroText = useText<keyof typeof homeTexts>` */
export const useText: <Id extends string>() => Text<Id> = useAnyText;
