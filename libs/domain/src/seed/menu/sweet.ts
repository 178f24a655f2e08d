import { atTimes, bottle, wineOf } from './builders.js';

const white = wineOf('white');
const sparkling = wineOf('sparkling');

export const sweetWines = [
  white(['Tokajské samorodné sladké', 'Tokaj Samorodné, sweet'], {
    by: 'Pivnica Timčák',
    year: 2017,
    from: 'tokaj',
    appellation: 'Malá Tŕňa',
    grapes: ['Furmint', 'Lipovina'],
    alcohol: 12.5,
    sweetness: 'sweet',
    note: [
      'Hrozienka, pomarančová kôra, orech. K modrému syru.',
      'Raisins, orange peel, walnut. With the blue cheese.',
    ],
    servings: [atTimes(520, 50), bottle(3400, 500)],
  }),
  white(['Tokajský výber 5-putňový', 'Tokaj Výber, five puttonyos'], {
    by: 'Pivnica Timčák',
    year: 2013,
    from: 'tokaj',
    appellation: 'Malá Tŕňa',
    grapes: ['Furmint', 'Lipovina', 'Muškát žltý'],
    alcohol: 10.5,
    sweetness: 'sweet',
    note: [
      'Marhuľový lekvár, šafran, čaj. Fľaša pre štyroch namiesto dezertu.',
      'Apricot jam, saffron, tea. A bottle for four, instead of dessert.',
    ],
    servings: [bottle(6900, 500)],
  }),
  white(['Slamové víno', 'Straw wine'], {
    by: 'Ján Drobniak',
    year: 2021,
    from: 'smallCarpathians',
    appellation: 'Svätý Jur',
    grapes: ['Rizling rýnsky'],
    alcohol: 10,
    sweetness: 'sweet',
    note: [
      'Tri mesiace schlo na slame: figa, med, ostrá kyselina.',
      'Three months drying on straw: fig, honey, sharp acidity.',
    ],
    servings: [bottle(4200, 375)],
  }),
  sparkling(['Moscato d’Asti', 'Moscato d’Asti'], {
    by: 'Cascina dei Tigli Rossi',
    year: 2024,
    from: 'piedmont',
    appellation: 'Moscato d’Asti DOCG',
    grapes: ['Moscato bianco'],
    alcohol: 5.5,
    sweetness: 'sweet',
    note: ['Broskyňa, šalvia, päť a pol percenta.', 'Peach, sage, five and a half per cent.'],
    servings: [bottle(3100)],
  }),
];
