import { isBlank } from '../form/errors.js';
import { filledLineError, lineError, textError } from '../form/field-errors.js';
import { languages } from '../language/language.js';
import { type MenuError, type MenuErrorCode, at, error } from './menu-errors.js';
import { type InBoth, type WineDetails, menuLimits } from './menu.js';

const { lineLength, textLength, urlLength, grapes: mostGrapes } = menuLimits;
const { oldestVintage, latestVintage, maxAlcohol, maxEnergy } = menuLimits;

/** Each names its field, such as `region.sk`. Producer and country may be empty while the wine is not listed. */
export function wineErrors(wine: WineDetails, isListed: boolean): MenuError[] {
  return [
    ...at('producer', producerError(wine.producer, isListed)),
    ...at('vintage', isVintage(wine.vintage) ? null : 'vintage_invalid'),
    ...at('country', isCountry(wine.country, isListed) ? null : 'country_invalid'),
    ...regionErrors(wine.region),
    ...at('appellation', wine.appellation === null ? null : lineError(wine.appellation, lineLength)),
    ...grapeErrors(wine.grapes),
    ...at('alcohol', isAlcohol(wine.alcohol) ? null : 'alcohol_invalid'),
    ...at('labelUrl', wine.labelUrl === null ? null : urlError(wine.labelUrl)),
    ...ingredientErrors(wine.ingredients),
    ...at('energyKj', isEnergy(wine.energyKj) ? null : 'energy_invalid'),
  ];
}

function producerError(producer: string, isListed: boolean): MenuErrorCode | null {
  return producer === '' && !isListed ? null : filledLineError(producer, lineLength, 'required' as const);
}

const isCountry = (country: string, isListed: boolean): boolean =>
  (country === '' && !isListed) || /^[A-Z]{2}$/.test(country);

/** It may be missing; both languages need a name. */
function regionErrors(region: InBoth): MenuError[] {
  const isSaid = languages.some((language) => !isBlank(region[language]));
  return languages.flatMap((language) => {
    const isMissing = isSaid && isBlank(region[language]);
    return at(`region.${language}`, isMissing ? 'label_in_both_languages' : lineError(region[language], lineLength));
  });
}

function grapeErrors(grapes: readonly string[]): MenuError[] {
  if (grapes.length > mostGrapes) return error('grapes', 'too_many');
  if (new Set(grapes).size < grapes.length) return error('grapes', 'twice');
  return grapes.flatMap((grape, index) => at(`grapes.${index}`, grapeError(grape)));
}

/** A spreadsheet separates grapes by commas. */
function grapeError(grape: string): MenuErrorCode | null {
  if (grape.includes(',')) return 'invalid_characters';
  return filledLineError(grape, lineLength, 'required' as const);
}

function ingredientErrors(ingredients: InBoth | null): MenuError[] {
  if (!ingredients) return [];
  return languages.flatMap((language) => {
    const missing = isBlank(ingredients[language]) ? 'label_in_both_languages' : null;
    return at(`ingredients.${language}`, missing ?? textError(ingredients[language], textLength));
  });
}

function urlError(url: string): MenuErrorCode | null {
  return lineError(url, urlLength) ?? (/^https?:\/\/[^\s/?#]+\.[^\s]+$/.test(url) ? null : 'url_invalid');
}

const isVintage = (vintage: number | null): boolean =>
  vintage === null || (Number.isInteger(vintage) && vintage >= oldestVintage && vintage <= latestVintage);

/** Labels state alcohol with at most one decimal place. */
const isAlcohol = (alcohol: number | null): boolean =>
  alcohol === null || (alcohol >= 0 && alcohol <= maxAlcohol && Number(alcohol.toFixed(1)) === alcohol);

const isEnergy = (energy: number | null): boolean =>
  energy === null || (Number.isInteger(energy) && energy >= 0 && energy <= maxEnergy);
