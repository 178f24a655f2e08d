import type { MessageLoaders } from '../../../shared/i18n/feature-texts';

export const lookMessages: MessageLoaders = { en: () => import('./messages.en'), sk: () => import('./messages.sk') };
