import { useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';

export const useListText = useText<keyof typeof en>;
