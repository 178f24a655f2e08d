export const en = {
  'home.wines.eyebrow': 'Wines',
  'home.wines.title': 'Wines that we stand behind',
  'home.wines.lead':
    'The list follows the seasons. We will gladly tell you what is open by the glass {part, select, day {today} other {tonight}}.',
  'home.wines.tonight': '{part, select, day {Today} other {Tonight}} by the glass',
  'home.wines.bottles': 'From our list',
  'home.wines.all': 'The whole wine list',
};
