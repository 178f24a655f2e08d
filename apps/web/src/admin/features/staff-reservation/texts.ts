import { type Text, useText } from '../../../shared/i18n/use-text';
import type { en as words } from '../../shared/reservation/messages.en';
import type { en } from './messages.en';

export type EntryMessageId = keyof typeof en | keyof typeof words;
export type EntryText = Text<EntryMessageId>;
export const useEntryText = useText<EntryMessageId>;
