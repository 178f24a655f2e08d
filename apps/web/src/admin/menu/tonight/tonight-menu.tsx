import type { StaffMenuDto, StaffMenuItemDto } from '@strapec/contracts';
import { SearchField } from '../../ui/search-field';
import Segmented from 'antd/es/segmented';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { ItemName, ItemPrices } from '../item/item-labels';
import { useStaffMenu } from '../../data/menu-cache';
import { hasGlass, matchesQuery, filterItems } from '../item/item-filters';
import { TonightSwitches } from '../item/tonight-switches';
import { useItemText } from '../item/texts';
import { SideDrawer } from '../../ui/drawer/side-drawer';
import { QueryFallback } from '../../ui/load-failure';
import parts from '../../ui/parts.module.css';
import { useMediaQuery } from '../../ui/use-media-query';
import styles from './tonight-menu.module.css';

const phoneMediaQuery = '(max-width: 719px)';

type TonightFilter = 'glass' | 'all';

/** Each tap marks an item as sold out or poured by the glass. */
export function TonightMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useItemText();
  const isPhone = useMediaQuery(phoneMediaQuery);
  return (
    <SideDrawer
      open={open}
      onClose={onClose}
      placement={isPhone ? 'bottom' : 'right'}
      size={isPhone ? 'large' : 560}
      title={text('tonightMenu.title')}
    >
      <TonightMenuContent />
    </SideDrawer>
  );
}

function TonightMenuContent() {
  const { data, isError, refetch } = useStaffMenu();
  const text = useItemText();
  if (!data) return <QueryFallback isError={isError} onRetry={refetch} />;
  if (data.sections.every(({ items }) => items.length === 0)) return <p>{text('tonightMenu.empty')}</p>;
  return <SearchableMenu menu={data} />;
}

function SearchableMenu({ menu }: { menu: StaffMenuDto }) {
  const text = useItemText();
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<TonightFilter>('glass');
  const deferredQuery = useDeferredValue(query);
  const sections = useMemo(() => {
    const isVisible = (item: StaffMenuItemDto) =>
      item.isListed &&
      matchesQuery(item, deferredQuery) &&
      (deferredQuery.trim() !== '' || filter === 'all' || hasGlass(item));
    return filterItems(menu.sections, isVisible);
  }, [menu, deferredQuery, filter]);
  const count = sections.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <div className={parts.stack12}>
      <div className={`${parts.row} ${styles.search}`}>
        <SearchField
          autoFocus={matchMedia('(hover: hover)').matches}
          label={text('wines.search')}
          value={query}
          onChange={setQuery}
        />
        <Segmented<TonightFilter>
          aria-label={text('tonightMenu.shown')}
          value={filter}
          onChange={setFilter}
          options={[
            { value: 'glass', label: text('tonightMenu.shown.glass') },
            { value: 'all', label: text('tonightMenu.shown.all') },
          ]}
        />
      </div>
      <p role="status" className={parts.muted}>
        {text('wines.found', { count })}
      </p>
      {sections.map((section) => (
        <TonightMenuSection key={section.id} section={section} evening={menu.evening} />
      ))}
    </div>
  );
}

function TonightMenuSection({ section, evening }: { section: StaffMenuDto['sections'][number]; evening: string }) {
  const { language } = useLanguage();
  const { id, kind, name, items } = section;
  return (
    <section aria-labelledby={`tonight-${id}`}>
      <h3 id={`tonight-${id}`}>{name[language]}</h3>
      <ul className={parts.rows}>
        {items.map((item) => (
          <li key={item.id} className={styles.row}>
            <span className={styles.words}>
              <ItemName item={item} />
              <ItemPrices item={item} />
            </span>
            <TonightSwitches {...{ item, kind, evening }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
