export const en = {
  'emails.title': 'Email Management',
};
