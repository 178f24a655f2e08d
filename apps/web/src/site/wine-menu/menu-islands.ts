import { useNewerMenu } from '../../shared/menu/public-menu';
import { renewableIsland } from '../../ssr/island';

const useHasNewerMenu = (): boolean => useNewerMenu() !== null;

const openingIsland = renewableIsland(
  () => import('./menu-opening').then(({ menuOpening }) => menuOpening),
  useHasNewerMenu,
);
const listIsland = renewableIsland(() => import('./menu-list').then(({ menuList }) => menuList), useHasNewerMenu);

export const MenuOpening = openingIsland.Island;
export const MenuList = listIsland.Island;

export async function prepareMenuIslands(): Promise<void> {
  await Promise.all([openingIsland.prepare(), listIsland.prepare()]);
}
