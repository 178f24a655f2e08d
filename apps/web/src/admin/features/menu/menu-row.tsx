import HolderOutlined from '@ant-design/icons/HolderOutlined';
import type { MenuKind, ServiceDate } from '@strapec/domain';
import { memo } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { ItemName, ItemPrices } from '../../shared/menu/item-words';
import { TonightSwitches } from '../../shared/menu/tonight-switches';
import { useMay } from '../../shared/session/session-context';
import { Tag } from '../../shared/ui/tag';
import { SampleMark } from '../../shared/ui/sample-mark';
import type { Item, RowLinks } from './menu-links';
import styles from './menu-row.module.css';
import { useMenuText } from './texts';

interface MenuRowProps extends RowLinks {
  item: Item;
  kind: MenuKind;
  evening: ServiceDate;
  isSelected: boolean;
  /** Of all rows the one that the keyboard is at: the others are passed over by Tab. */
  isCurrent: boolean;
  /** Whether it can be carried elsewhere: not while only some rows are shown. */
  isMovable: boolean;
}

/** An item of the list: what it is, what changes tonight, and for managers the ways to change the rest. */
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
      {mayChange && <Selected {...{ item, isSelected, tabIndex }} onSelect={links.onSelect} />}
      {mayChange ? (
        <button
          type="button"
          data-row-focus
          className={styles.open}
          tabIndex={tabIndex}
          onClick={() => links.onOpen(item)}
        >
          <ItemName item={item} />
        </button>
      ) : (
        <span className={styles.open}>
          <ItemName item={item} />
        </span>
      )}
      <span className={styles.facts}>
        <ItemPrices item={item} />
        {mayChange && <State item={item} />}
      </span>
      <TonightSwitches {...{ item, kind, evening, tabIndex }} />
      {mayChange && <Grip {...{ item, ...links }} />}
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
    <label className={styles.select}>
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

/** Why guests do not see it, if they do not. */
function State({ item }: { item: Item }) {
  const text = useMenuText();
  const { isListed, allergens } = item;
  if (isListed) return <SampleMark of={item} />;
  return (
    <Tag tone={allergens ? 'neutral' : 'waiting'}>{text(allergens ? 'menuList.unlisted' : 'menuList.noAllergens')}</Tag>
  );
}

/** For mouse and finger alone: by keyboard and by single presses the same is done with Alt and arrows, and in the bar. */
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
