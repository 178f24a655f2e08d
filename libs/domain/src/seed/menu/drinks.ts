import { bottle, carafe, dish, portion } from './builders.js';

export const coffees = [
  dish(['Espresso', 'Espresso'], { allergens: [], servings: [portion(260, 30)] }),
  dish(['Dvojité espresso', 'Double espresso'], { allergens: [], servings: [portion(340, 60)] }),
  dish(['Cappuccino', 'Cappuccino'], { allergens: [7], servings: [portion(360, 180)] }),
  dish(['Flat white', 'Flat white'], { allergens: [7], servings: [portion(390, 180)] }),
  dish(['Prekvapkávaná káva', 'Pour-over'], {
    note: ['Zrno sa mení každý mesiac, spýtajte sa.', 'The beans change every month; ask us.'],
    allergens: [],
    servings: [portion(450, 250)],
  }),
];

export const softDrinks = [
  dish(['Minerálka perlivá', 'Sparkling water'], { allergens: [], servings: [bottle(280, 330), bottle(540, 750)] }),
  dish(['Minerálka neperlivá', 'Still water'], { allergens: [], servings: [bottle(280, 330), bottle(540, 750)] }),
  dish(['Bazová limonáda', 'Elderflower lemonade'], {
    note: ['Vlastný sirup, citrón, bublinky.', 'Our own cordial, lemon, bubbles.'],
    allergens: [],
    servings: [portion(420, 400), carafe(520)],
  }),
  dish(['Hroznový mušt z Modry', 'Grape juice from Modra'], {
    note: ['Lisovaný, nefiltrovaný, bez pridaného cukru.', 'Pressed, unfiltered, no sugar added.'],
    allergens: [],
    servings: [portion(390, 200)],
  }),
  dish(['Rizling bez alkoholu', 'Riesling without alcohol'], {
    note: ['Jablko, limetka a ani percento.', 'Apple, lime, and not one per cent.'],
    allergens: [12],
    servings: [portion(490, 100)],
  }),
  dish(['Čaj', 'Tea'], {
    note: ['Zelený, čierny, mätový.', 'Green, black or mint.'],
    allergens: [],
    servings: [portion(360, 300)],
  }),
];

export const beers = [
  dish(['Dvanástka, svetlý ležiak', 'Pale lager, 12°'], { allergens: [1], servings: [bottle(390, 330)] }),
  dish(['Nealkoholický ležiak', 'Lager without alcohol'], { allergens: [1], servings: [bottle(360, 330)] }),
];

export const spirits = [
  dish(['Marhuľovica', 'Apricot brandy'], {
    note: ['Z Hontu, dvakrát pálená.', 'From Hont, distilled twice.'],
    allergens: [],
    servings: [portion(590, 40)],
  }),
  dish(['Slivovica', 'Plum brandy'], {
    note: ['Bošácka dolina, tri roky v sude.', 'From the Bošáca valley, three years in oak.'],
    allergens: [],
    servings: [portion(560, 40)],
  }),
  dish(['Hroznovica', 'Grape brandy'], {
    note: ['Z furmintových výliskov.', 'From Furmint pomace.'],
    allergens: [],
    servings: [portion(520, 40)],
  }),
];
