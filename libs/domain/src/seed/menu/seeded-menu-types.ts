import type { MenuItem, MenuSection, Serving } from '../../menu/menu.js';

/** What is on the list of the first start: ids and positions are given when it is put in, in this order. */
export interface SeededItem extends Omit<MenuItem, 'id' | 'position' | 'servings'> {
  servings: readonly Omit<Serving, 'id'>[];
}

export interface SeededSection extends Omit<MenuSection, 'id'> {
  items: readonly SeededItem[];
}
