import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'home.hero.noScript': 'Stôl vám radi podržíme aj po telefóne:',
};
