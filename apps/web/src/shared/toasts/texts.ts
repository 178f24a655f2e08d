import type { Texts } from '../i18n/messages';

export const toastTexts = {
  'toasts.region': ['Notifications (F8)', 'Oznámenia (F8)'],
  'toasts.close': ['Close notification', 'Zavrieť oznámenie'],
} satisfies Texts;
