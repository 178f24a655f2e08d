import { isBlank } from '../form/faults.js';
import { filledLineFault, lineFault, textFault } from '../form/field-faults.js';
import { languages } from '../language/language.js';
import { type MenuFault, type MenuFaultCode, at, fault } from './menu-faults.js';
import { type InBoth, type WineDetails, menuLimits } from './menu.js';

const { lineLength, textLength, urlLength, grapes: mostGrapes } = menuLimits;
const { oldestVintage, latestVintage, maxAlcohol, maxEnergy } = menuLimits;

/**
 * The errors of a wine's details. Each names its field, such as `region.sk`. Producer and country may be empty while
 * the wine is not listed.
 */
export function wineFaults(wine: WineDetails, isListed: boolean): MenuFault[] {
  return [
    ...at('producer', producerFault(wine.producer, isListed)),
    ...at('vintage', isVintage(wine.vintage) ? null : 'vintage_invalid'),
    ...at('country', isCountry(wine.country, isListed) ? null : 'country_invalid'),
    ...regionFaults(wine.region),
    ...at('appellation', wine.appellation === null ? null : lineFault(wine.appellation, lineLength)),
    ...grapeFaults(wine.grapes),
    ...at('alcohol', isAlcohol(wine.alcohol) ? null : 'alcohol_invalid'),
    ...at('labelUrl', wine.labelUrl === null ? null : urlFault(wine.labelUrl)),
    ...ingredientFaults(wine.ingredients),
    ...at('energyKj', isEnergy(wine.energyKj) ? null : 'energy_invalid'),
  ];
}

function producerFault(producer: string, isListed: boolean): MenuFaultCode | null {
  return producer === '' && !isListed ? null : filledLineFault(producer, lineLength, 'required' as const);
}

const isCountry = (country: string, isListed: boolean): boolean =>
  (country === '' && !isListed) || /^[A-Z]{2}$/.test(country);

/** A wine may have no region. If it has one, both languages need a name. */
function regionFaults(region: InBoth): MenuFault[] {
  const isSaid = languages.some((language) => !isBlank(region[language]));
  return languages.flatMap((language) => {
    const isMissing = isSaid && isBlank(region[language]);
    return at(`region.${language}`, isMissing ? 'label_in_both_languages' : lineFault(region[language], lineLength));
  });
}

function grapeFaults(grapes: readonly string[]): MenuFault[] {
  if (grapes.length > mostGrapes) return fault('grapes', 'too_many');
  if (new Set(grapes).size < grapes.length) return fault('grapes', 'twice');
  return grapes.flatMap((grape, index) => at(`grapes.${index}`, grapeFault(grape)));
}

/** A spreadsheet separates the grapes in one cell by commas, so a name must not contain one. */
function grapeFault(grape: string): MenuFaultCode | null {
  if (grape.includes(',')) return 'invalid_characters';
  return filledLineFault(grape, lineLength, 'required' as const);
}

function ingredientFaults(ingredients: InBoth | null): MenuFault[] {
  if (!ingredients) return [];
  return languages.flatMap((language) => {
    const missing = isBlank(ingredients[language]) ? 'label_in_both_languages' : null;
    return at(`ingredients.${language}`, missing ?? textFault(ingredients[language], textLength));
  });
}

function urlFault(url: string): MenuFaultCode | null {
  return lineFault(url, urlLength) ?? (/^https?:\/\/[^\s/?#]+\.[^\s]+$/.test(url) ? null : 'url_invalid');
}

const isVintage = (vintage: number | null): boolean =>
  vintage === null || (Number.isInteger(vintage) && vintage >= oldestVintage && vintage <= latestVintage);

/** Labels state alcohol with at most one decimal place. */
const isAlcohol = (alcohol: number | null): boolean =>
  alcohol === null || (alcohol >= 0 && alcohol <= maxAlcohol && Number(alcohol.toFixed(1)) === alcohol);

const isEnergy = (energy: number | null): boolean =>
  energy === null || (Number.isInteger(energy) && energy >= 0 && energy <= maxEnergy);
