import type { MenuDto } from '@strapec/contracts';
import type { ShownMenu } from '@strapec/domain';

/** What is poured and served this evening, in one language: the answer of `GET /api/menu`. */
export type PublicMenu = MenuDto;

/** The list itself. The contract knows allergens as numbers; which ones there are, the domain says. */
export const shownMenuOf = ({ sections }: PublicMenu): ShownMenu => sections as ShownMenu;
