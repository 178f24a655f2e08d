import type { MessageLoaders } from '../../../shared/i18n/feature-texts';
import { type Text, useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';

export type MenuMessageId = keyof typeof en;
export type MenuText = Text<MenuMessageId>;
export const useMenuText = useText<MenuMessageId>;

export const menuMessages: MessageLoaders = {
  en: () => import('./page-messages.en'),
  sk: () => import('./page-messages.sk'),
};
