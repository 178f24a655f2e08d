import type { Language } from '@strapec/domain';
import { island } from '../../shared/island/island';
import { renewableIsland } from '../../shared/island/renewable-island';
import { useNewerMenu } from '../../shared/menu/menu-on-show';

const messages = {
  en: () => import('./list-messages.en').then(({ en }) => en),
  sk: () => import('./list-messages.sk').then(({ sk }) => sk),
};
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
export const MenuFilterIsland = island({
  content: () => import('./menu-filter').then(({ MenuFilterForm }) => MenuFilterForm),
  messages,
});

/** Fetches what draws the list, so that a newer one can stand there at once. */
export async function prepareMenuParts(language: Language): Promise<void> {
  await Promise.all([opening.prepare(language), list.prepare(language)]);
}
