import { useText } from '../../shared/i18n/use-text';
import type { en } from './list-messages.en';

export const useMenuText = useText<keyof typeof en>;
