import type { MessageLoaders } from '../../shared/i18n/feature-texts';
import { type Text, useText } from '../../shared/i18n/use-text';
import type { en } from './messages.en';

export type ReserveMessageId = keyof typeof en;
export type ReserveText = Text<ReserveMessageId>;
export const useReserveText = useText<ReserveMessageId>;

export const reserveMessages: MessageLoaders = {
  en: () => import('./messages.en').then(({ en }) => en),
  sk: () => import('./messages.sk').then(({ sk }) => sk),
};
