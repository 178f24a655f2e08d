import { useNewerMenu } from '../../shared/menu/public-menu';
import { createRenewableIsland } from '../../ssr/island';

const useHasNewerMenu = (): boolean => useNewerMenu() !== null;

const introIsland = createRenewableIsland(
  () => import('./menu-intro').then(({ menuIntro }) => menuIntro),
  useHasNewerMenu,
);
const listIsland = createRenewableIsland(() => import('./menu-list').then(({ menuList }) => menuList), useHasNewerMenu);

export const MenuIntroIsland = introIsland.Island;
export const MenuListIsland = listIsland.Island;

export async function prepareMenuIslands(): Promise<void> {
  await Promise.all([introIsland.preload(), listIsland.preload()]);
}
