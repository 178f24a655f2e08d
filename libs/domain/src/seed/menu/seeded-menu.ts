import { inBoth } from './builders.js';
import { beers, coffees, softDrinks, spirits } from './drinks.js';
import { plates, sweets } from './food.js';
import { redWinesFromAbroad } from './red-abroad.js';
import { redWinesFromHome } from './red-home.js';
import { orangeWines, roseWines } from './rose-and-orange.js';
import type { SeededSection } from './seeded-menu-types.js';
import { sparklingWines } from './sparkling.js';
import { sweetWines } from './sweet.js';
import { whiteWinesFromAbroad } from './white-abroad.js';
import { whiteWinesFromHome } from './white-home.js';

/** The list of the first start: more than fifty wines from twenty regions, as the pages promise, and what goes with them. */
export const seededMenu: readonly SeededSection[] = [
  { kind: 'wine', name: inBoth(['Šumivé', 'Sparkling']), items: sparklingWines },
  { kind: 'wine', name: inBoth(['Biele', 'White']), items: [...whiteWinesFromHome, ...whiteWinesFromAbroad] },
  { kind: 'wine', name: inBoth(['Ružové', 'Rosé']), items: roseWines },
  { kind: 'wine', name: inBoth(['Oranžové', 'Orange']), items: orangeWines },
  { kind: 'wine', name: inBoth(['Červené', 'Red']), items: [...redWinesFromHome, ...redWinesFromAbroad] },
  { kind: 'wine', name: inBoth(['Sladké', 'Sweet']), items: sweetWines },
  { kind: 'drink', name: inBoth(['Káva', 'Coffee']), items: coffees },
  { kind: 'drink', name: inBoth(['Nealko', 'Soft drinks']), items: softDrinks },
  { kind: 'drink', name: inBoth(['Pivo', 'Beer']), items: beers },
  { kind: 'drink', name: inBoth(['Destiláty', 'Spirits']), items: spirits },
  { kind: 'food', name: inBoth(['Syry a taniere', 'Cheese and plates']), items: plates },
  { kind: 'food', name: inBoth(['Niečo sladké', 'Something sweet']), items: sweets },
];
