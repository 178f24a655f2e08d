import { randomUUID } from 'node:crypto';
import type { MenuItem, MenuSection, Serving } from '@strapec/domain';
import type { EntityManager } from 'typeorm';
import { MenuItemRow } from '../../entities/menu/menu-item.entity.js';
import { MenuSectionRow } from '../../entities/menu/menu-section.entity.js';
import { MenuServingRow } from '../../entities/menu/menu-serving.entity.js';
import { Reservation } from '../../entities/reservations/reservation.entity.js';
import { WineDetailsRow, toWineRow } from '../../entities/menu/wine-details.entity.js';
import menu from './menu.json' with { type: 'json' };

export interface SampleItem extends Omit<MenuItem, 'id' | 'position' | 'servings'> {
  servings: readonly Omit<Serving, 'id'>[];
}

interface SampleSection extends Omit<MenuSection, 'id'> {
  items: readonly SampleItem[];
}

export const sampleMenu = menu as readonly SampleSection[];

interface SampleOptions {
  now: Date;
  isListed: boolean;
}

/** Into a venue without a list. In a venue with reservations no item is listed. */
export async function insertSampleMenu(tx: EntityManager, now: Date): Promise<void> {
  if (await tx.existsBy(MenuSectionRow, {})) return;
  const options = { now, isListed: !(await tx.existsBy(Reservation, {})) };
  for (const [position, section] of sampleMenu.entries()) await insertSection(tx, { ...section, position }, options);
}

type PlacedSection = SampleSection & { position: number };

async function insertSection(tx: EntityManager, section: PlacedSection, options: SampleOptions): Promise<void> {
  const { kind, name, position, items } = section;
  const id = randomUUID();
  const updatedAt = options.now;
  await tx.insert(MenuSectionRow, { id, kind, nameSk: name.sk, nameEn: name.en, position, updatedAt, isSample: true });
  const placedItems = items.map((item, index) => ({ ...item, id: randomUUID(), sectionId: id, position: index }));
  const rows = placedItems.map((item) => toItemRow(item, options));
  const wines = placedItems.flatMap((item) => (item.wine ? [toWineRow(item.id, item.wine)] : []));
  await tx.insert(MenuItemRow, rows);
  if (wines.length > 0) await tx.insert(WineDetailsRow, wines);
  await tx.insert(MenuServingRow, placedItems.flatMap(toServingRows));
}

type PlacedItem = SampleItem & { id: string; sectionId: string; position: number };

const toItemRow = (
  { id, sectionId, slug, position, name, text, allergens }: PlacedItem,
  { now, isListed }: SampleOptions,
) => ({
  id,
  sectionId,
  slug,
  position,
  isListed,
  updatedAt: now,
  isSample: true,
  nameSk: name.sk,
  nameEn: name.en,
  textSk: text?.sk ?? null,
  textEn: text?.en ?? null,
  allergens: allergens && [...allergens],
});

const toServingRows = ({ id: itemId, servings }: PlacedItem) =>
  servings.map((serving, position) => ({ id: randomUUID(), itemId, position, ...serving }));
