import { atTimes, bottle, wineOf } from './builders.js';

const white = wineOf('white');

export const whiteWinesFromAbroad = [
  white(['Riesling Kabinett', 'Riesling Kabinett'], {
    by: 'Weingut Thelen-Marxen',
    year: 2023,
    from: 'mosel',
    appellation: 'Piesport',
    grapes: ['Riesling'],
    alcohol: 8.5,
    sweetness: 'medium',
    note: [
      'Zelené jablko, bridlica, osem a pol percenta. Sladkosť, ktorú kyselina hneď zmyje.',
      'Green apple, slate, eight and a half per cent. Sweetness that the acidity rinses away.',
    ],
    servings: [atTimes(650), bottle(3900)],
  }),
  white(['Riesling trocken Alte Reben', 'Riesling trocken Alte Reben'], {
    by: 'Weingut Kastenholz-Thies',
    year: 2022,
    from: 'mosel',
    grapes: ['Riesling'],
    alcohol: 12,
    note: [
      'Zo sedemdesiatročných kríkov: biela broskyňa, mokrý kameň, dlhý koniec.',
      'From vines of seventy years: white peach, wet stone, a long end.',
    ],
    servings: [bottle(4900)],
  }),
  white(['Grüner Veltliner Federspiel', 'Grüner Veltliner Federspiel'], {
    by: 'Weingut Aubrunner',
    year: 2023,
    from: 'wachau',
    appellation: 'Wachau DAC',
    grapes: ['Grüner Veltliner'],
    alcohol: 12.5,
    note: [
      'Žerucha, grep, biele korenie. O kus ďalej po Dunaji, o kus prísnejší.',
      'Cress, grapefruit, white pepper. A little further up the Danube, a little stricter.',
    ],
    servings: [bottle(4200)],
  }),
  white(['Juhfark', 'Juhfark'], {
    by: 'Csaba Fehérvári',
    year: 2021,
    from: 'somlo',
    grapes: ['Juhfark'],
    alcohol: 13,
    isOrganic: true,
    note: ['Dym, soľ, nezrelý ananás. Sopka v pohári.', 'Smoke, salt, green pineapple. A volcano in a glass.'],
    servings: [bottle(4100)],
  }),
  white(['Vouvray Sec', 'Vouvray Sec'], {
    by: 'Marc Dubreuillet',
    year: 2022,
    from: 'loire',
    appellation: 'Vouvray',
    grapes: ['Chenin blanc'],
    alcohol: 13,
    note: ['Dula, mokrá vlna, včelí vosk. Suché až ku kriede.', 'Quince, wet wool, beeswax. Dry down to the chalk.'],
    servings: [bottle(4400)],
  }),
  white(['Chablis Vieilles Vignes', 'Chablis Vieilles Vignes'], {
    by: 'Domaine Lucien Vachet',
    year: 2022,
    from: 'burgundy',
    appellation: 'Chablis',
    grapes: ['Chardonnay'],
    alcohol: 12.5,
    note: ['Ustricová škrupina, citrón, oceľ. Bez dreva.', 'Oyster shell, lemon, steel. No oak.'],
    servings: [bottle(5900)],
  }),
  white(['Meursault', 'Meursault'], {
    by: 'Domaine Perraudin-Gilles',
    year: 2020,
    from: 'burgundy',
    appellation: 'Meursault',
    grapes: ['Chardonnay'],
    alcohol: 13.5,
    fining: 7,
    note: [
      'Lieskovce, citrónový krém, dub, čo vie mlčať. Z karafy.',
      'Hazelnut, lemon curd, oak that can keep quiet. We decant it.',
    ],
    servings: [bottle(12800)],
  }),
];
