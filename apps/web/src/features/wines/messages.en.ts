export const en = {
  'home.wines.eyebrow': 'Wines',
  'home.wines.title': 'From the Small Carpathians to Piedmont',
  'home.wines.lead':
    'The list follows the seasons. Whatever is open by the glass tonight is chalked on the board above the bar.',
  'home.wines.white.title': 'White',
  'home.wines.white.text':
    'Grüner Veltliner from Modra, Furmint from Tokaj, Riesling from the Mosel. Fresh, dry, with backbone.',
  'home.wines.red.title': 'Red',
  'home.wines.red.text':
    'Blaufränkisch from down the road, Pinot Noir from Burgundy, and Nebbiolo from the Langhe for patient evenings.',
  'home.wines.sparkling.title': 'Sparkling & orange',
  'home.wines.sparkling.text':
    'Growers’ Champagne, Slovak pét-nat, and white wines that were given weeks on their skins.',
  'home.wines.coffee.title': 'Coffee & small plates',
  'home.wines.coffee.text':
    'Single-origin coffee, cheese, cured ham and other things to eat with your fingers. One plate in the middle will do.',
};
