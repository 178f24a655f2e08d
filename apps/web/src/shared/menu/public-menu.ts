import type { MenuDto } from '@strapec/contracts';
import type { ShownItem, ShownMenu } from '@strapec/domain';

/** What is poured and served this evening, in one language: the answer of `GET /api/menu`. */
export type PublicMenu = MenuDto;

/** The list itself. The contract knows allergens as numbers; which ones there are, the domain says. */
export const shownMenuOf = ({ sections }: PublicMenu): ShownMenu => sections as ShownMenu;

/** An item as it is listed: with the picture that staff have hung there, if there is one. */
export type ListedItem = ShownItem & { image?: MenuDto['sections'][number]['items'][number]['image'] };
