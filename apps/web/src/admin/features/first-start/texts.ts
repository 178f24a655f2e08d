import type { MessageLoaders } from '../../../shared/i18n/feature-texts';
import { useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';

export type StartMessageId = keyof typeof en;
export const useStartText = useText<StartMessageId>;

export const startMessages: MessageLoaders = { en: () => import('./messages.en'), sk: () => import('./messages.sk') };
