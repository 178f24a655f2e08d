import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'meta.cookiesPolicy.title': 'Zásady cookies a ochrana osobných údajov',
  'meta.cookiesPolicy.description':
    'Ktoré cookies tento web potrebuje, o ktorých rozhodujete vy, ako ich odmietnuť a čo robíme s vašimi osobnými údajmi.',
};
