export const en = {
  'reserve.simple': 'Or use the simple form',
  'reserve.unavailable.title': 'The reservation form could not be opened',
  'reserve.unavailable.text': 'Please check your connection, or call us on {phone}.',
};
