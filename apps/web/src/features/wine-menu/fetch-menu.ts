import { getMenu } from '@strapec/contracts';
import type { Language, ShownMenu } from '@strapec/domain';
import { shownMenuOf } from '../../shared/menu/public-menu';

/** The list as it stands now. */
export const fetchMenu = async (lang: Language): Promise<ShownMenu> => shownMenuOf(await getMenu({ lang }));
