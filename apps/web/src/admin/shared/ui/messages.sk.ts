import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'ui.loading': 'Načítavame…',
  'ui.failed': 'Toto sa nepodarilo načítať.',
  'ui.tryAgain': 'Skúsiť znova',
};
