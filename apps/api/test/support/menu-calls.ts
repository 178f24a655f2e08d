import type { StaffCall } from './staff';

/** A section as staff see it, as far as the tests look at it. */
export interface SectionBody {
  id: string;
  kind: string;
  name: { sk: string; en: string };
  version: number;
  items: ItemBody[];
}

export interface ServingBody {
  id: string;
  kind: string;
  volumeMl: number | null;
  priceCents: number;
  pouredUntil: string | null;
  soldOutOn: string | null;
}

export interface ItemBody {
  id: string;
  sectionId: string;
  slug: string;
  position: number;
  name: { sk: string; en: string };
  text: { sk: string; en: string } | null;
  allergens: number[] | null;
  isListed: boolean;
  wine: Record<string, unknown> | null;
  servings: ServingBody[];
  image: Record<string, unknown> | null;
  version: number;
  updatedAt: string;
  updatedByName: string | null;
}

export interface StaffMenuBody {
  evening: string;
  sections: SectionBody[];
}

/** What guests are told, as far as the tests look at it. */
export interface MenuBody {
  language: string;
  evening: string;
  sections: { id: string; kind: string; name: string; items: GuestItemBody[] }[];
}

export interface GuestItemBody {
  id: string;
  slug: string;
  name: string;
  isSoldOut: boolean;
  servings: { id: string; kind: string; isSoldOut: boolean }[];
  image: Record<string, unknown> | null;
}

export const glass = { kind: 'glass', volumeMl: 100, priceCents: 650, pouredUntil: null };
export const bottle = { kind: 'bottle', volumeMl: 750, priceCents: 3200, pouredUntil: null };

/** A wine as staff write it. */
export function aWine(sectionId: string, said: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    sectionId,
    name: { sk: 'Frankovka modrá', en: 'Blaufränkisch' },
    text: { sk: 'Višne.', en: 'Sour cherries.' },
    allergens: [12],
    isListed: true,
    wine: wineFacts(),
    servings: [glass, bottle],
    ...said,
  };
}

export function wineFacts(said: Record<string, unknown> = {}): Record<string, unknown> {
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
    ...said,
  };
}

/** What is asked of the list by somebody who may. */
export const menuCalls = (staff: StaffCall) => ({
  readMenu: async (at = 0) => (await staff<StaffMenuBody>('/api/admin/menu', { at })).body,
  createSection: (kind = 'wine', name = { sk: 'Červené', en: 'Red' }) =>
    staff<SectionBody>('/api/admin/menu/sections', { method: 'POST', body: { kind, name } }),
  createItem: (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
    staff<ItemBody>('/api/admin/menu/items', { method: 'POST', body, headers }),
  saveItem: (id: string, body: Record<string, unknown>) =>
    staff<ItemBody>(`/api/admin/menu/items/${id}`, { method: 'PUT', body }),
  changeTonight: (id: string, body: Record<string, unknown>, at = 0) =>
    staff<ItemBody>(`/api/admin/menu/items/${id}/tonight`, { method: 'PATCH', body, at }),
  changeServing: (id: string, body: Record<string, unknown>) =>
    staff<ItemBody>(`/api/admin/menu/servings/${id}`, { method: 'PATCH', body }),
  deleteItem: (id: string) => staff<ItemBody>(`/api/admin/menu/items/${id}`, { method: 'DELETE' }),
  changeItems: (ids: string[], change: Record<string, unknown>) =>
    staff<ItemBody[]>('/api/admin/menu/items/change', { method: 'POST', body: { ids, change } }),
});
