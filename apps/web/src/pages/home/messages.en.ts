export const en = {
  'meta.home.title': 'Wine bar in Bratislava’s Old Town',
  'meta.home.description':
    'A small wine and coffee bar in a cellar in the centre of Bratislava: more than 50 wines from 20 regions, finger food, candlelight. Reserve your table online.',
  'home.contact.eyebrow': 'Contact',
  'home.contact.title': 'Down the steps, and you are here',
};
