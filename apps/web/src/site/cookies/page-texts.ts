import type { Texts } from '../../shared/i18n/messages';

export const cookiesPageTexts = {
  'meta.cookiesPolicy.title': ['Cookies and privacy', 'Zásady cookies a ochrana osobných údajov'],
  'meta.cookiesPolicy.description': [
    'Which cookies this site needs, which are your choice, how to refuse them, and what we do with your personal data.',
    'Ktoré cookies tento web potrebuje, o ktorých rozhodujete vy, ako ich odmietnuť a čo robíme s vašimi osobnými údajmi.',
  ],
} satisfies Texts;
