export const en = {
  'banner.region': 'Messages',
  'banner.undo': 'Undo',
  'banner.dismiss': 'Dismiss message',
};
