import type { MenuDto } from '@strapec/contracts';
import type { MenuFilter, ShownItem, ShownMenu } from '@strapec/domain';
import { createContext, useContext } from 'react';
import { createStore } from '../store';

/** From `GET /api/menu`. */
export type PublicMenu = MenuDto;

/** The contract has allergens as numbers. */
export const shownMenuOf = ({ sections }: PublicMenu): ShownMenu => sections as ShownMenu;

export type ListedItem = ShownItem & { image?: MenuDto['sections'][number]['items'][number]['image'] };

export interface MenuOnShow {
  menu: ShownMenu;
  filter: MenuFilter;
}

const ServerMenu = createContext<MenuOnShow | null>(null);
/** On the server only: the browser has the markup and fetches newer lists (decision 0037). */
export const ServerMenuProvider = ServerMenu.Provider;

/** `null` while the server's markup is shown. */
export const { get: newerMenu, set: showMenu, useValue: useNewerMenu } = createStore<MenuOnShow | null>(null);

export function useMenuOnShow(): MenuOnShow | null {
  const drawn = useContext(ServerMenu);
  return useNewerMenu() ?? drawn;
}

export const sectionId = (position: number): string => `list-${position + 1}`;
