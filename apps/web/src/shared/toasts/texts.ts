export const en = {
  'toasts.region': 'Notifications (F8)',
  'toasts.close': 'Close notification',
};

export const sk: typeof en = {
  'toasts.region': 'Oznámenia (F8)',
  'toasts.close': 'Zavrieť oznámenie',
};
