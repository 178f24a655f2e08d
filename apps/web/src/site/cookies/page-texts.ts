export const en = {
  'meta.cookiesPolicy.title': 'Cookies and privacy',
  'meta.cookiesPolicy.description':
    'Which cookies this site needs, which are your choice, how to refuse them, and what we do with your personal data.',
};

export const sk: Record<keyof typeof en, string> = {
  'meta.cookiesPolicy.title': 'Zásady cookies a ochrana osobných údajov',
  'meta.cookiesPolicy.description':
    'Ktoré cookies tento web potrebuje, o ktorých rozhodujete vy, ako ich odmietnuť a čo robíme s vašimi osobnými údajmi.',
};
