import type { StaffMenuDto } from '@strapec/contracts';
import type { Item, Section } from './item-values';

export interface ItemPlace {
  sectionId: string;
  before: string | null;
}

/** A section holds items of one kind. */
export function moveItem(menu: StaffMenuDto, id: string, { sectionId, before }: ItemPlace): StaffMenuDto {
  const from = findSectionOfItem(menu, id);
  const to = menu.sections.find((section) => section.id === sectionId);
  const item = from?.items.find((one) => one.id === id);
  if (!item || from?.kind !== to?.kind || before === id) return menu;
  const without = (items: readonly Item[]) => items.filter((one) => one.id !== id);
  const sections = menu.sections.map((section): Section => {
    const items = without(section.items);
    if (section.id !== sectionId) return { ...section, items };
    const at = before === null ? items.length : items.findIndex((one) => one.id === before);
    return { ...section, items: items.toSpliced(at, 0, { ...item, sectionId }) };
  });
  return { ...menu, sections };
}

export function neighbouringPlace(menu: StaffMenuDto, id: string, step: 1 | -1): ItemPlace | null {
  const section = findSectionOfItem(menu, id);
  if (!section) return null;
  const index = section.items.findIndex((one) => one.id === id);
  const next = index + step;
  if (next < 0 || next >= section.items.length) return null;
  const before = section.items[step === 1 ? next + 1 : next]?.id ?? null;
  return { sectionId: section.id, before };
}

export function moveSection(sections: readonly Section[], id: string, step: 1 | -1): Section[] {
  const index = sections.findIndex((section) => section.id === id);
  const next = index + step;
  if (sections[index]?.kind !== sections[next]?.kind) return [...sections];
  const moved = [...sections];
  moved.splice(next, 0, ...moved.splice(index, 1));
  return moved;
}

export const findSectionOfItem = (menu: StaffMenuDto, id: string): Section | undefined =>
  menu.sections.find(({ items }) => items.some((one) => one.id === id));
