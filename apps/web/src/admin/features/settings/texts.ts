import type { MessageLoaders } from '../../../shared/i18n/feature-texts';
import { type Text, useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';

export const useVenueText = useText<keyof typeof en>;
export type VenueText = Text<keyof typeof en>;

export const venueMessages: MessageLoaders = { en: () => import('./messages.en'), sk: () => import('./messages.sk') };
