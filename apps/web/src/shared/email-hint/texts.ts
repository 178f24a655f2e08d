export const en = {
  'forms.email.meant': 'Did you mean {domain}?',
};

export const sk: typeof en = {
  'forms.email.meant': 'Nemysleli ste {domain}?',
};
