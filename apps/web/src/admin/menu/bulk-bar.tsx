import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import { type ServiceDate, addDays } from '@strapec/domain';
import Button from 'antd/es/button';
import Select from 'antd/es/select';
import { useLanguage } from '../../shared/i18n/language-context';
import { ConnectedOnly } from '../data/live/connected-only';
import { hasGlass, isSoldOut } from './item/menu-state';
import { useListText } from './item/texts';
import { DateField } from '../ui/date-field';
import parts from '../ui/parts.module.css';
import type { Section } from './item-values';
import styles from './menu.module.css';
import { useMenuText } from './texts';
import { type BulkChange, type ItemWithSection, useBulkChange } from './use-bulk-change';

interface BulkBarProps {
  chosen: readonly ItemWithSection[];
  sections: readonly Section[];
  evening: ServiceDate;
  onMove: ((id: string, step: 1 | -1) => void) | null;
  onClear: () => void;
}

export function BulkBar({ chosen, sections, evening, onMove, onClear }: BulkBarProps) {
  const text = useMenuText();
  const { change, isChanging } = useBulkChange(onClear);
  const send = (what: BulkChange) => change({ items: chosen, change: what });
  return (
    <section
      className={`${parts.row} ${parts.dock} ${styles.bulkBar}`}
      aria-label={text('menuList.bulk')}
      hidden={chosen.length === 0}
    >
      <p role="status" className={parts.strong}>
        {chosen.length > 0 && text('menuList.bulk.count', { count: chosen.length })}
      </p>
      {chosen.length > 0 && (
        <ConnectedOnly>
          <div className={`${parts.row} ${styles.bulkActions}`}>
            <MoveButtons chosen={chosen} onMove={onMove} />
            <ListingButtons chosen={chosen} disabled={isChanging} onChange={send} />
            <SectionSelect chosen={chosen} sections={sections} onChange={send} />
            <PouringButtons chosen={chosen} evening={evening} onChange={send} />
            <Button type="text" onClick={onClear}>
              {text('menuList.bulk.clear')}
            </Button>
          </div>
        </ConnectedOnly>
      )}
    </section>
  );
}

interface ActionProps {
  chosen: readonly ItemWithSection[];
  onChange: (change: BulkChange) => void;
}

function MoveButtons({ chosen: [one, other], onMove }: Pick<BulkBarProps, 'chosen' | 'onMove'>) {
  const text = useMenuText();
  const { language } = useLanguage();
  if (!one || other || !onMove) return null;
  const name = one.name[language];
  return (
    <>
      <Button
        icon={<ArrowUpOutlined />}
        aria-label={text('menuList.up', { name })}
        onClick={() => onMove(one.id, -1)}
      />
      <Button
        icon={<ArrowDownOutlined />}
        aria-label={text('menuList.down', { name })}
        onClick={() => onMove(one.id, 1)}
      />
    </>
  );
}

function ListingButtons({ chosen, disabled, onChange }: ActionProps & { disabled: boolean }) {
  const text = useMenuText();
  const listText = useListText();
  return (
    <>
      <Button
        disabled={disabled || chosen.every(({ isListed }) => isListed)}
        onClick={() => onChange({ isListed: true })}
      >
        {text('menuList.bulk.list')}
      </Button>
      <Button
        disabled={disabled || !chosen.some(({ isListed }) => isListed)}
        onClick={() => onChange({ isListed: false })}
      >
        {text('menuList.bulk.unlist')}
      </Button>
      <Button disabled={disabled || chosen.every(isSoldOut)} onClick={() => onChange({ isSoldOut: true })}>
        {listText('wines.soldOut.wine')}
      </Button>
      <Button disabled={disabled || !chosen.some(isSoldOut)} onClick={() => onChange({ isSoldOut: false })}>
        {text('menuList.bulk.back')}
      </Button>
    </>
  );
}

function SectionSelect({ chosen, sections, onChange }: ActionProps & Pick<BulkBarProps, 'sections'>) {
  const text = useMenuText();
  const { language } = useLanguage();
  const kinds = new Set(
    sections.filter(({ id }) => chosen.some(({ sectionId }) => sectionId === id)).map(({ kind }) => kind),
  );
  const options = sections.filter(({ kind }) => kinds.size === 1 && kinds.has(kind));
  if (options.length < 2) return null;
  return (
    <Select<string | null>
      className={styles.select}
      aria-label={text('menuList.bulk.move')}
      placeholder={text('menuList.bulk.move')}
      value={null}
      options={options.map(({ id, name }) => ({ value: id, label: name[language] }))}
      onChange={(sectionId) => sectionId && onChange({ sectionId })}
    />
  );
}

function PouringButtons({ chosen, evening, onChange }: ActionProps & { evening: ServiceDate }) {
  const text = useMenuText();
  if (!chosen.every(hasGlass)) return null;
  return (
    <>
      <Button onClick={() => onChange({ pouredUntil: evening })}>{text('menuList.bulk.tonight')}</Button>
      <Button onClick={() => onChange({ pouredUntil: null })}>{text('menuList.bulk.always')}</Button>
      <Button onClick={() => onChange({ pouredUntil: addDays(evening, -1) })}>{text('menuList.bulk.noMore')}</Button>
      <label className={`${parts.row} ${styles.until}`}>
        {text('menuList.bulk.until')}
        <DateField onChange={(date) => date >= evening && onChange({ pouredUntil: date })} />
      </label>
    </>
  );
}
