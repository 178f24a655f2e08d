import type { Language } from '@strapec/domain';
import { type Words, colourWords, kindWords, servingWords, sweetnessWords, yesOrNo } from './sheet-words.js';

/** What is to be written in the columns of an empty template, a line each. */
export function hintsIn(language: Language): string[] {
  const choices = (words: Words<string>): string => Object.values(words[language]).join(', ');
  const [kinds, colours, sweetness] = [choices(kindWords), choices(colourWords), choices(sweetnessWords)];
  const [servings, answers] = [choices(servingWords), choices(yesOrNo)];
  if (language === 'en')
    return [
      'ID stays empty. Names and sections are needed in both languages; texts in both or in neither.',
      `Kind: ${kinds}. Colour: ${colours}. Sweetness: ${sweetness}. Listed, organic, vegan: ${answers}.`,
      'Allergens: numbers 1 to 14 or words with commas between them; none has to be said. Without them, and without a price, nothing can be listed.',
      'Vintage: one year; of several years NV or nothing. Country: Slovakia or SK. Grapes: with commas between them.',
      `Served as: ${servings}. Volume and price: such as 100 and 3.20; the next way to serve it goes into the columns with number 2.`,
    ];
  return [
    'ID nechajte prázdne. Názov a časť treba v oboch jazykoch; popis v oboch alebo v žiadnom.',
    `Druh: ${kinds}. Farba: ${colours}. Zvyškový cukor: ${sweetness}. V ponuke, bio, vegánske: ${answers}.`,
    'Alergény: čísla 1 až 14 alebo slová oddelené čiarkou; ak nie sú, napíšte žiadne. Bez nich a bez ceny sa do ponuky nič nedá.',
    'Ročník: jeden rok; víno z viacerých rokov NV alebo nič. Krajina: Slovensko alebo SK. Odrody: oddelené čiarkou.',
    `Podáva sa: ${servings}. Objem a cena: napríklad 100 a 3,20; ďalšie podávanie patrí do stĺpcov s číslom 2.`,
  ];
}
