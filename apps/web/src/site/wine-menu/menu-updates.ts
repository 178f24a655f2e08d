import { type Language, type MenuFilter, type ShownMenu, parseMenuFilter, toMenuUrl } from '@strapec/domain';
import { getNewerMenu, setNewerMenu, asShownMenu } from '../../shared/menu/public-menu';
import { prepareMenuIslands } from './menu-islands';
import { getMenu } from '@strapec/contracts';

let menuRequest: Promise<ShownMenu> | null = null;
let latestFilter: MenuFilter | null = null;
let addressTimer: ReturnType<typeof setTimeout> | undefined;

const addressDelayMs = 250; // browsers limit how often the address may change

export function prefetchMenu(language: Language): void {
  fetchMenuOnce(language).catch(() => undefined);
}

/** Without the list, the server renders it. */
export async function showFilteredMenu(filter: MenuFilter, language: Language): Promise<void> {
  latestFilter = filter;
  clearTimeout(addressTimer);
  const address = toMenuUrl(language, filter);
  addressTimer = setTimeout(() => history.replaceState(history.state, '', address), addressDelayMs);
  try {
    await renderNewerMenu(getNewerMenu()?.menu ?? (await fetchMenuOnce(language)));
  } catch {
    location.assign(address);
  }
}

/** Without the new list, the older one stays. */
export async function renewMenu(language: Language): Promise<void> {
  menuRequest = null;
  await fetchMenuOnce(language).then(renderNewerMenu, () => undefined);
}

async function renderNewerMenu(menu: ShownMenu): Promise<void> {
  await prepareMenuIslands();
  setNewerMenu({ menu, filter: latestFilter ?? parseMenuFilter(new URLSearchParams(location.search)) });
}

function fetchMenuOnce(language: Language): Promise<ShownMenu> {
  menuRequest ??= fetchMenu(language).catch((error: unknown) => {
    menuRequest = null;
    throw error;
  });
  return menuRequest;
}

const fetchMenu = async (lang: Language): Promise<ShownMenu> => asShownMenu(await getMenu({ lang }));
