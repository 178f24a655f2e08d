export const en = {
  'newsletter.title': 'Newsletter',
};
