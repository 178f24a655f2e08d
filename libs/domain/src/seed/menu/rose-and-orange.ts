import { atTimes, bottle, glass, toGo, wineOf } from './builders.js';

const rose = wineOf('rose');
const orange = wineOf('orange');

export const roseWines = [
  rose(['Frankovka rosé', 'Blaufränkisch Rosé'], {
    by: 'Vinárstvo Zelenák',
    year: 2024,
    from: 'smallCarpathians',
    appellation: 'Modra',
    grapes: ['Frankovka modrá'],
    alcohol: 11.5,
    note: ['Maliny, červené ríbezle, svieže a bez okolkov.', 'Raspberry and redcurrant, crisp.'],
    servings: [atTimes(390), bottle(2200), toGo(1200)],
  }),
  rose(['Cabernet Sauvignon rosé', 'Cabernet Sauvignon Rosé'], {
    by: 'Nagyovci zo Strekova',
    year: 2024,
    from: 'south',
    appellation: 'Strekov',
    grapes: ['Cabernet Sauvignon'],
    alcohol: 12,
    sweetness: 'off_dry',
    fining: 3,
    note: [
      'Jahody so šľahačkou a žihľava. Zvyškový cukor tu má zmysel.',
      'Strawberries and cream, nettle. A touch of sugar, and it needs it.',
    ],
    servings: [bottle(2400)],
  }),
  rose(['Langhe Rosato', 'Langhe Rosato'], {
    by: 'Cascina dei Tigli Rossi',
    year: 2023,
    from: 'piedmont',
    appellation: 'Langhe DOC',
    grapes: ['Nebbiolo'],
    alcohol: 12.5,
    note: [
      'Divá ruža, krvavý pomaranč a tanín, ktorý prezradí nebbiolo.',
      'Wild rose, blood orange, and a grip that gives Nebbiolo away.',
    ],
    servings: [bottle(3400)],
  }),
  rose(['Etna Rosato', 'Etna Rosato'], {
    by: 'Tenuta Lo Curcio',
    year: 2023,
    from: 'sicily',
    appellation: 'Etna DOC',
    grapes: ['Nerello mascalese'],
    alcohol: 12.5,
    isOrganic: true,
    note: ['Granátové jablko, popol, morská soľ.', 'Pomegranate, ash, sea salt.'],
    servings: [bottle(3900)],
  }),
];

export const orangeWines = [
  orange(['Tramín na šupkách', 'Skin-contact Traminer'], {
    by: 'Rodina Majtánová',
    year: 2023,
    from: 'smallCarpathians',
    appellation: 'Modra',
    grapes: ['Tramín červený'],
    alcohol: 13,
    isOrganic: true,
    note: [
      'Tri týždne na šupkách: čierny čaj, pomarančová kôra, sušená ruža.',
      'Three weeks on the skins: black tea, orange peel, dried rose.',
    ],
    servings: [glass(650), bottle(3900)],
  }),
  orange(['Veltlín z amfory', 'Veltliner from the amphora'], {
    by: 'Vinárstvo Hudačko',
    year: 2022,
    from: 'nitra',
    appellation: 'Čajkov',
    grapes: ['Veltlínske zelené'],
    alcohol: 12.5,
    isOrganic: true,
    note: [
      'Pol roka v hline. Marhuľové jadierko, seno, jemne trpký.',
      'Half a year in clay. Apricot kernel, hay, gently tannic.',
    ],
    servings: [bottle(4300)],
  }),
  orange(['Vlašák, dvadsať dní', 'Welschriesling, twenty days'], {
    by: 'Gábor Molnári',
    year: 2021,
    from: 'south',
    appellation: 'Strekov',
    grapes: ['Rizling vlašský'],
    alcohol: 12.5,
    note: ['Sušené jablko, šafran, slaná karamelka.', 'Dried apple, saffron, salted caramel.'],
    servings: [bottle(3800)],
  }),
  orange(['Rebula', 'Rebula'], {
    by: 'Kmetija Šturmak',
    year: 2020,
    from: 'brda',
    grapes: ['Rebula'],
    alcohol: 13,
    isOrganic: true,
    note: [
      'Med, kôra mandarínky, tanín ako pri červenom. Nie príliš studená.',
      'Honey, mandarin peel, the tannin of a red. Not too cold.',
    ],
    servings: [atTimes(790), bottle(5200)],
  }),
  orange(['Pinot Grigio Ramato', 'Pinot Grigio Ramato'], {
    by: 'Vigne Morandut',
    year: 2022,
    from: 'friuli',
    appellation: 'Friuli Colli Orientali',
    grapes: ['Pinot grigio'],
    alcohol: 13,
    note: [
      'Farba cibuľovej šupky. Broskyňa, bylinky, medený lesk.',
      'The colour of onion skin. Peach, herbs, a copper sheen.',
    ],
    servings: [bottle(4200)],
  }),
];
