import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'home.hero.noScript': 'Rezervácia cez web potrebuje JavaScript. Stôl vám radi podržíme aj po telefóne:',
};
