export const en = {
  'meta.wineMenu.title': 'Wine list',
  'meta.wineMenu.description':
    'Every wine of ours with its price, by the glass and by the bottle, and what is poured {part, select, day {today} other {tonight}}, with other drinks and something to eat.',
  'wineMenu.bar.label': 'At hand',
  'wineMenu.bar.filter': 'Choose',
};

export const sk: Record<keyof typeof en, string> = {
  'meta.wineMenu.title': 'Vínna karta',
  'meta.wineMenu.description':
    'Všetky naše vína s cenami, na pohár aj na fľašu, a čo z nich dnes nalievame. K tomu ďalšie nápoje a niečo pod zub.',
  'wineMenu.bar.label': 'Poruke',
  'wineMenu.bar.filter': 'Vybrať',
};
