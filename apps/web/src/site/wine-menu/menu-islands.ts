import { useNewerMenu } from '../../shared/menu/public-menu';
import { renewableIsland } from '../../ssr/island';

const useHasNewerMenu = (): boolean => useNewerMenu() !== null;

const introIsland = renewableIsland(() => import('./menu-intro').then(({ menuIntro }) => menuIntro), useHasNewerMenu);
const listIsland = renewableIsland(() => import('./menu-list').then(({ menuList }) => menuList), useHasNewerMenu);

export const MenuIntro = introIsland.Island;
export const MenuList = listIsland.Island;

export async function prepareMenuIslands(): Promise<void> {
  await Promise.all([introIsland.prepare(), listIsland.prepare()]);
}
