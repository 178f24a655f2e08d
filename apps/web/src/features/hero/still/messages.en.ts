export const en = {
  'home.hero.noScript': 'We will gladly hold you a table over the phone as well:',
};
