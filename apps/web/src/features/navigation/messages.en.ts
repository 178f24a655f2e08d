export const en = {
  'navigation.label': 'Main',
  'navigation.skip': 'Skip to content',
  'navigation.home': 'Home',
  'navigation.about': 'About',
  'navigation.wines': 'Wines',
  'navigation.events': 'Events',
  'navigation.contact': 'Contact',
  'navigation.reserve': 'Reserve a table',
  'navigation.logo': '{name}, home',
  'navigation.menu': 'Menu',
  'navigation.language': 'Language',
  'navigation.hint': 'English version →',
};
