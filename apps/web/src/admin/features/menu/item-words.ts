import { languages } from '@strapec/domain';
import type { ItemValues, WineValues } from './item-values';
import type { MenuText } from './texts';

/** The fields of an item as staff read them, to compare two versions. */
export function itemInWords(values: ItemValues, text: MenuText, sectionName: (id: string) => string) {
  const said = (isSo: boolean) => text(isSo ? 'menuList.yes' : 'menuList.no');
  return [
    { label: text('menuList.form.section'), words: sectionName(values.sectionId) },
    { label: text('menuList.form.isListed'), words: said(values.isListed) },
    ...languages.map((one) => ({ label: text(`menuList.form.name.${one}`), words: values.name[one] })),
    ...languages.map((one) => ({ label: text(`menuList.form.text.${one}`), words: values.text[one] || '–' })),
    { label: text('menuList.form.allergens'), words: allergensInWords(values.allergens, text) },
    { label: text('menuList.form.servings'), words: servingsInWords(values.servings, text) },
    { label: text('menuList.form.picture'), words: values.imageUrl || '–' },
    ...(values.wine ? wineInWords(values.wine, text, said) : []),
  ];
}

function allergensInWords(allergens: ItemValues['allergens'], text: MenuText): string {
  if (allergens === null) return text('menuList.form.allergens.notConfirmed');
  return allergens.length === 0 ? text('menuList.form.allergens.none') : allergens.join(', ');
}

const servingsInWords = (servings: ItemValues['servings'], text: MenuText): string =>
  servings
    .map(({ kind, volumeMl, price, pouredUntil }) =>
      [text(`menuList.serving.${kind}`), volumeMl && `${volumeMl} ml`, `${price} €`, pouredUntil]
        .filter(Boolean)
        .join(' '),
    )
    .join('; ') || '–';

function wineInWords(wine: WineValues, text: MenuText, said: (isSo: boolean) => string) {
  const { producer, vintage, country, region, appellation, colour, sweetness, grapes, alcohol } = wine;
  const where = [appellation, region.sk, region.en, country].filter(Boolean).join(' · ');
  return [
    { label: text('menuList.form.producer'), words: producer },
    { label: text('menuList.form.vintage'), words: vintage || '–' },
    { label: text('menuList.form.origin'), words: where },
    { label: text('menuList.form.colour'), words: text(`menuList.colour.${colour}`) },
    { label: text('menuList.form.sweetness'), words: text(`menuList.sweetness.${sweetness}`) },
    { label: text('menuList.form.grapes'), words: grapes.join(', ') || '–' },
    { label: text('menuList.form.alcohol'), words: alcohol || '–' },
    { label: text('menuList.form.isOrganic'), words: said(wine.isOrganic) },
    { label: text('menuList.form.isVegan'), words: said(wine.isVegan) },
    { label: text('menuList.form.labelUrl'), words: wine.labelUrl || '–' },
    ...languages.map((one) => ({
      label: text(`menuList.form.ingredients.${one}`),
      words: wine.ingredients[one] || '–',
    })),
    { label: text('menuList.form.energyKj'), words: wine.energyKj || '–' },
  ];
}
