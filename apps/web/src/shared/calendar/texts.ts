import { useText } from '../i18n/use-text';
import type { en } from './messages.en';

export const useCalendarText = useText<keyof typeof en>;
