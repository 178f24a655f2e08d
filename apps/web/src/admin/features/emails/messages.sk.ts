import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'emails.title': 'E-maily',
};
