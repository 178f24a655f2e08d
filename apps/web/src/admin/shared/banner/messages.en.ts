export const en = {
  'banner.region': 'Messages',
  'banner.dismiss': 'Dismiss message',
};
