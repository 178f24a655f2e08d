import type { MessageLoaders } from '../../../shared/i18n/feature-texts';
import { useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';

export const useContentText = useText<keyof typeof en>;

export const contentMessages: MessageLoaders = {
  en: () => import('./page-messages.en'),
  sk: () => import('./page-messages.sk'),
};
