import type { MenuDto } from '../../src/menu/dto/menu.dto';
import type { StaffMenuDto, StaffMenuItemDto, StaffMenuSectionDto } from '../../src/menu/dto/staff-menu.dto';
import type { StaffCall } from './staff-calls';

export type { MenuDto as MenuBody, StaffMenuItemDto as MenuItemBody };

export const glassServing = { kind: 'glass', volumeMl: 100, priceCents: 650, pouredUntil: null };
export const bottleServing = { kind: 'bottle', volumeMl: 750, priceCents: 3200, pouredUntil: null };

/** A menu item with a wine, as staff send it. */
export function buildWineItem(sectionId: string, overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    sectionId,
    name: { sk: 'Frankovka modrá', en: 'Blaufränkisch' },
    text: { sk: 'Višne.', en: 'Sour cherries.' },
    allergens: [12],
    isListed: true,
    wine: buildWineDetails(),
    servings: [glassServing, bottleServing],
    ...overrides,
  };
}

export function buildWineDetails(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    producer: 'Horák',
    vintage: 2021,
    country: 'SK',
    region: { sk: 'Malokarpatská', en: 'Small Carpathians' },
    appellation: 'DSC',
    colour: 'red',
    sweetness: 'dry',
    grapes: ['Frankovka modrá'],
    alcohol: 12.5,
    isOrganic: true,
    isVegan: false,
    labelUrl: 'https://label.example/1',
    ingredients: { sk: 'hrozno', en: 'grapes' },
    energyKj: 310,
    ...overrides,
  };
}

/** The menu's API calls of signed-in staff. */
export const createMenuCalls = (staff: StaffCall) => ({
  readMenu: async (appIndex = 0) => (await staff<StaffMenuDto>('/api/admin/menu', { appIndex })).body,
  createSection: (kind = 'wine', name = { sk: 'Červené', en: 'Red' }) =>
    staff<StaffMenuSectionDto>('/api/admin/menu/sections', { method: 'POST', body: { kind, name } }),
  createItem: (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
    staff<StaffMenuItemDto>('/api/admin/menu/items', { method: 'POST', body, headers }),
  saveItem: (id: string, body: Record<string, unknown>) =>
    staff<StaffMenuItemDto>(`/api/admin/menu/items/${id}`, { method: 'PUT', body }),
  changeItemTonight: (id: string, body: Record<string, unknown>, appIndex = 0) =>
    staff<StaffMenuItemDto>(`/api/admin/menu/items/${id}/tonight`, { method: 'PATCH', body, appIndex }),
  changeServing: (id: string, body: Record<string, unknown>) =>
    staff<StaffMenuItemDto>(`/api/admin/menu/servings/${id}`, { method: 'PATCH', body }),
  deleteItem: (id: string) => staff<StaffMenuItemDto>(`/api/admin/menu/items/${id}`, { method: 'DELETE' }),
  changeItems: (ids: string[], change: Record<string, unknown>) =>
    staff<StaffMenuItemDto[]>('/api/admin/menu/items/change', { method: 'POST', body: { ids, change } }),
});
