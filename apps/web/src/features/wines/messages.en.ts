export const en = {
  'home.wines.eyebrow': 'Wines',
  'home.wines.title': 'From the Small Carpathians to Piedmont',
  'home.wines.lead':
    'The list follows the seasons. Whatever is open by the glass tonight is chalked on the board above the bar.',
  'home.wines.tonight': 'Tonight by the glass',
  'home.wines.bottles': 'From our list',
  'home.wines.all': 'The whole wine list',
};
