export const en = {
  'home.hero.eyebrow': 'Wine bar',
  'home.hero.title': 'Wine worth taking your time over',
  'home.hero.lead': 'Wines that we like, something good to go with them, and the time to enjoy both.',
  'home.hero.reserve': 'Reserve a table',
  'home.hero.philosophy': 'Our philosophy',
};
