import { useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';

export type BoardMessageId = keyof typeof en;
export const useBoardText = useText<BoardMessageId>;
