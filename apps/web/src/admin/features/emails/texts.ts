import type { MessageLoaders } from '../../../shared/i18n/feature-texts';
import { useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';

export type EmailsMessageId = keyof typeof en;
export const useEmailsText = useText<EmailsMessageId>;

export const emailsMessages: MessageLoaders = { en: () => import('./messages.en'), sk: () => import('./messages.sk') };
