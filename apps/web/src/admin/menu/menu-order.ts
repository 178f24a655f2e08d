import type { StaffMenuDto } from '@strapec/contracts';
import type { Section } from './item-values';

export interface ItemPosition {
  sectionId: string;
  nextItemId: string | null;
}

/** A section holds items of one kind. */
export function moveItem(menu: StaffMenuDto, itemId: string, { sectionId, nextItemId }: ItemPosition): StaffMenuDto {
  const fromSection = findSectionOfItem(menu, itemId);
  const toSection = menu.sections.find((section) => section.id === sectionId);
  const item = fromSection?.items.find((one) => one.id === itemId);
  if (!item || fromSection?.kind !== toSection?.kind || nextItemId === itemId) return menu;
  const sections = menu.sections.map((section): Section => {
    const items = section.items.filter((one) => one.id !== itemId);
    if (section.id !== sectionId) return { ...section, items };
    const targetIndex = nextItemId === null ? items.length : items.findIndex((one) => one.id === nextItemId);
    return { ...section, items: items.toSpliced(targetIndex, 0, { ...item, sectionId }) };
  });
  return { ...menu, sections };
}

/** Of the item itself, or a step before or after it. */
export function findItemPosition(menu: StaffMenuDto, itemId: string, step: 1 | 0 | -1): ItemPosition | null {
  const section = findSectionOfItem(menu, itemId);
  if (!section) return null;
  const otherItems = section.items.filter((one) => one.id !== itemId);
  const targetIndex = section.items.findIndex((one) => one.id === itemId) + step;
  if (targetIndex < 0 || targetIndex > otherItems.length) return null;
  return { sectionId: section.id, nextItemId: otherItems[targetIndex]?.id ?? null };
}

export function moveSection(sections: readonly Section[], sectionId: string, step: 1 | -1): Section[] {
  const index = sections.findIndex((section) => section.id === sectionId);
  const targetIndex = index + step;
  if (sections[index]?.kind !== sections[targetIndex]?.kind) return [...sections];
  const reordered = [...sections];
  reordered.splice(targetIndex, 0, ...reordered.splice(index, 1));
  return reordered;
}

export const findSectionOfItem = (menu: StaffMenuDto, itemId: string): Section | undefined =>
  menu.sections.find(({ items }) => items.some((one) => one.id === itemId));
