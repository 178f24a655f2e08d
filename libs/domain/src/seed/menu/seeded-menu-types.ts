import type { MenuItem, MenuSection, Serving } from '../../menu/menu.js';

/** An item of the sample list; the insertion gives ids, and positions in this order. */
export interface SeededItem extends Omit<MenuItem, 'id' | 'position' | 'servings'> {
  servings: readonly Omit<Serving, 'id'>[];
}

export interface SeededSection extends Omit<MenuSection, 'id'> {
  items: readonly SeededItem[];
}
