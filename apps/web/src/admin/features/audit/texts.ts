import type { MessageLoaders } from '../../../shared/i18n/feature-texts';
import { type Text, useText } from '../../../shared/i18n/use-text';
import type { en } from './page-messages.en';

export type AuditMessageId = keyof typeof en;
export type AuditText = Text<AuditMessageId>;
export const useAuditText = useText<AuditMessageId>;

export const auditMessages: MessageLoaders = {
  en: () => import('./page-messages.en'),
  sk: () => import('./page-messages.sk'),
};
