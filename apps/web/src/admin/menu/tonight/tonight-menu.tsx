import type { StaffMenuDto, StaffMenuItemDto } from '@strapec/contracts';
import { SearchField } from '../../ui/search-field';
import Segmented from 'antd/es/segmented';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { ItemName, ItemPrices } from '../item/item-words';
import { useStaffMenu } from '../../data/menu-cache';
import { hasGlass, isFound } from '../item/menu-state';
import { TonightSwitches } from '../item/tonight-switches';
import { useListText } from '../item/texts';
import { SideDrawer } from '../../ui/drawer/side-drawer';
import { NotLoaded } from '../../ui/load-failure';
import parts from '../../ui/parts.module.css';
import { useMatches } from '../../ui/use-is-narrow';
import { useTonightMenuText } from './texts';
import styles from './tonight-menu.module.css';

const phone = '(max-width: 719px)';

type Shown = 'glass' | 'all';

/** Each tap marks an item as sold out or poured by the glass. */
export function TonightMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useTonightMenuText();
  const isPhone = useMatches(phone);
  return (
    <SideDrawer
      open={open}
      onClose={onClose}
      placement={isPhone ? 'bottom' : 'right'}
      size={isPhone ? 'large' : 560}
      title={text('tonightMenu.title')}
    >
      <Menu />
    </SideDrawer>
  );
}

function Menu() {
  const { data, isError, refetch } = useStaffMenu();
  const text = useTonightMenuText();
  if (!data) return <NotLoaded isError={isError} retry={refetch} />;
  if (data.sections.every(({ items }) => items.length === 0)) return <p>{text('tonightMenu.empty')}</p>;
  return <MenuOf menu={data} />;
}

function MenuOf({ menu }: { menu: StaffMenuDto }) {
  const text = useTonightMenuText();
  const listText = useListText();
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<Shown>('glass');
  const wanted = useDeferredValue(query);
  const sections = useMemo(() => {
    const isWanted = (item: StaffMenuItemDto) =>
      item.isListed && isFound(item, wanted) && (wanted.trim() !== '' || shown === 'all' || hasGlass(item));
    const found = menu.sections.map((section) => ({ ...section, items: section.items.filter(isWanted) }));
    return found.filter(({ items }) => items.length > 0);
  }, [menu, wanted, shown]);
  const count = sections.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <div className={parts.stack12}>
      <div className={`${parts.row} ${styles.search}`}>
        <SearchField
          autoFocus={matchMedia('(hover: hover)').matches}
          label={listText('wines.search')}
          value={query}
          onChange={setQuery}
        />
        <Segmented<Shown>
          aria-label={text('tonightMenu.shown')}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'glass', label: text('tonightMenu.shown.glass') },
            { value: 'all', label: text('tonightMenu.shown.all') },
          ]}
        />
      </div>
      <p role="status" className={parts.muted}>
        {listText('wines.found', { count })}
      </p>
      {sections.map((section) => (
        <Section key={section.id} section={section} evening={menu.evening} />
      ))}
    </div>
  );
}

function Section({ section, evening }: { section: StaffMenuDto['sections'][number]; evening: string }) {
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
