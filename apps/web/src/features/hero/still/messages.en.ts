export const en = {
  'home.hero.noScript': 'Reserving online needs JavaScript. We will gladly hold you a table over the phone as well:',
};
