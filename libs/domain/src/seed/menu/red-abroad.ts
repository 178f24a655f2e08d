import { atTimes, bottle, glass, wineOf } from './builders.js';

const red = wineOf('red');

export const redWinesFromAbroad = [
  red(['Langhe Nebbiolo', 'Langhe Nebbiolo'], {
    by: 'Cascina dei Tigli Rossi',
    year: 2022,
    from: 'piedmont',
    appellation: 'Langhe DOC',
    grapes: ['Nebbiolo'],
    alcohol: 13.5,
    note: [
      'Ruža, decht, brusnice. Bledá farba, tanín ostáva pri stole.',
      'Rose, tar, cranberry. Pale, with tannin that stays for the evening.',
    ],
    servings: [glass(850), bottle(5200)],
  }),
  red(['Barolo', 'Barolo'], {
    by: 'Fratelli Gosettini',
    year: 2019,
    from: 'piedmont',
    appellation: 'Barolo DOCG',
    grapes: ['Nebbiolo'],
    alcohol: 14.5,
    note: [
      'Sušená ruža, sladké drievko, kôra. Otvorte ho skôr, než máte chuť.',
      'Dried rose, liquorice, bark. Order it an hour before you want it.',
    ],
    servings: [bottle(11900)],
  }),
  red(['Bourgogne Pinot Noir', 'Bourgogne Pinot Noir'], {
    by: 'Domaine Michaudet-Roy',
    year: 2021,
    from: 'burgundy',
    appellation: 'Bourgogne',
    grapes: ['Pinot noir'],
    alcohol: 12.5,
    note: ['Malina, mokré lístie, hodváb.', 'Raspberry, wet leaves, silk.'],
    servings: [atTimes(890), bottle(5600)],
  }),
  red(['Gevrey-Chambertin', 'Gevrey-Chambertin'], {
    by: 'Domaine Michaudet-Roy',
    year: 2019,
    from: 'burgundy',
    appellation: 'Gevrey-Chambertin',
    grapes: ['Pinot noir'],
    alcohol: 13.5,
    fining: 3,
    note: [
      'Čierna čerešňa, mäso, železo. Na rozhovor, čo sa nekončí.',
      'Black cherry, meat, iron. For a conversation that goes on.',
    ],
    servings: [bottle(13500)],
  }),
  red(['Morgon', 'Morgon'], {
    by: 'Claire Bonnardelle',
    year: 2022,
    from: 'beaujolais',
    appellation: 'Morgon',
    grapes: ['Gamay'],
    alcohol: 13,
    isOrganic: true,
    note: ['Čerešňa s kôstkou, fialka, žula.', 'Cherry with its stone, violet, granite.'],
    servings: [bottle(4300)],
  }),
  red(['Blaufränkisch Leithaberg', 'Blaufränkisch Leithaberg'], {
    by: 'Familie Reisacher-Wolf',
    year: 2020,
    from: 'burgenland',
    appellation: 'Leithaberg DAC',
    grapes: ['Blaufränkisch'],
    alcohol: 13,
    isOrganic: true,
    note: [
      'Tá istá frankovka o šesťdesiat kilometrov ďalej: čučoriedka, krieda, chlad.',
      'The grape of Rača sixty kilometres on: blueberry, chalk, cool.',
    ],
    servings: [bottle(4900)],
  }),
];
