import { useText } from '../../shared/i18n/use-text';
import type { FaultMessageId } from '../../shared/forms/texts';
import type { en } from './messages.en';

export type ContactMessageId = keyof typeof en | FaultMessageId;
export const useContactText = useText<ContactMessageId>;
