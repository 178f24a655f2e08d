export const en = {
  'meta.wineMenu.title': 'Wine list',
  'meta.wineMenu.description':
    'Every wine of the cellar with its price, by the glass and by the bottle, and what is poured tonight: from the Small Carpathians to Piedmont, with coffee and small plates.',
  'wineMenu.bar.filter': 'Choose',
};
