import type { ServingKind, ShownServing } from '@strapec/domain';
import { useLanguage } from '../../shared/i18n/language-context';
import { priceInWords } from '../../shared/i18n/price-words';
import { volumeInWords } from '../../shared/menu/menu-words';
import { useMenuText } from './texts';
import styles from './menu-item.module.css';

/** What a word has to be said of: a glass and a bottle are known by their volume. */
const named: Partial<Record<ServingKind, 'menu.serving.carafe' | 'menu.serving.takeaway'>> = {
  carafe: 'menu.serving.carafe',
  takeaway: 'menu.serving.takeaway',
};
const isUsual = ({ kind }: ShownServing): boolean => named[kind] === undefined;

interface ServingsProps {
  servings: readonly ShownServing[];
  /** Whether nothing at all is left of it, which has been said beside its name. */
  isGone: boolean;
}

/** The prices in their column: what is usual, or else whatever there is. */
export function UsualServings({ servings, isGone }: ServingsProps) {
  const usual = servings.filter(isUsual);
  return (
    <div className={styles.prices}>
      {(usual.length > 0 ? usual : servings).map((serving) => (
        <Price key={serving.id} serving={serving} isGone={isGone} />
      ))}
    </div>
  );
}

/** A line of other ways to have it, where the usual ones stand in the column. */
export function OtherServings({ servings, isGone }: ServingsProps) {
  const others = servings.filter((serving) => !isUsual(serving));
  if (others.length === 0 || others.length === servings.length) return null;
  return (
    <p className={styles.others}>
      {others.map((serving) => (
        <Price key={serving.id} serving={serving} isGone={isGone} />
      ))}
    </p>
  );
}

function Price({ serving, isGone }: { serving: ShownServing; isGone: boolean }) {
  const text = useMenuText();
  const { language } = useLanguage();
  const { kind, volumeMl, priceCents, isSoldOut } = serving;
  const word = named[kind];
  const size = [word && text(word), volumeMl !== null && volumeInWords(volumeMl, language)].filter(Boolean).join(' ');
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
        {!isGone && <small>{text('menu.soldOut')}</small>} <s>{size}</s>
      </span>{' '}
      <b>
        <s>{price}</s>
      </b>
    </span>
  );
}
