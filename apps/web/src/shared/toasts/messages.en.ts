export const en = {
  'toasts.region': 'Notifications (F8)',
  'toasts.close': 'Close notification',
};
