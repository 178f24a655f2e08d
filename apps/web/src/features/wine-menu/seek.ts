import { type Language, type MenuFilter, type ShownMenu, filterFrom, menuAddress } from '@strapec/domain';
import { newerMenu, showMenu } from '../../shared/menu/menu-on-show';
import { prepareMenuParts } from './menu-islands';
import { getMenu } from '@strapec/contracts';
import { shownMenuOf } from '../../shared/menu/public-menu';

let asked: Promise<ShownMenu> | null = null;
/** What the guest looks for; until they have touched the form, what the address says. */
let wanted: MenuFilter | null = null;
let addressTimer: ReturnType<typeof setTimeout> | undefined;

const addressAfterMs = 250; // browsers refuse to write it at every key

/** Asks for the list ahead of the first wish: whoever touches the form is about to have one. */
export function expectWishes(language: Language): void {
  askOnce(language).catch(() => undefined); // asked again when there is a wish
}

/** Shows what of the list is wanted, and keeps it in the address; where the list cannot be had, the server shows it. */
export async function seek(filter: MenuFilter, language: Language): Promise<void> {
  wanted = filter;
  clearTimeout(addressTimer);
  const address = menuAddress(language, filter);
  addressTimer = setTimeout(() => history.replaceState(history.state, '', address), addressAfterMs);
  try {
    await show(newerMenu()?.menu ?? (await askOnce(language)), language);
  } catch {
    location.assign(address);
  }
}

/** Asks for the list anew, and shows what has become of it; where it cannot be had, the older one stays. */
export async function refreshMenu(language: Language): Promise<void> {
  asked = null;
  await askOnce(language).then(
    (menu) => show(menu, language),
    () => undefined,
  );
}

async function show(menu: ShownMenu, language: Language): Promise<void> {
  await prepareMenuParts(language);
  showMenu({ menu, filter: wanted ?? filterFrom(new URLSearchParams(location.search)) });
}

function askOnce(language: Language): Promise<ShownMenu> {
  asked ??= fetchMenu(language).catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

const fetchMenu = async (lang: Language): Promise<ShownMenu> => shownMenuOf(await getMenu({ lang }));
