import type { MessageLoaders } from '../../shared/i18n/feature-texts';
import { useText } from '../../shared/i18n/use-text';
import type { en } from './messages.en';

export const useAdminText = useText<keyof typeof en>;

export const adminMessages: MessageLoaders = {
  en: () => import('./admin-messages.en'),
  sk: () => import('./admin-messages.sk'),
};
