import { useNewerMenu } from '../../shared/menu/public-menu';
import { renewableIsland } from '../../ssr/island';

const useIsNewer = (): boolean => useNewerMenu() !== null;

const opening = renewableIsland(() => import('./menu-opening').then(({ menuOpening }) => menuOpening), useIsNewer);
const list = renewableIsland(() => import('./menu-list').then(({ menuList }) => menuList), useIsNewer);

export const MenuOpening = opening.Island;
export const MenuList = list.Island;

export async function prepareMenuParts(): Promise<void> {
  await Promise.all([opening.prepare(), list.prepare()]);
}
