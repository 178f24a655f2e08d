import { type Language, type MenuFilter, type ShownMenu, parseMenuFilter, menuAddress } from '@strapec/domain';
import { getNewerMenu, showMenu, toShownMenu } from '../../shared/menu/public-menu';
import { prepareMenuParts } from './menu-islands';
import { getMenu } from '@strapec/contracts';

let request: Promise<ShownMenu> | null = null;
let latestFilter: MenuFilter | null = null;
let addressTimer: ReturnType<typeof setTimeout> | undefined;

const addressAfterMs = 250; // browsers limit how often the address may change

export function prefetchMenu(language: Language): void {
  fetchOnce(language).catch(() => undefined);
}

/** Without the list, the server renders it. */
export async function showFiltered(filter: MenuFilter, language: Language): Promise<void> {
  latestFilter = filter;
  clearTimeout(addressTimer);
  const address = menuAddress(language, filter);
  addressTimer = setTimeout(() => history.replaceState(history.state, '', address), addressAfterMs);
  try {
    await renderMenu(getNewerMenu()?.menu ?? (await fetchOnce(language)));
  } catch {
    location.assign(address);
  }
}

/** Without the new list, the older one stays. */
export async function refreshMenu(language: Language): Promise<void> {
  request = null;
  await fetchOnce(language).then(renderMenu, () => undefined);
}

async function renderMenu(menu: ShownMenu): Promise<void> {
  await prepareMenuParts();
  showMenu({ menu, filter: latestFilter ?? parseMenuFilter(new URLSearchParams(location.search)) });
}

function fetchOnce(language: Language): Promise<ShownMenu> {
  request ??= fetchMenu(language).catch((error: unknown) => {
    request = null;
    throw error;
  });
  return request;
}

const fetchMenu = async (lang: Language): Promise<ShownMenu> => toShownMenu(await getMenu({ lang }));
