import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'forms.email.meant': 'Nemysleli ste {domain}?',
};
