import type { MessageLoaders } from '../../../shared/i18n/feature-texts';
import { useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';

export type InvitedMessageId = keyof typeof en;
export const useInvitedText = useText<InvitedMessageId>;

export const invitedMessages: MessageLoaders = { en: () => import('./messages.en'), sk: () => import('./messages.sk') };
