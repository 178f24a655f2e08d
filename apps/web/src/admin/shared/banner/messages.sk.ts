import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'banner.region': 'Správy',
  'banner.undo': 'Vrátiť',
  'banner.dismiss': 'Zavrieť správu',
};
