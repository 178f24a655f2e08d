import { type StaffMenuDto, createMenuSection, deleteMenuSection } from '@strapec/contracts';
import Select from 'antd/es/select';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useStaffMenu } from '../data/menu-cache';
import { useListText } from './item/texts';
import { useMay } from '../data/session-context';
import { NotLoaded } from '../ui/load-failure';
import { SearchField } from '../ui/search-field';
import parts from '../ui/parts.module.css';
import { useDrawer } from '../ui/drawer/use-drawer';
import { BulkBar } from './bulk-bar';
import { LastImport } from './import-drawer';
import { ItemDrawer, type OpenItem } from './item-drawer';
import type { Item, Section } from './item-values';
import { MenuSection } from './menu-section';
import { MenuTools } from './menu-tools';
import styles from './menu.module.css';
import { SectionDrawer } from './section-drawer';
import { useMenuText } from './texts';
import type { PlacedItem } from './use-bulk-change';
import { useOrder } from './use-order';
import { useRemoval } from './use-removal';
import { useRowDrag } from './use-row-drag';
import { useRowKeys } from './use-row-keys';
import type { ServiceDate } from '@strapec/domain';
import { isByTheGlass, isFound, isSoldOut } from './item/menu-state';

export function MenuManagement() {
  const text = useMenuText();
  const { data, isError, refetch } = useStaffMenu();
  const item = useDrawer<OpenItem>();
  const section = useDrawer<Section | 'new'>();
  const mayChange = useMay()('menu.change');
  return (
    <section aria-labelledby="wine-list">
      <div className={parts.bar}>
        <h2 id="wine-list">{text('menuList.title')}</h2>
        <MenuTools onNewSection={mayChange && data ? () => section.open('new') : null} />
      </div>
      <LastImport />
      {data ? (
        <Listed menu={data} openItem={item.open} openSection={section.open} />
      ) : (
        <NotLoaded isError={isError} retry={refetch} />
      )}
      {data && item.subject && (
        <ItemDrawer key={`item ${item.opening}`} opened={item.subject} menu={data} {...item.props} />
      )}
      {section.subject && (
        <SectionDrawer
          key={`section ${section.opening}`}
          section={section.subject === 'new' ? null : section.subject}
          {...section.props}
        />
      )}
    </section>
  );
}

/** Three hundred rows do not render when a drawer opens or closes. */
const Listed = memo(function Listed(props: MenuListProps) {
  return props.menu.sections.length === 0 ? <Empty /> : <MenuList {...props} />;
});

function Empty() {
  const text = useMenuText();
  const mayChange = useMay()('menu.change');
  return <p className={parts.empty}>{text(mayChange ? 'menuList.empty' : 'menuList.empty.host')}</p>;
}

interface MenuListProps {
  menu: StaffMenuDto;
  openItem: (item: OpenItem) => void;
  openSection: (section: Section) => void;
}

function MenuList({ menu, openItem, openSection }: MenuListProps) {
  const [view, setView] = useState(wholeList);
  const shown = useDeferredValue(view); // the input updates at once, the rows render after it
  const sections = useMemo(() => sectionsOf(menu.sections, shown, menu.evening), [menu, shown]);
  const ids = useMemo(() => sections.flatMap(({ items }) => items.map(({ id }) => id)), [sections]);
  const { selected, chosen, toggle, setAll, clear } = useSelection(menu);
  const order = useOrder();
  const onGrip = useRowDrag(order.put);
  const { mutate: removeSection } = useRemoval({
    remove: deleteMenuSection,
    restore: ({ kind, name }: Section) => createMenuSection({ kind, name }),
  });
  const isMovable = isWhole(shown);
  const onMove = isMovable ? order.step : null;
  const { current, props: keys } = useRowKeys({ ids, onSelect: toggle, onMove });
  const rowLinks = useMemo(
    () => ({ onOpen: (item: Item) => openItem({ item }), onSelect: toggle, onGrip }),
    [openItem, toggle, onGrip],
  );
  const sectionLinks = {
    onAdd: ({ id }: Section) => openItem({ item: null, sectionId: id }),
    onEdit: openSection,
    onRemove: ({ id }: Section) => removeSection(id),
    onStep: order.stepSection,
    onSelectAll: setAll,
  };
  return (
    <>
      <MenuSearch view={view} count={ids.length} onView={setView} />
      <div {...keys}>
        {sections.map((section) => (
          <MenuSection
            key={section.id}
            section={section}
            current={current}
            isMovable={isMovable}
            rowLinks={rowLinks}
            sectionLinks={sectionLinks}
            selected={selected}
            evening={menu.evening}
          />
        ))}
      </div>
      <BulkBar chosen={chosen} onMove={onMove} sections={menu.sections} evening={menu.evening} onClear={clear} />
    </>
  );
}

function useSelection({ sections }: StaffMenuDto) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo((): PlacedItem[] => {
    const placed = sections.flatMap(({ id: sectionId, items }) => items.map((item) => ({ ...item, sectionId })));
    return placed.filter(({ id }) => selected.has(id));
  }, [sections, selected]);
  const put = useCallback((ids: readonly string[], isSelected: (before: boolean) => boolean) => {
    setSelected((before) => {
      const after = new Set(before);
      for (const id of ids) {
        if (isSelected(before.has(id))) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }, []);
  const toggle = useCallback((id: string) => put([id], (before) => !before), [put]);
  const setAll = useCallback((ids: readonly string[], isSelected: boolean) => put(ids, () => isSelected), [put]);
  const clear = useCallback(() => setSelected(new Set()), []);
  return { selected, chosen, toggle, setAll, clear };
}

function MenuSearch({ view, count, onView }: { view: MenuView; count: number; onView: (view: MenuView) => void }) {
  const text = useMenuText();
  const listText = useListText();
  const mayChange = useMay()('menu.change');
  const choices = shownChoices.filter((shown) => mayChange || !['unlisted', 'noAllergens'].includes(shown));
  return (
    <>
      <div className={parts.search}>
        <SearchField
          label={listText('wines.search')}
          value={view.query}
          onChange={(query) => onView({ ...view, query })}
        />
        <Select<Shown>
          aria-label={text('menuList.shown')}
          value={view.shown}
          options={choices.map((value) => ({ value, label: text(`menuList.shown.${value}`) }))}
          onChange={(shown) => onView({ ...view, shown })}
        />
      </div>
      <p className={`${parts.bar} ${parts.found}`}>
        <span role="status">{listText('wines.found', { count })}</span>
        {mayChange && <span className={styles.keys}>{text('menuList.keys')}</span>}
      </p>
    </>
  );
}

const shownChoices = ['all', 'glass', 'soldOut', 'unlisted', 'noAllergens'] as const;
type Shown = (typeof shownChoices)[number];

interface MenuView {
  query: string;
  shown: Shown;
}

const wholeList: MenuView = { query: '', shown: 'all' };

const isWhole = ({ query, shown }: MenuView): boolean => query.trim() === '' && shown === 'all';

function sectionsOf(sections: readonly Section[], view: MenuView, evening: ServiceDate): readonly Section[] {
  if (isWhole(view)) return sections;
  const isShown = (item: Item) => isOfState(item, view.shown, evening) && isFound(item, view.query);
  const shown = sections.map((section) => ({ ...section, items: section.items.filter(isShown) }));
  return shown.filter(({ items }) => items.length > 0);
}

function isOfState(item: Item, shown: Shown, evening: ServiceDate): boolean {
  if (shown === 'glass') return isByTheGlass(item, evening);
  if (shown === 'soldOut') return isSoldOut(item);
  if (shown === 'unlisted') return !item.isListed;
  return shown === 'all' || item.allergens === null;
}
