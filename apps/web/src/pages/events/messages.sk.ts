import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'meta.events.title': 'Súkromné podujatia a degustácie vín',
  'meta.events.description':
    'Súkromné večery, firemné podujatia a oslavy až pre 20 hostí vo vínnej pivnici v Starom Meste. A k tomu degustácie a večere, ktoré práve chystáme.',
  'events.bar.inquire': 'Povedzte nám o\u00a0svojom večere',
};
