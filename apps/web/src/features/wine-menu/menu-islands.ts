import type { Language } from '@strapec/domain';
import { renewableIsland } from '../../shared/island/renewable-island';
import { useNewerMenu } from '../../shared/menu/menu-on-show';
import { listMessages as messages } from './list-messages';

const useIsNewer = (): boolean => useNewerMenu() !== null;

const opening = renewableIsland(
  { content: () => import('./menu-opening').then(({ MenuOpening }) => MenuOpening), messages },
  useIsNewer,
);
const list = renewableIsland(
  { content: () => import('./menu-list').then(({ MenuList }) => MenuList), messages },
  useIsNewer,
);

export const MenuOpeningIsland = opening.Island;
export const MenuListIsland = list.Island;

/** Fetches the components of the list, so that a newer list can be rendered at once. */
export async function prepareMenuParts(language: Language): Promise<void> {
  await Promise.all([opening.prepare(language), list.prepare(language)]);
}
