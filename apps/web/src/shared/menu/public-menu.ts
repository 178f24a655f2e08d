import type { MenuDto } from '@strapec/contracts';

/** What is poured and served this evening, in one language: the answer of `GET /api/menu`. */
export type PublicMenu = MenuDto;
