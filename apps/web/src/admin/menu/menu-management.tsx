import { type StaffMenuDto, createMenuSection, deleteMenuSection } from '@strapec/contracts';
import Select from 'antd/es/select';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useStaffMenu } from '../data/menu-cache';
import { useListText } from './item/texts';
import { useMay } from '../data/session-context';
import { QueryFallback } from '../ui/load-failure';
import { SearchField } from '../ui/search-field';
import parts from '../ui/parts.module.css';
import { useDrawer } from '../ui/drawer/use-drawer';
import { BulkBar } from './bulk-bar';
import { LastImport } from './import-drawer';
import { ItemDrawer, type DrawerItem } from './item-drawer';
import type { Item, Section } from './item-values';
import { MenuSection } from './menu-section';
import { MenuTools } from './menu-tools';
import styles from './menu.module.css';
import { SectionDrawer } from './section-drawer';
import { useMenuText } from './texts';
import type { ItemWithSection } from './use-bulk-change';
import { useMenuOrder } from './use-menu-order';
import { useRemoval } from './use-removal';
import { useRowDrag } from './use-row-drag';
import { useRowKeys } from './use-row-keys';
import type { ServiceDate } from '@strapec/domain';
import { isByTheGlass, matchesQuery, isSoldOut } from './item/menu-state';

export function MenuManagement() {
  const text = useMenuText();
  const { data, isError, refetch } = useStaffMenu();
  const item = useDrawer<DrawerItem>();
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
        <MenuListOrEmpty menu={data} openItem={item.open} openSection={section.open} />
      ) : (
        <QueryFallback isError={isError} onRetry={refetch} />
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
const MenuListOrEmpty = memo(function Listed(props: MenuListProps) {
  return props.menu.sections.length === 0 ? <EmptyMenu /> : <MenuList {...props} />;
});

function EmptyMenu() {
  const text = useMenuText();
  const mayChange = useMay()('menu.change');
  return <p className={parts.empty}>{text(mayChange ? 'menuList.empty' : 'menuList.empty.host')}</p>;
}

interface MenuListProps {
  menu: StaffMenuDto;
  openItem: (item: DrawerItem) => void;
  openSection: (section: Section) => void;
}

function MenuList({ menu, openItem, openSection }: MenuListProps) {
  const [view, setView] = useState(defaultView);
  const deferredView = useDeferredValue(view); // the input updates at once, the rows render after it
  const visibleSections = useMemo(
    () => filterSections(menu.sections, deferredView, menu.evening),
    [menu, deferredView],
  );
  const visibleIds = useMemo(
    () => visibleSections.flatMap(({ items }) => items.map(({ id }) => id)),
    [visibleSections],
  );
  const { selected, chosen, toggle, setAll, clear } = useSelection(menu);
  const order = useMenuOrder();
  const onGrip = useRowDrag(order.put);
  const { mutate: removeSection } = useRemoval({
    remove: deleteMenuSection,
    restore: ({ kind, name }: Section) => createMenuSection({ kind, name }),
  });
  const isMovable = isUnfiltered(deferredView);
  const onMove = isMovable ? order.stepItem : null;
  const { current, props: keys } = useRowKeys({ ids: visibleIds, onSelect: toggle, onMove });
  const rowLinks = useMemo(
    () => ({ onOpen: (item: Item) => openItem({ item }), onSelect: toggle, onGrip }),
    [openItem, toggle, onGrip],
  );
  const sectionLinks = {
    onAdd: ({ id }: Section) => openItem({ item: null, sectionId: id }),
    onEdit: openSection,
    onRemove: ({ id }: Section) => removeSection(id),
    onMove: order.stepSection,
    onSelectAll: setAll,
  };
  return (
    <>
      <MenuSearch view={view} count={visibleIds.length} onView={setView} />
      <div {...keys}>
        {visibleSections.map((section) => (
          <MenuSection
            key={section.id}
            section={section}
            currentId={current}
            isMovable={isMovable}
            rowActions={rowLinks}
            sectionActions={sectionLinks}
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
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const selectedItems = useMemo((): ItemWithSection[] => {
    const itemsWithSection = sections.flatMap(({ id: sectionId, items }) =>
      items.map((item) => ({ ...item, sectionId })),
    );
    return itemsWithSection.filter(({ id }) => selectedIds.has(id));
  }, [sections, selectedIds]);
  const setSelection = useCallback((ids: readonly string[], isSelected: (before: boolean) => boolean) => {
    setSelectedIds((before) => {
      const after = new Set(before);
      for (const id of ids) {
        if (isSelected(before.has(id))) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }, []);
  const toggle = useCallback((id: string) => setSelection([id], (before) => !before), [setSelection]);
  const setAll = useCallback(
    (ids: readonly string[], isSelected: boolean) => setSelection(ids, () => isSelected),
    [setSelection],
  );
  const clear = useCallback(() => setSelectedIds(new Set()), []);
  return { selected: selectedIds, chosen: selectedItems, toggle, setAll, clear };
}

function MenuSearch({ view, count, onView }: { view: MenuView; count: number; onView: (view: MenuView) => void }) {
  const text = useMenuText();
  const listText = useListText();
  const mayChange = useMay()('menu.change');
  const choices = menuFilters.filter((shown) => mayChange || !['unlisted', 'noAllergens'].includes(shown));
  return (
    <>
      <div className={parts.search}>
        <SearchField
          label={listText('wines.search')}
          value={view.query}
          onChange={(query) => onView({ ...view, query })}
        />
        <Select<MenuFilter>
          aria-label={text('menuList.shown')}
          value={view.filter}
          options={choices.map((value) => ({ value, label: text(`menuList.shown.${value}`) }))}
          onChange={(shown) => onView({ ...view, filter: shown })}
        />
      </div>
      <p className={`${parts.bar} ${parts.found}`}>
        <span role="status">{listText('wines.found', { count })}</span>
        {mayChange && <span className={styles.keys}>{text('menuList.keys')}</span>}
      </p>
    </>
  );
}

const menuFilters = ['all', 'glass', 'soldOut', 'unlisted', 'noAllergens'] as const;
type MenuFilter = (typeof menuFilters)[number];

interface MenuView {
  query: string;
  filter: MenuFilter;
}

const defaultView: MenuView = { query: '', filter: 'all' };

const isUnfiltered = ({ query, filter }: MenuView): boolean => query.trim() === '' && filter === 'all';

function filterSections(sections: readonly Section[], view: MenuView, evening: ServiceDate): readonly Section[] {
  if (isUnfiltered(view)) return sections;
  const isShown = (item: Item) => matchesFilter(item, view.filter, evening) && matchesQuery(item, view.query);
  const shown = sections.map((section) => ({ ...section, items: section.items.filter(isShown) }));
  return shown.filter(({ items }) => items.length > 0);
}

function matchesFilter(item: Item, shown: MenuFilter, evening: ServiceDate): boolean {
  if (shown === 'glass') return isByTheGlass(item, evening);
  if (shown === 'soldOut') return isSoldOut(item);
  if (shown === 'unlisted') return !item.isListed;
  return shown === 'all' || item.allergens === null;
}
