import type { MessageLoaders } from '../../../shared/i18n/feature-texts';
import { useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';

export type MeMessageId = keyof typeof en;
export const useMeText = useText<MeMessageId>;

export const meMessages: MessageLoaders = { en: () => import('./messages.en'), sk: () => import('./messages.sk') };
