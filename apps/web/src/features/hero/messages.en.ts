export const en = {
  'home.hero.eyebrow': 'Bratislava · Old Town',
  'home.hero.title': 'Wine that slows the evening down',
  'home.hero.lead':
    'A small cellar under the old town, candles on the tables, and more than fifty wines worth taking your time over.',
  'home.hero.reserve': 'Reserve a table',
  'home.hero.philosophy': 'Our philosophy',
};
