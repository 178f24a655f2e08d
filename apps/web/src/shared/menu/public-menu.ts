import type { MenuDto } from '@strapec/contracts';
import type { ShownItem, ShownMenu } from '@strapec/domain';

/** The drinks and dishes of this evening, in one language: the answer of `GET /api/menu`. */
export type PublicMenu = MenuDto;

/** The list itself. The contract has allergens as numbers; the domain defines which exist. */
export const shownMenuOf = ({ sections }: PublicMenu): ShownMenu => sections as ShownMenu;

/** An item of the list, with the picture that staff have chosen for it, if there is one. */
export type ListedItem = ShownItem & { image?: MenuDto['sections'][number]['items'][number]['image'] };
