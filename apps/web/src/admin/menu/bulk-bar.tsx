import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import type { StaffMenuDto } from '@strapec/contracts';
import { addDays } from '@strapec/domain';
import Button from 'antd/es/button';
import Select from 'antd/es/select';
import { useLanguage } from '../../shared/i18n/language-context';
import { DisabledWhileOffline } from '../data/live/disabled-while-offline';
import { hasGlass, isSoldOut } from './item/item-filters';
import { DateField } from '../ui/date-field';
import parts from '../ui/parts.module.css';
import type { Item } from './item-values';
import styles from './menu.module.css';
import { useMenuText } from './texts';
import { type BulkChange, useBulkChange } from './use-bulk-change';

interface BulkBarProps {
  selectedItems: readonly Item[];
  menu: StaffMenuDto;
  onMove: ((id: string, step: 1 | -1) => void) | null;
  onClear: () => void;
}

export function BulkBar({ selectedItems, menu, onMove, onClear }: BulkBarProps) {
  const text = useMenuText();
  const { changeItems, isChanging } = useBulkChange(onClear);
  const actionProps = {
    selectedItems,
    menu,
    onChange: (bulkChange: BulkChange) => changeItems({ items: selectedItems, change: bulkChange }),
  };
  return (
    <section
      className={`${parts.row} ${parts.dock} ${styles.bulkBar}`}
      aria-label={text('menuList.bulk')}
      hidden={selectedItems.length === 0}
    >
      <p role="status" className={parts.strong}>
        {selectedItems.length > 0 && text('menuList.bulk.count', { count: selectedItems.length })}
      </p>
      {selectedItems.length > 0 && (
        <DisabledWhileOffline>
          <div className={`${parts.row} ${styles.bulkActions}`}>
            <MoveButtons selectedItems={selectedItems} onMove={onMove} />
            <ListingButtons disabled={isChanging} {...actionProps} />
            <SectionSelect {...actionProps} />
            <PouringButtons {...actionProps} />
            <Button type="text" onClick={onClear}>
              {text('menuList.bulk.clear')}
            </Button>
          </div>
        </DisabledWhileOffline>
      )}
    </section>
  );
}

interface BulkActionProps extends Pick<BulkBarProps, 'selectedItems' | 'menu'> {
  onChange: (change: BulkChange) => void;
}

function MoveButtons({ selectedItems: [item, secondItem], onMove }: Pick<BulkBarProps, 'selectedItems' | 'onMove'>) {
  const text = useMenuText();
  const { language } = useLanguage();
  if (!item || secondItem || !onMove) return null;
  const name = item.name[language];
  return (
    <>
      <Button
        icon={<ArrowUpOutlined />}
        aria-label={text('menuList.up', { name })}
        onClick={() => onMove(item.id, -1)}
      />
      <Button
        icon={<ArrowDownOutlined />}
        aria-label={text('menuList.down', { name })}
        onClick={() => onMove(item.id, 1)}
      />
    </>
  );
}

function ListingButtons({ selectedItems, disabled, onChange }: BulkActionProps & { disabled: boolean }) {
  const text = useMenuText();
  const isNoneListed = !selectedItems.some(({ isListed }) => isListed);
  const buttons = [
    {
      label: text('menuList.bulk.list'),
      change: { isListed: true },
      isDone: selectedItems.every((item) => item.isListed),
    },
    { label: text('menuList.bulk.unlist'), change: { isListed: false }, isDone: isNoneListed },
    { label: text('wines.soldOut.wine'), change: { isSoldOut: true }, isDone: selectedItems.every(isSoldOut) },
    { label: text('menuList.bulk.back'), change: { isSoldOut: false }, isDone: !selectedItems.some(isSoldOut) },
  ];
  return buttons.map(({ label, change, isDone }) => (
    <Button key={label} disabled={disabled || isDone} onClick={() => onChange(change)}>
      {label}
    </Button>
  ));
}

function SectionSelect({ selectedItems, menu: { sections }, onChange }: BulkActionProps) {
  const text = useMenuText();
  const { language } = useLanguage();
  const selectedKinds = new Set(
    sections.filter(({ id }) => selectedItems.some(({ sectionId }) => sectionId === id)).map(({ kind }) => kind),
  );
  const offeredSections = sections.filter(({ kind }) => selectedKinds.size === 1 && selectedKinds.has(kind));
  if (offeredSections.length < 2) return null;
  return (
    <Select<string | null>
      className={styles.select}
      aria-label={text('menuList.bulk.move')}
      placeholder={text('menuList.bulk.move')}
      value={null}
      options={offeredSections.map(({ id, name }) => ({ value: id, label: name[language] }))}
      onChange={(sectionId) => sectionId && onChange({ sectionId })}
    />
  );
}

function PouringButtons({ selectedItems, menu: { evening }, onChange }: BulkActionProps) {
  const text = useMenuText();
  if (!selectedItems.every(hasGlass)) return null;
  return (
    <>
      <Button onClick={() => onChange({ pouredUntil: evening })}>{text('menuList.shown.glass')}</Button>
      <Button onClick={() => onChange({ pouredUntil: null })}>{text('menuList.bulk.always')}</Button>
      <Button onClick={() => onChange({ pouredUntil: addDays(evening, -1) })}>{text('menuList.bulk.noMore')}</Button>
      <label className={`${parts.row} ${styles.until}`}>
        {text('menuList.form.serving.until')}
        <DateField onChange={(date) => date >= evening && onChange({ pouredUntil: date })} />
      </label>
    </>
  );
}
