import { useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';

export const useSheetText = useText<keyof typeof en>;
