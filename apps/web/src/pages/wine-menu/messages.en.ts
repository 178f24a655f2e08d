export const en = {
  'meta.wineMenu.title': 'Wine list',
  'meta.wineMenu.description':
    'Every wine of ours with its price, by the glass and by the bottle, and what is poured {part, select, day {today} other {tonight}}, with other drinks and something to eat.',
  'wineMenu.bar.label': 'At hand',
  'wineMenu.bar.filter': 'Choose',
};
