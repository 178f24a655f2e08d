import type { MessageLoaders } from '../../../shared/i18n/feature-texts';
import { type Text, useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';

export const useHouseText = useText<keyof typeof en>;
export type HouseText = Text<keyof typeof en>;

export const houseMessages: MessageLoaders = { en: () => import('./messages.en'), sk: () => import('./messages.sk') };
