export const en = {
  'forms.email.meant': 'Did you mean {domain}?',
};
