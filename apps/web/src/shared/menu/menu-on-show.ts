import type { MenuFilter, ShownMenu } from '@strapec/domain';
import { createContext, useContext, useSyncExternalStore } from 'react';

export interface MenuOnShow {
  menu: ShownMenu;
  filter: MenuFilter;
}

const DrawnMenu = createContext<MenuOnShow | null>(null);
/**
 * Holds the list on the server only: the browser has its markup in the document, and fetches newer lists (decision
 * 0037).
 */
export const DrawnMenuProvider = DrawnMenu.Provider;

let newer: MenuOnShow | null = null;
const listeners = new Set<() => void>();

/** Shows another list or another filter in place of the server's markup; `null` returns to that markup. */
export function showMenu(next: MenuOnShow | null): void {
  newer = next;
  listeners.forEach((listener) => listener());
}

export const newerMenu = (): MenuOnShow | null => newer;

/** The newer list, once the browser has fetched one; `null` while the server's markup is shown. */
export function useNewerMenu(): MenuOnShow | null {
  return useSyncExternalStore(follow, newerMenu, () => null);
}

/** The list that a part of the page renders; `null` if it is unknown. */
export function useMenuOnShow(): MenuOnShow | null {
  const drawn = useContext(DrawnMenu);
  return useNewerMenu() ?? drawn;
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The id of a section of the list in the page, by its position. */
export const sectionId = (position: number): string => `list-${position + 1}`;
