import { useText } from '../../shared/i18n/use-text';
import type { en } from './messages.en';

export type ContactMessageId = keyof typeof en;
export const useContactText = useText<ContactMessageId>;
