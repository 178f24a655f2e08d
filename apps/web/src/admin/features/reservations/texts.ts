import { useText } from '../../../shared/i18n/use-text';
import type { en as words } from '../../shared/reservation/messages.en';
import type { en } from './messages.en';

export const useEveningText = useText<keyof typeof en | keyof typeof words>;
