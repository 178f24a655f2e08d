import type { ServingKind, ShownItem, ShownServing, ShownWine } from '@strapec/domain';
import { memo } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { priceInWords } from '../../shared/i18n/price-words';
import { listGrapesNotInName, originInWords, tieShortWordsIfSlovak, volumeInWords } from '../../shared/menu/menu-words';
import type { ItemWithImage } from '../../shared/menu/public-menu';
import { CustomPicture } from '../../shared/ui/custom-picture';
import { useWineMenuText } from './wine-menu-texts';
import styles from './menu-item.module.css';

const kilojoulesPerKilocalorie = 4.184;

export const MenuListItem = memo(function MenuItem({ item, isHidden }: { item: ItemWithImage; isHidden: boolean }) {
  const { language } = useLanguage();
  const { slug, text: note, wine, servings, isSoldOut, image } = item;
  return (
    <li id={slug} className={styles.item} hidden={isHidden} data-gone={isSoldOut || undefined}>
      <div>
        <ItemTitle item={item} />
        {wine && <WineOrigin name={item.name} wine={wine} />}
        {note && <p>{tieShortWordsIfSlovak(note, language)}</p>}
        <OtherServings servings={servings} isItemSoldOut={isSoldOut} />
        {wine && <WineLabel wine={wine} />}
        {image && <CustomPicture image={image} sizes="240px" className={styles.picture} />}
      </div>
      <UsualServings servings={servings} isItemSoldOut={isSoldOut} />
    </li>
  );
});

function ItemTitle({ item: { name, wine, allergens, isSoldOut } }: { item: ShownItem }) {
  const text = useWineMenuText();
  const { language } = useLanguage();
  const title = tieShortWordsIfSlovak(name, language);
  return (
    <h3>
      {isSoldOut ? <s>{title}</s> : title}
      {wine && <> {wine.vintage ?? text('menu.nonVintage')}</>}
      {isSoldOut && (
        <>
          {' '}
          <small>{text('menu.soldOut')}</small>
        </>
      )}
      {allergens.length > 0 && (
        <sup>
          <i>, {text('menu.allergens.short', { count: allergens.length })} </i>
          {allergens.join(', ')}
        </sup>
      )}
    </h3>
  );
}

function WineOrigin({ name, wine }: { name: string; wine: ShownWine }) {
  const text = useWineMenuText();
  const { language } = useLanguage();
  const { producer, sweetness, isOrganic, isVegan } = wine;
  const facts = [
    producer,
    originInWords(wine, language),
    listGrapesNotInName(name, wine),
    sweetness !== 'dry' && text(`menu.sweetness.${sweetness}`),
    isOrganic && text('menu.organic'),
  ];
  return (
    <p className={styles.origin}>
      {facts.filter(Boolean).join('\u00a0· ')}
      {isVegan && '\u00a0'}
      {isVegan && <VeganSign />}
    </p>
  );
}

/** Screen readers read the whole word, and in the legend the explanation after it. */
export function VeganSign({ isInLegend = false }: { isInLegend?: boolean }) {
  const word = useWineMenuText()('menu.vegan');
  return (
    <span className={styles.vegan} aria-hidden={isInLegend || undefined}>
      {word.charAt(0).toUpperCase()}
      {!isInLegend && <i>{word.slice(1)}</i>}
    </span>
  );
}

function WineLabel({ wine: { labelUrl, ingredients, energyKj } }: { wine: ShownWine }) {
  const text = useWineMenuText();
  if (!labelUrl && !ingredients && energyKj === null) return null;
  const energy = energyKj !== null && {
    kj: energyKj,
    kcal: Math.round(energyKj / kilojoulesPerKilocalorie),
  };
  return (
    <p className={styles.others}>
      {ingredients && <span>{text('menu.ingredients', { ingredients })}</span>}
      {energy && <span>{text('menu.energy', energy)}</span>}
      {labelUrl && (
        <a href={labelUrl} rel="noopener nofollow">
          {text('menu.label')}
        </a>
      )}
    </p>
  );
}

const servingTextIds: Partial<Record<ServingKind, 'menu.serving.carafe' | 'menu.serving.takeaway'>> = {
  carafe: 'menu.serving.carafe',
  takeaway: 'menu.serving.takeaway',
};
const isUsualServing = ({ kind }: ShownServing): boolean => servingTextIds[kind] === undefined;

interface ServingsProps {
  servings: readonly ShownServing[];
  isItemSoldOut: boolean;
}

function UsualServings({ servings, isItemSoldOut }: ServingsProps) {
  const usualServings = servings.filter(isUsualServing);
  return (
    <div className={styles.prices}>
      {(usualServings.length > 0 ? usualServings : servings).map((serving) => (
        <Price key={serving.id} serving={serving} isItemSoldOut={isItemSoldOut} />
      ))}
    </div>
  );
}

function OtherServings({ servings, isItemSoldOut }: ServingsProps) {
  const otherServings = servings.filter((serving) => !isUsualServing(serving));
  if (otherServings.length === 0 || otherServings.length === servings.length) return null;
  return (
    <p className={styles.others}>
      {otherServings.map((serving) => (
        <Price key={serving.id} serving={serving} isItemSoldOut={isItemSoldOut} />
      ))}
    </p>
  );
}

function Price({ serving, isItemSoldOut }: { serving: ShownServing; isItemSoldOut: boolean }) {
  const text = useWineMenuText();
  const { language } = useLanguage();
  const { kind, volumeMl, priceCents, isSoldOut } = serving;
  const kindTextId = servingTextIds[kind];
  const size = [kindTextId && text(kindTextId), volumeMl !== null && volumeInWords(volumeMl, language)]
    .filter(Boolean)
    .join(' ');
  const price = priceInWords(priceCents, language);
  if (!isSoldOut)
    return (
      <span>
        <span>{size}</span> <b>{price}</b>
      </span>
    );
  return (
    <span>
      <span>
        {!isItemSoldOut && <small>{text('menu.soldOut')}</small>} <s>{size}</s>
      </span>{' '}
      <b>
        <s>{price}</s>
      </b>
    </span>
  );
}
