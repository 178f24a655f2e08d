import type { MessageLoaders } from '../../shared/i18n/feature-texts';
import { type Text, useText } from '../../shared/i18n/use-text';
import type { en } from './messages.en';

export type ReserveMessageId = keyof typeof en;
export type ReserveText = Text<ReserveMessageId>;
export const useReserveText = useText<ReserveMessageId>;

export const reserveMessages: MessageLoaders = {
  en: () => import('./dialog-messages.en').then(({ messages }) => messages),
  sk: () => import('./dialog-messages.sk').then(({ messages }) => messages),
};
