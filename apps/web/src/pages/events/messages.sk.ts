import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'meta.events.title': 'Súkromné podujatia a degustácie vín',
  'meta.events.description':
    'Súkromné oslavy, firemné podujatia a degustácie na mieru. A k tomu verejné podujatia, ktoré práve chystáme.',
  'events.bar.inquire': 'Povedzte nám o\u00a0svojom večere',
};
