import { randomUUID } from 'node:crypto';
import type { MenuItem, MenuSection, Serving } from '@strapec/domain';
import type { EntityManager } from 'typeorm';
import { MenuItemRow } from '../../entities/menu/menu-item.entity.js';
import { MenuSectionRow } from '../../entities/menu/menu-section.entity.js';
import { MenuServingRow } from '../../entities/menu/menu-serving.entity.js';
import { Reservation } from '../../entities/reservations/reservation.entity.js';
import { WineDetailsRow, toWineDetailsRow } from '../../entities/menu/wine-details.entity.js';
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

type PositionedSection = SampleSection & { position: number };

async function insertSection(tx: EntityManager, section: PositionedSection, options: SampleOptions): Promise<void> {
  const { kind, name, position, items } = section;
  const id = randomUUID();
  const updatedAt = options.now;
  await tx.insert(MenuSectionRow, { id, kind, nameSk: name.sk, nameEn: name.en, position, updatedAt, isSample: true });
  const positionedItems = items.map((item, index) => ({ ...item, id: randomUUID(), sectionId: id, position: index }));
  const itemRows = positionedItems.map((item) => toItemRow(item, options));
  const wineRows = positionedItems.flatMap((item) => (item.wine ? [toWineDetailsRow(item.id, item.wine)] : []));
  await tx.insert(MenuItemRow, itemRows);
  if (wineRows.length > 0) await tx.insert(WineDetailsRow, wineRows);
  await tx.insert(MenuServingRow, positionedItems.flatMap(toServingRows));
}

type PositionedItem = SampleItem & { id: string; sectionId: string; position: number };

const toItemRow = (
  { id, sectionId, slug, position, name, text, allergens }: PositionedItem,
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

const toServingRows = ({ id: itemId, servings }: PositionedItem) =>
  servings.map((serving, position) => ({ id: randomUUID(), itemId, position, ...serving }));
