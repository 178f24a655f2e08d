import HolderOutlined from '@ant-design/icons/HolderOutlined';
import type { MenuKind, ServiceDate } from '@strapec/domain';
import { memo } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { ItemName, ItemPrices } from './item/item-words';
import { TonightSwitches } from './item/tonight-switches';
import { useMay } from '../data/session-context';
import parts from '../ui/parts.module.css';
import { Tag, SampleMark } from '../ui/tag';
import type { Item, RowLinks } from './item-values';
import styles from './menu.module.css';
import { useMenuText } from './texts';

interface MenuRowProps extends RowLinks {
  item: Item;
  kind: MenuKind;
  evening: ServiceDate;
  isSelected: boolean;
  /** One row can be reached by Tab. */
  isCurrent: boolean;
  isMovable: boolean;
}

export const MenuRow = memo(function MenuRow({ item, kind, evening, isSelected, isCurrent, ...links }: MenuRowProps) {
  const mayChange = useMay()('menu.change');
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <li
      className={styles.row}
      data-item={item.id}
      data-unlisted={!item.isListed || undefined}
      data-selected={isSelected || undefined}
    >
      {mayChange && <Selected item={item} isSelected={isSelected} tabIndex={tabIndex} onSelect={links.onSelect} />}
      {mayChange ? (
        <button
          type="button"
          data-row-focus
          className={`${parts.rowButton} ${styles.open}`}
          tabIndex={tabIndex}
          onClick={() => links.onOpen(item)}
        >
          <ItemName item={item} />
        </button>
      ) : (
        <span className={`${parts.rowButton} ${styles.open}`}>
          <ItemName item={item} />
        </span>
      )}
      <span className={`${parts.bar} ${styles.facts}`}>
        <ItemPrices item={item} />
        {mayChange && <State item={item} />}
      </span>
      <TonightSwitches item={item} kind={kind} evening={evening} tabIndex={tabIndex} />
      {mayChange && <Grip item={item} {...links} />}
    </li>
  );
});

function Selected({
  item,
  isSelected,
  tabIndex,
  onSelect,
}: Pick<MenuRowProps, 'item' | 'isSelected' | 'onSelect'> & { tabIndex: number }) {
  const text = useMenuText();
  const { language } = useLanguage();
  return (
    <label className={styles.selectItem}>
      <input
        type="checkbox"
        tabIndex={tabIndex}
        checked={isSelected}
        aria-label={text('menuList.select', { name: item.name[language] })}
        onChange={() => onSelect(item.id)}
      />
    </label>
  );
}

function State({ item }: { item: Item }) {
  const text = useMenuText();
  const { isListed, allergens } = item;
  if (isListed) return <SampleMark of={item} />;
  return (
    <Tag tone={allergens ? 'neutral' : 'waiting'}>{text(allergens ? 'menuList.unlisted' : 'menuList.noAllergens')}</Tag>
  );
}

function Grip({ item, isMovable, onGrip }: Pick<MenuRowProps, 'item' | 'isMovable' | 'onGrip'>) {
  return (
    <span
      className={styles.grip}
      data-movable={isMovable || undefined}
      onPointerDown={(event) => isMovable && onGrip(event, item.id)}
      aria-hidden
    >
      <HolderOutlined />
    </span>
  );
}
