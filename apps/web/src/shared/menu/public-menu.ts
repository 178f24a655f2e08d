import type { MenuDto } from '@strapec/contracts';
import type { MenuFilter, ShownItem, ShownMenu } from '@strapec/domain';
import { createContext, useContext } from 'react';
import { createStore } from '../store';

/** From `GET /api/menu`. */
export type PublicMenu = MenuDto;

/** The contract types allergens as plain numbers. */
export const asShownMenu = ({ sections }: PublicMenu): ShownMenu => sections as ShownMenu;

export type ItemWithImage = ShownItem & { image?: MenuDto['sections'][number]['items'][number]['image'] };

export interface FilteredMenu {
  menu: ShownMenu;
  filter: MenuFilter;
}

const ServerMenuContext = createContext<FilteredMenu | null>(null);
/** On the server only: the browser has the markup and fetches newer lists (decision 0037). */
export const ServerMenuProvider = ServerMenuContext.Provider;

/** `null` while the server's markup is shown. */
export const { get: getNewerMenu, set: setNewerMenu, useValue: useNewerMenu } = createStore<FilteredMenu | null>(null);

export function useFilteredMenu(): FilteredMenu | null {
  const serverMenu = useContext(ServerMenuContext);
  return useNewerMenu() ?? serverMenu;
}

export const toMenuSectionElementId = (position: number): string => `list-${position + 1}`;
