export const en = {
  'cookies.banner.label': 'Cookies',
  'cookies.banner.text':
    'We need a few cookies for the site to work. The map comes from elsewhere; that is your choice.',
  'cookies.banner.more': 'Cookies policy',
  'cookies.banner.accept': 'Accept',
  'cookies.banner.decline': 'Decline',
  'cookies.banner.close': 'Close and decline',
};
