import type { MessageLoaders } from '../../../shared/i18n/feature-texts';
import { useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';

export type BusinessDetailsMessageId = keyof typeof en;
export const useBusinessDetailsText = useText<BusinessDetailsMessageId>;

export const businessDetailsMessages: MessageLoaders = {
  en: () => import('./messages.en'),
  sk: () => import('./messages.sk'),
};
