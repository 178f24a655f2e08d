import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import Button from 'antd/es/button';
import { useLanguage } from '../../shared/i18n/language-context';
import { usePermissionCheck } from '../data/session-context';
import parts from '../ui/parts.module.css';
import styles from './menu.module.css';
import { useMenuText } from './texts';
import HolderOutlined from '@ant-design/icons/HolderOutlined';
import type { MenuKind, ServiceDate } from '@strapec/domain';
import { memo } from 'react';
import { ItemName, ItemPrices } from './item/item-labels';
import { TonightSwitches } from './item/tonight-switches';
import { Tag, SampleTag } from '../ui/tag';
import type { Item, RowActions, Section } from './item-values';

export interface SectionActions {
  onAdd: (section: Section) => void;
  onEdit: (section: Section) => void;
  onRemove: (section: Section) => void;
  onMove: (id: string, step: 1 | -1) => void;
  onSelectAll: (ids: readonly string[], isSelected: boolean) => void;
}

interface MenuSectionProps {
  section: Section;
  evening: ServiceDate;
  selectedIds: ReadonlySet<string>;
  tabStopId: string | null;
  isMovable: boolean;
  rowActions: RowActions;
  sectionActions: SectionActions;
}

export function MenuSection({ section, evening, selectedIds, tabStopId, isMovable, ...actions }: MenuSectionProps) {
  const { rowActions, sectionActions } = actions;
  const text = useMenuText();
  const { language } = useLanguage();
  const mayChange = usePermissionCheck()('menu.change');
  const { id, kind, name, items } = section;
  const itemIds = items.map((item) => item.id);
  const selectedCount = itemIds.filter((one) => selectedIds.has(one)).length;
  return (
    <section aria-labelledby={`menu-${id}`} className={parts.section}>
      <div className={parts.row}>
        {mayChange && (
          <SelectionCheckbox
            className={styles.selectAll}
            aria-label={text('menuList.selectAll', { name: name[language] })}
            disabled={items.length === 0}
            checked={selectedCount > 0 && selectedCount === items.length}
            isMixed={selectedCount > 0 && selectedCount < items.length}
            onChange={() => sectionActions.onSelectAll(itemIds, selectedCount < items.length)}
          />
        )}
        <h3 id={`menu-${id}`}>
          {name[language]} <span className={`${parts.muted} ${styles.count}`}>{items.length}</span>
        </h3>
        {mayChange && <SectionTools section={section} isMovable={isMovable} {...sectionActions} />}
      </div>
      <ul className={styles.rows} data-section={id}>
        {items.map((item) => (
          <MenuRow
            key={item.id}
            item={item}
            kind={kind}
            evening={evening}
            isMovable={isMovable}
            isSelected={selectedIds.has(item.id)}
            isTabStop={item.id === tabStopId}
            {...rowActions}
          />
        ))}
      </ul>
    </section>
  );
}

interface SelectionCheckboxProps extends Omit<React.ComponentProps<'input'>, 'ref' | 'type'> {
  isMixed?: boolean;
}

const SelectionCheckbox = ({ isMixed = false, className = '', ...inputProps }: SelectionCheckboxProps) => (
  <label className={`${styles.selectItem} ${className}`}>
    <input
      {...inputProps}
      type="checkbox"
      ref={(input) => {
        if (input) input.indeterminate = isMixed;
      }}
    />
  </label>
);

interface SectionToolsProps extends SectionActions {
  section: Section;
  isMovable: boolean;
}

function SectionTools({ section, isMovable, onAdd, onEdit, onRemove, onMove }: SectionToolsProps) {
  const text = useMenuText();
  const { language } = useLanguage();
  const { id, items } = section;
  const name = section.name[language];
  const renderIconButton = (label: string, icon: React.ReactNode, onClick: () => void) => (
    <Button type="text" icon={icon} aria-label={label} title={label} onClick={onClick} />
  );
  return (
    <div className={`${parts.row} ${styles.sectionTools}`}>
      {isMovable && renderIconButton(text('menuList.up', { name }), <ArrowUpOutlined />, () => onMove(id, -1))}
      {isMovable && renderIconButton(text('menuList.down', { name }), <ArrowDownOutlined />, () => onMove(id, 1))}
      {renderIconButton(text('menuList.section.edit', { name }), <EditOutlined />, () => onEdit(section))}
      {isMovable &&
        items.length === 0 &&
        renderIconButton(text('menuList.section.remove', { name }), <DeleteOutlined />, () => onRemove(section))}
      <Button
        icon={<PlusOutlined aria-hidden />}
        aria-label={text('menuList.addTo', { name })}
        onClick={() => onAdd(section)}
      >
        {text('menuList.add')}
      </Button>
    </div>
  );
}

interface MenuRowProps extends RowActions {
  item: Item;
  kind: MenuKind;
  evening: ServiceDate;
  isSelected: boolean;
  /** One row can be reached by Tab. */
  isTabStop: boolean;
  isMovable: boolean;
}

const MenuRow = memo(function MenuRow({ item, kind, evening, isSelected, isTabStop, ...actions }: MenuRowProps) {
  const text = useMenuText();
  const { language } = useLanguage();
  const mayChange = usePermissionCheck()('menu.change');
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <li
      className={styles.row}
      data-item={item.id}
      data-unlisted={!item.isListed || undefined}
      data-selected={isSelected || undefined}
    >
      {mayChange && (
        <SelectionCheckbox
          aria-label={text('menuList.select', { name: item.name[language] })}
          checked={isSelected}
          tabIndex={tabIndex}
          onChange={() => actions.onSelect(item.id)}
        />
      )}
      {mayChange ? (
        <button
          type="button"
          data-row-focus
          className={`${parts.rowButton} ${styles.open}`}
          tabIndex={tabIndex}
          onClick={() => actions.onOpen(item)}
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
        {mayChange && <ItemState item={item} />}
      </span>
      <TonightSwitches item={item} kind={kind} evening={evening} tabIndex={tabIndex} />
      {mayChange && <DragHandle item={item} {...actions} />}
    </li>
  );
});

function ItemState({ item }: { item: Item }) {
  const text = useMenuText();
  const { isListed, allergens } = item;
  if (isListed) return <SampleTag item={item} />;
  return (
    <Tag tone={allergens ? 'neutral' : 'waiting'}>
      {text(allergens ? 'menuList.shown.unlisted' : 'menuList.noAllergens')}
    </Tag>
  );
}

function DragHandle({ item, isMovable, onDragStart }: Pick<MenuRowProps, 'item' | 'isMovable' | 'onDragStart'>) {
  return (
    <span
      className={styles.grip}
      data-movable={isMovable || undefined}
      onPointerDown={(event) => isMovable && onDragStart(event, item.id)}
      aria-hidden
    >
      <HolderOutlined />
    </span>
  );
}
