import { useText } from '../../shared/i18n/use-text';
import type { ErrorMessageId } from '../../shared/forms/texts';
import { formMessages } from '../../shared/forms/form-messages';
import { en } from './messages.en';
import { sk } from './messages.sk';

export type ContactMessageId = keyof typeof en | ErrorMessageId;
export const useContactText = useText<ContactMessageId>;

export const contactMessages = { en: { ...formMessages.en, ...en }, sk: { ...formMessages.sk, ...sk } };
