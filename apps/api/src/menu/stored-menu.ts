import type { Querier } from '../platform/database/named-statements.js';
import type { StaffMenuItemDto, StaffMenuSectionDto } from './dto/staff-menu.dto.js';

export type StoredItem = StaffMenuItemDto;
export type StoredSection = StaffMenuSectionDto;
export type StoredMenu = readonly StoredSection[];

export const itemImageKey = (itemId: string): string => `${menuImageKeyPrefix}${itemId}`;

export const menuImageKeyPrefix = 'menu.';

const pictureJson = `json_build_object('imageUrl', image_url, 'altTextSk', alt_text_sk, 'altTextEn', alt_text_en, 'version', version)`;

const wineJson = `json_build_object('producer', producer, 'vintage', vintage, 'country', country,
  'region', json_build_object('sk', region_sk, 'en', region_en), 'appellation', appellation, 'colour', colour,
  'sweetness', sweetness, 'grapes', grapes, 'alcohol', alcohol, 'isOrganic', is_organic, 'isVegan', is_vegan,
  'labelUrl', label_url,
  'ingredients', CASE WHEN ingredients_sk IS NOT NULL THEN json_build_object('sk', ingredients_sk, 'en', ingredients_en) END,
  'energyKj', energy_kj)`;

const servingJson = `json_build_object('id', id, 'kind', kind, 'volumeMl', volume_ml, 'priceCents', price_cents,
  'pouredUntil', poured_until, 'soldOutOn', sold_out_on)`;

const itemJson = `json_build_object('id', id, 'sectionId', section_id, 'slug', slug, 'position', position,
  'name', json_build_object('sk', name_sk, 'en', name_en),
  'text', CASE WHEN text_sk IS NOT NULL THEN json_build_object('sk', text_sk, 'en', text_en) END,
  'allergens', allergens, 'isListed', is_listed,
  'wine', (SELECT ${wineJson} FROM wine_details WHERE item_id = menu_items.id),
  'servings', coalesce((SELECT json_agg(${servingJson} ORDER BY position, id) FROM menu_servings
    WHERE item_id = menu_items.id), '[]'),
  'image', (SELECT ${pictureJson} FROM site_images WHERE key = '${menuImageKeyPrefix}' || menu_items.id),
  'version', version,
  'updatedAt', to_char(updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'updatedByName', updated_by_name, 'isSample', is_sample)`;

const menuStatement = {
  name: 'read-menu',
  text: `
    SELECT id, kind, json_build_object('sk', name_sk, 'en', name_en) AS name, version,
      coalesce((SELECT json_agg(${itemJson} ORDER BY position, id) FROM menu_items
        WHERE section_id = menu_sections.id), '[]') AS items
    FROM menu_sections ORDER BY array_position(ARRAY['wine', 'drink', 'food'], kind), menu_sections.position, id`,
};

export const readMenu = (run: Querier): Promise<StoredMenu> => run<StoredSection>(menuStatement, []);

const itemsStatement = {
  name: 'read-menu-items',
  text: `SELECT ${itemJson} AS item FROM menu_items WHERE id = ANY ($1::uuid[])`,
};

export async function readMenuItems(run: Querier, ids: readonly string[]): Promise<StoredItem[]> {
  const rows = await run<{ item: StoredItem }>(itemsStatement, [ids]);
  const itemById = new Map(rows.map((row) => [row.item.id, row.item]));
  return ids.flatMap((id) => itemById.get(id) ?? []);
}
