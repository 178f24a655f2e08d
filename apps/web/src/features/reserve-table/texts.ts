import type { Language } from '@strapec/domain';
import type { Messages } from '../../shared/i18n/messages';
import { type Text, useText } from '../../shared/i18n/use-text';
import { en } from './dialog-messages.en';
import { sk } from './dialog-messages.sk';
import type { en as ofDialog } from './messages.en';

export type ReserveMessageId = keyof typeof ofDialog;
export type ReserveText = Text<ReserveMessageId>;
export const useReserveText = useText<ReserveMessageId>;

/** Both languages are in the dialog's chunk: the other one costs less than another round trip on a slow connection. */
export const reserveMessages: Readonly<Record<Language, Messages>> = { en, sk };
