import type { StaffMenuDto } from '@strapec/contracts';

export type Section = StaffMenuDto['sections'][number];
export type Item = Section['items'][number];

/** Stable, so that rows do not render again. */
export interface RowLinks {
  onOpen: (item: Item) => void;
  onSelect: (id: string) => void;
  onGrip: (event: React.PointerEvent<HTMLElement>, id: string) => void;
}

export const rowOf = (id: string): HTMLElement | null => document.querySelector(`[data-item='${id}']`);
