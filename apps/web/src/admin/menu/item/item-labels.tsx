import type { MenuItem } from '@strapec/domain';
import { useLanguage } from '../../../shared/i18n/language-context';
import { priceInWords } from '../../../shared/i18n/price-words';
import { volumeInWords } from '../../../shared/menu/menu-words';
import { useGuestMenuText, useItemText } from './texts';
import parts from '../../ui/parts.module.css';
import styles from './item.module.css';

export function ItemName({ item: { name, wine } }: { item: Pick<MenuItem, 'name' | 'wine'> }) {
  const text = useItemText();
  const { language } = useLanguage();
  return (
    <>
      <strong className={parts.name}>{name[language]}</strong>
      {wine && (
        <span className={`${parts.muted} ${styles.maker}`}>
          {[wine.producer, wine.vintage ?? text('wines.nonVintage')].filter(Boolean).join(' · ')}
        </span>
      )}
    </>
  );
}

export function ItemPrices({ item: { servings } }: { item: Pick<MenuItem, 'servings'> }) {
  const { language } = useLanguage();
  const text = useGuestMenuText();
  return (
    <span className={`${parts.row} ${styles.prices}`}>
      {servings.map(({ id, kind, volumeMl, priceCents, soldOutOn }) => (
        <span key={id} data-gone={soldOutOn !== null || undefined}>
          {volumeMl !== null && <small>{volumeInWords(volumeMl, language)}</small>} {priceInWords(priceCents, language)}
          {kind === 'takeaway' && <small> {text('menu.serving.takeaway')}</small>}
        </span>
      ))}
    </span>
  );
}
