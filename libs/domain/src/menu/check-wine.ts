import { isBlank } from '../form/form-errors.js';
import { checkRequiredLine, isIntegerWithin, checkLine, checkText } from '../form/field-checks.js';
import { errorsAt, checkBilingualText } from '../form/path-errors.js';
import { languages } from '../language/language.js';
import { type BilingualText, type WineDetails, menuLimits } from './menu.js';

const { lineLength, textLength, urlLength, maxGrapes } = menuLimits;
const { oldestVintage, latestVintage, maxAlcohol, maxEnergyKj } = menuLimits;

/** Each names its field, such as `region.sk`. Producer and country may be empty while the wine is not listed. */
export function checkWine(wine: WineDetails, isListed: boolean) {
  return [
    ...errorsAt(
      'producer',
      (wine.producer !== '' || isListed) && checkRequiredLine(wine.producer, lineLength, 'required'),
    ),
    ...errorsAt('vintage', !isVintage(wine.vintage) && 'vintage_invalid'),
    ...errorsAt('country', !isCountry(wine.country, isListed) && 'country_invalid'),
    ...checkRegion(wine.region),
    ...errorsAt('appellation', checkLine(wine.appellation ?? '', lineLength)),
    ...checkGrapes(wine.grapes),
    ...errorsAt('alcohol', !isAlcohol(wine.alcohol) && 'alcohol_invalid'),
    ...errorsAt('labelUrl', checkUrl(wine.labelUrl)),
    ...checkBilingualText('ingredients', wine.ingredients, (text) => checkText(text, textLength)),
    ...errorsAt('energyKj', !isEnergy(wine.energyKj) && 'energy_invalid'),
  ];
}

const isCountry = (country: string, isListed: boolean): boolean =>
  (country === '' && !isListed) || /^[A-Z]{2}$/.test(country);

/** It may be missing; both languages need a name. */
function checkRegion(region: BilingualText) {
  const checkRegionName = (name: string) => checkLine(name, lineLength);
  if (languages.some((language) => !isBlank(region[language])))
    return checkBilingualText('region', region, checkRegionName);
  return languages.flatMap((language) => errorsAt(`region.${language}`, checkRegionName(region[language])));
}

function checkGrapes(grapes: readonly string[]) {
  if (grapes.length > maxGrapes) return errorsAt('grapes', 'too_many');
  if (new Set(grapes).size < grapes.length) return errorsAt('grapes', 'twice');
  return grapes.flatMap((grape, index) => errorsAt(`grapes.${index}`, checkGrape(grape)));
}

/** A spreadsheet separates grapes by commas. */
function checkGrape(grape: string) {
  if (grape.includes(',')) return 'invalid_characters';
  return checkRequiredLine(grape, lineLength, 'required');
}

function checkUrl(url: string | null) {
  if (url === null) return null;
  return checkLine(url, urlLength) ?? (/^https?:\/\/[^\s/?#]+\.[^\s]+$/.test(url) ? null : 'url_invalid');
}

const isVintage = (vintage: number | null): boolean =>
  vintage === null || isIntegerWithin(vintage, oldestVintage, latestVintage);

/** Labels state alcohol with at most one decimal place. */
const isAlcohol = (alcohol: number | null): boolean =>
  alcohol === null || (alcohol >= 0 && alcohol <= maxAlcohol && Number(alcohol.toFixed(1)) === alcohol);

const isEnergy = (energy: number | null): boolean => energy === null || isIntegerWithin(energy, 0, maxEnergyKj);
