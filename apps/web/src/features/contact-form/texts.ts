import { useText } from '../../shared/i18n/use-text';
import type { ErrorMessageId } from '../../shared/forms/texts';
import type { en } from './messages.en';

export type ContactMessageId = keyof typeof en | ErrorMessageId;
export const useContactText = useText<ContactMessageId>;
