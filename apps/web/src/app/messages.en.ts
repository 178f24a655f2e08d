export const en = {
  'reserve.unavailable.title': 'The reservation form could not be opened',
  'reserve.unavailable.text': 'Please check your connection, or call us on {phone}.',
};
