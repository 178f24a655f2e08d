import { type Text, useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';

export type MenuMessageId = keyof typeof en;
export type MenuText = Text<MenuMessageId>;
export const useMenuText = useText<MenuMessageId>;
