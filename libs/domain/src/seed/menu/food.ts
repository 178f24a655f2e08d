import { dish, portion } from './builders.js';

export const plates = [
  dish(['Olivy a mandle', 'Olives and almonds'], {
    note: ['120 g. Teplé, s tymianom a pomarančom.', '120 g. Warm, with thyme and orange.'],
    allergens: [8],
    servings: [portion(520)],
  }),
  dish(['Chlieb, maslo, soľ', 'Bread, butter, salt'], {
    note: ['150 g. Kváskový, maslo z Oravy.', '150 g. Sourdough, butter from Orava.'],
    allergens: [1, 7],
    servings: [portion(390)],
  }),
  dish(['Slovenské syry', 'Slovak cheeses'], {
    note: [
      '160 g. Päť od gazdov, ktorých poznáme; orechy, lekvár, chlieb.',
      '160 g. Five from farmers we know; walnuts, jam, bread.',
    ],
    allergens: [1, 7, 8],
    servings: [portion(1390)],
  }),
  dish(['Sušená šunka a klobása', 'Cured ham and sausage'], {
    note: ['130 g. Krájané na mieste, kvasené uhorky, horčica.', '130 g. Cut to order, pickles, mustard.'],
    allergens: [1, 10],
    servings: [portion(1290)],
  }),
  dish(['Tanier doprostred stola', 'A plate for the middle'], {
    note: [
      '420 g. Syry, šunka, paštéta, niečo kyslé. Pre troch.',
      '420 g. Cheese, ham, pâté, something sour. For three.',
    ],
    allergens: [1, 3, 7, 8, 10],
    servings: [portion(2690)],
  }),
  dish(['Ančovičky s maslom', 'Anchovies and butter'], {
    note: ['90 g. Opečený chlieb, studené maslo, citrón.', '90 g. Toast, cold butter, lemon.'],
    allergens: [1, 4, 7],
    servings: [portion(890)],
  }),
  dish(['Kačacia paštéta', 'Duck pâté'], {
    note: ['110 g. S tokajským želé a briošou.', '110 g. With Tokaj jelly and brioche.'],
    allergens: [1, 3, 7, 12],
    servings: [portion(1090)],
  }),
  dish(['Pečená cvikla s kozím syrom', 'Roast beetroot, goat’s cheese'], {
    note: ['180 g. Vlašské orechy, chren.', '180 g. Walnuts, horseradish.'],
    allergens: [7, 8, 12],
    servings: [portion(940)],
  }),
];

export const sweets = [
  dish(['Čokoládová torta bez múky', 'Flourless chocolate cake'], {
    note: ['110 g. Višne, kyslá smotana.', '110 g. Sour cherries, soured cream.'],
    allergens: [3, 7],
    servings: [portion(690)],
  }),
  dish(['Makový koláč so slivkami', 'Poppy-seed cake with plums'], {
    note: ['130 g. Každý deň čerstvý, kým nedôjde.', '130 g. Baked daily, while it lasts.'],
    allergens: [1, 3, 7],
    servings: [portion(620)],
  }),
  dish(['Horká čokoláda a soľ', 'Dark chocolate and salt'], {
    note: ['40 g. Tri kúsky ku káve alebo k portugalu.', '40 g. Three pieces, for coffee or a light red.'],
    allergens: [6, 7],
    servings: [portion(350)],
  }),
];
