import type { StaffMenuDto } from '@strapec/contracts';

export type Section = StaffMenuDto['sections'][number];
export type Item = Section['items'][number];

/** What a row of the list leads to; the same object for as long as the list is on show, so that rows rest. */
export interface RowLinks {
  onOpen: (item: Item) => void;
  onSelect: (id: string) => void;
  /** Takes hold of a row, to carry it elsewhere. */
  onGrip: (event: React.PointerEvent<HTMLElement>, id: string) => void;
}

/** The attribute by which rows are found in the page. */
export const rowOf = (id: string): HTMLElement | null => document.querySelector(`[data-item='${id}']`);
