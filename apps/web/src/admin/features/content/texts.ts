import { type Text, useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';

export type ContentText = Text<keyof typeof en>;
export const useContentText = useText<keyof typeof en>;
