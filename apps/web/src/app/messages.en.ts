export const en = {
  'meta.home.title': 'Strapec — wine bar in Bratislava’s Old Town',
  'meta.home.description':
    'A small wine and coffee bar in a cellar in the centre of Bratislava: more than 50 wines from 20 regions, finger food, candlelight. Reserve your table online.',
  'meta.notFound.title': '404 Page Not Found — Strapec',
  'meta.notFound.description': 'There is no page at this address.',
  'reserve.unavailable.title': 'The reservation form could not be opened',
  'reserve.unavailable.text': 'Please check your connection, or call us on {phone}.',
};
