import type { en } from './email-messages.en';

export const sk: Record<keyof typeof en, string> = {
  'forms.email.meant': 'Nemysleli ste {domain}?',
};
