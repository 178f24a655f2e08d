import type { MenuFilter, ShownMenu } from '@strapec/domain';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** The wine list that the page shows, and what of it. */
export interface MenuOnShow {
  menu: ShownMenu;
  filter: MenuFilter;
}

const DrawnMenu = createContext<MenuOnShow | null>(null);
/** Carries the list on the server alone: the browser has it in the document, and asks for newer ones (decision 0037). */
export const DrawnMenuProvider = DrawnMenu.Provider;

let newer: MenuOnShow | null = null;
const listeners = new Set<() => void>();

/** Shows another list, or something else of it, in place of what the server has drawn; `null`: what it has drawn. */
export function showMenu(next: MenuOnShow | null): void {
  newer = next;
  listeners.forEach((listener) => listener());
}

/** The newer list, once the browser has asked for one. */
export const newerMenu = (): MenuOnShow | null => newer;

/** The newer list, once the browser has asked for one; `null` as long as what the server has drawn stands. */
export function useNewerMenu(): MenuOnShow | null {
  return useSyncExternalStore(follow, newerMenu, () => null);
}

/** What a part of the page draws; `null` when there is no telling. */
export function useMenuOnShow(): MenuOnShow | null {
  const drawn = useContext(DrawnMenu);
  return useNewerMenu() ?? drawn;
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
