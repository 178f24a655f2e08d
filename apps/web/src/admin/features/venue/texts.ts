import type { MessageLoaders } from '../../../shared/i18n/feature-texts';
import { useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';

export type VenueMessageId = keyof typeof en;
export const useVenueText = useText<VenueMessageId>;

export const venueMessages: MessageLoaders = { en: () => import('./messages.en'), sk: () => import('./messages.sk') };
