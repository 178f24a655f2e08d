import type { MessageLoaders } from '../../../shared/i18n/feature-texts';
import { useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';

export const usePeopleText = useText<keyof typeof en>;

export const peopleMessages: MessageLoaders = { en: () => import('./messages.en'), sk: () => import('./messages.sk') };
