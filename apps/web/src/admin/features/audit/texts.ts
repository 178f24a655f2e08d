import type { MessageLoaders } from '../../../shared/i18n/feature-texts';
import { type Text, useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';

export type AuditMessageId = keyof typeof en;
export type AuditText = Text<AuditMessageId>;
export const useAuditText = useText<AuditMessageId>;

export const auditMessages: MessageLoaders = { en: () => import('./messages.en'), sk: () => import('./messages.sk') };
