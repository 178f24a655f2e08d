import type { Texts } from '../../shared/i18n/messages';
import { useText } from '../../shared/i18n/use-text';

export const eventsPageTexts = {
  'meta.events.title': ['Private events and wine tastings', 'Súkromné podujatia a degustácie vín'],
  'meta.events.description': [
    'Private celebrations, corporate events and tastings made to measure, and the public events that are coming up.',
    'Súkromné oslavy, firemné podujatia a degustácie na mieru. A k tomu verejné podujatia, ktoré práve chystáme.',
  ],
  'events.bar.inquire': ['Tell us about your evening', 'Povedzte nám o\u00a0svojom večere'],
} satisfies Texts;

export const useEventsPageText = useText<keyof typeof eventsPageTexts>;
