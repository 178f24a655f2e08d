import { type Text, useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';

export type EntryMessageId = keyof typeof en;
export type EntryText = Text<EntryMessageId>;
export const useEntryText = useText<EntryMessageId>;
