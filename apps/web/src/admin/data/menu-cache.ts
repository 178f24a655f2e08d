import { type StaffMenuDto, type StaffMenuItemDto, getGetStaffMenuQueryKey, useGetStaffMenu } from '@strapec/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { reloadQueries } from './reload-queries';

const [menuPath] = getGetStaffMenuQueryKey();

export const useStaffMenu = () => useGetStaffMenu({ query: { staleTime: 1000 } });

export function refreshMenu(queries: QueryClient): Promise<void> {
  return reloadQueries(queries, ({ queryKey }) => String(queryKey[0]).startsWith(menuPath));
}

export function changeCachedMenu(queries: QueryClient, change: (menu: StaffMenuDto) => StaffMenuDto): void {
  queries.setQueryData<StaffMenuDto>(getGetStaffMenuQueryKey(), (menu) => menu && change(menu));
}

export function cacheMenuItems(queries: QueryClient, changedItems: readonly StaffMenuItemDto[]): void {
  const itemsById = new Map(changedItems.map((item) => [item.id, item]));
  changeCachedMenu(queries, ({ sections, ...menu }) => ({
    ...menu,
    sections: sections.map((section) => ({
      ...section,
      items: section.items.map((one) => itemsById.get(one.id) ?? one),
    })),
  }));
}
