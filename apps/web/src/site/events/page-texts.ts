import { useText } from '../../shared/i18n/use-text';

export const en = {
  'meta.events.title': 'Private events and wine tastings',
  'meta.events.description':
    'Private celebrations, corporate events and tastings made to measure, and the public events that are coming up.',
  'events.bar.inquire': 'Tell us about your evening',
};

export const sk: Record<keyof typeof en, string> = {
  'meta.events.title': 'Súkromné podujatia a degustácie vín',
  'meta.events.description':
    'Súkromné oslavy, firemné podujatia a degustácie na mieru. A k tomu verejné podujatia, ktoré práve chystáme.',
  'events.bar.inquire': 'Povedzte nám o\u00a0svojom večere',
};

export const useEventsPageText = useText<keyof typeof en>;
