import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'toasts.region': 'Oznámenia (F8)',
  'toasts.close': 'Zavrieť oznámenie',
};
