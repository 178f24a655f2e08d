import type { MenuDto } from '@strapec/contracts';
import type { ShownItem, ShownMenu } from '@strapec/domain';

/** From `GET /api/menu`. */
export type PublicMenu = MenuDto;

/** The contract has allergens as numbers; the domain defines which exist. */
export const shownMenuOf = ({ sections }: PublicMenu): ShownMenu => sections as ShownMenu;

export type ListedItem = ShownItem & { image?: MenuDto['sections'][number]['items'][number]['image'] };
