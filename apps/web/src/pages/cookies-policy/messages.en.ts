export const en = {
  'meta.cookiesPolicy.title': 'Cookies and privacy',
  'meta.cookiesPolicy.description':
    'Which cookies this site needs, which are your choice, how to refuse them, and what we do with your personal data.',
};
