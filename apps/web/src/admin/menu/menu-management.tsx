import { type StaffMenuDto, createMenuSection, deleteMenuSection } from '@strapec/contracts';
import Select from 'antd/es/select';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useStaffMenu } from '../data/menu-cache';
import { usePermissionCheck } from '../data/session-context';
import { QueryFallback } from '../ui/load-failure';
import { SearchField } from '../ui/search-field';
import parts from '../ui/parts.module.css';
import { useDrawer } from '../ui/drawer/use-drawer';
import { BulkBar } from './bulk-bar';
import { LatestImport } from './menu-import-drawer';
import { ItemDrawer, type OpenedItem } from './item-drawer';
import type { Item, Section } from './item-values';
import { MenuSection } from './menu-section';
import { MenuTools } from './menu-tools';
import styles from './menu.module.css';
import { SectionDrawer } from './section-drawer';
import { useMenuText } from './texts';
import { useMenuOrder } from './use-menu-order';
import { useMenuRemoval } from './use-menu-removal';
import { useRowDrag } from './use-row-drag';
import { useRowKeys } from './use-row-keys';
import { hasGlassTonight, isSoldOut, matchesQuery, filterItems } from './item/item-filters';
import type { ServiceDate } from '@strapec/domain';

export function MenuManagement() {
  const text = useMenuText();
  const { data, isError, refetch } = useStaffMenu();
  const itemDrawer = useDrawer<OpenedItem>();
  const sectionDrawer = useDrawer<Section | 'new'>();
  const mayChange = usePermissionCheck()('menu.change');
  return (
    <section aria-labelledby="wine-list">
      <div className={parts.bar}>
        <h2 id="wine-list">{text('menuList.title')}</h2>
        <MenuTools onNewSection={mayChange && data ? () => sectionDrawer.open('new') : null} />
      </div>
      <LatestImport />
      {data ? (
        <MenuList menu={data} onOpenItem={itemDrawer.open} onOpenSection={sectionDrawer.open} />
      ) : (
        <QueryFallback isError={isError} onRetry={refetch} />
      )}
      {data && itemDrawer.subject && (
        <ItemDrawer
          key={`item ${itemDrawer.openCount}`}
          openedItem={itemDrawer.subject}
          menu={data}
          {...itemDrawer.props}
        />
      )}
      {sectionDrawer.subject && (
        <SectionDrawer
          key={`section ${sectionDrawer.openCount}`}
          section={sectionDrawer.subject === 'new' ? null : sectionDrawer.subject}
          {...sectionDrawer.props}
        />
      )}
    </section>
  );
}

interface MenuListProps {
  menu: StaffMenuDto;
  onOpenItem: (item: OpenedItem) => void;
  onOpenSection: (section: Section) => void;
}

/** Memoised: three hundred rows do not render when a drawer opens or closes. */
const MenuList = memo(function MenuList({ menu, onOpenItem, onOpenSection }: MenuListProps) {
  const [search, setSearch] = useState(emptySearch);
  const deferredSearch = useDeferredValue(search); // the input updates at once, the rows render after it
  const sections = useMemo(() => filterSections(menu, deferredSearch), [menu, deferredSearch]);
  const itemIds = useMemo(() => sections.flatMap(({ items }) => items.map(({ id }) => id)), [sections]);
  const { selectedIds, selectedItems, toggleItem, setSelected, clearSelection } = useSelection(menu);
  const menuOrder = useMenuOrder();
  const onDragStart = useRowDrag(menuOrder.moveItemTo);
  const { mutate: removeSection } = useMenuRemoval({
    remove: deleteMenuSection,
    restore: ({ kind, name }: Section) => createMenuSection({ kind, name }),
  });
  const isMovable = isUnfiltered(deferredSearch);
  const onMove = isMovable ? menuOrder.moveItemByStep : null;
  const { tabStopId, props: rowKeyProps } = useRowKeys({ itemIds, onSelect: toggleItem, onMove });
  const rowActions = useMemo(
    () => ({ onOpen: (item: Item) => onOpenItem({ item }), onSelect: toggleItem, onDragStart }),
    [onOpenItem, toggleItem, onDragStart],
  );
  const sectionActions = {
    onAdd: ({ id }: Section) => onOpenItem({ item: null, sectionId: id }),
    onEdit: onOpenSection,
    onRemove: ({ id }: Section) => removeSection(id),
    onMove: menuOrder.moveSectionByStep,
    onSelectAll: setSelected,
  };
  if (menu.sections.length === 0) return <EmptyMenu />;
  return (
    <>
      <MenuSearchBar search={search} count={itemIds.length} onSearch={setSearch} />
      <div {...rowKeyProps}>
        {sections.map((section) => (
          <MenuSection
            key={section.id}
            section={section}
            tabStopId={tabStopId}
            isMovable={isMovable}
            rowActions={rowActions}
            sectionActions={sectionActions}
            selectedIds={selectedIds}
            evening={menu.evening}
          />
        ))}
      </div>
      <BulkBar selectedItems={selectedItems} onMove={onMove} menu={menu} onClear={clearSelection} />
    </>
  );
});

function EmptyMenu() {
  const text = useMenuText();
  const mayChange = usePermissionCheck()('menu.change');
  return <p className={parts.empty}>{text(mayChange ? 'menuList.empty' : 'menuList.empty.host')}</p>;
}

function useSelection({ sections }: StaffMenuDto) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const selectedItems = useMemo(
    () => sections.flatMap(({ items }) => items.filter(({ id }) => selectedIds.has(id))),
    [sections, selectedIds],
  );
  const setSelected = useCallback((ids: readonly string[], isSelected: boolean) => {
    setSelectedIds(
      (before) => new Set(isSelected ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))),
    );
  }, []);
  const toggleItem = useCallback((id: string) => {
    setSelectedIds((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  }, []);
  const clearSelection = useCallback(() => setSelectedIds(new Set()), []);
  return { selectedIds, selectedItems, toggleItem, setSelected, clearSelection };
}

interface MenuSearchBarProps {
  search: MenuSearch;
  count: number;
  onSearch: (search: MenuSearch) => void;
}

function MenuSearchBar({ search, count, onSearch }: MenuSearchBarProps) {
  const text = useMenuText();
  const mayChange = usePermissionCheck()('menu.change');
  const offeredFilters = (Object.keys(itemFilters) as ItemFilterName[]).filter(
    (filter) => mayChange || !['unlisted', 'noAllergens'].includes(filter),
  );
  return (
    <>
      <div className={parts.search}>
        <SearchField
          label={text('wines.search')}
          value={search.query}
          onChange={(query) => onSearch({ ...search, query })}
        />
        <Select<ItemFilterName>
          aria-label={text('tonightMenu.shown')}
          value={search.filter}
          options={offeredFilters.map((value) => ({ value, label: text(`menuList.shown.${value}`) }))}
          onChange={(nextFilter) => onSearch({ ...search, filter: nextFilter })}
        />
      </div>
      <p className={`${parts.bar} ${parts.found}`}>
        <span role="status">{text('wines.found', { count })}</span>
        {mayChange && <span className={styles.keys}>{text('menuList.keys')}</span>}
      </p>
    </>
  );
}

const itemFilters = {
  all: () => true,
  glass: hasGlassTonight,
  soldOut: isSoldOut,
  unlisted: ({ isListed }: Item) => !isListed,
  noAllergens: ({ allergens }: Item) => allergens === null,
} satisfies Record<string, (item: Item, evening: ServiceDate) => boolean>;

type ItemFilterName = keyof typeof itemFilters;

interface MenuSearch {
  query: string;
  filter: ItemFilterName;
}

const emptySearch: MenuSearch = { query: '', filter: 'all' };

const isUnfiltered = ({ query, filter }: MenuSearch): boolean => query.trim() === '' && filter === 'all';

function filterSections({ sections, evening }: StaffMenuDto, search: MenuSearch): readonly Section[] {
  if (isUnfiltered(search)) return sections;
  return filterItems(sections, (item) => itemFilters[search.filter](item, evening) && matchesQuery(item, search.query));
}
