import { type Text, useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';

export type EventsMessageId = keyof typeof en;
export type EventsText = Text<EventsMessageId>;
export const useEventsText = useText<EventsMessageId>;
