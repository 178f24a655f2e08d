import type { StaffMenuDto, StaffMenuItemDto } from '@strapec/contracts';

/** The service date of the tests: Saturday 21 November 2026. */
export const serviceDate = '2026-11-21';

const updatedAt = '2026-11-20T18:30:00.000Z';

/** By default a red wine by the glass and by the bottle. */
export const buildMenuItem = (id: string, overrides: Partial<StaffMenuItemDto> = {}): StaffMenuItemDto => ({
  id,
  sectionId: 'reds',
  slug: id,
  position: 0,
  name: { sk: 'Frankovka modrá', en: 'Blaufränkisch' },
  text: { sk: 'Višne a korenie.', en: 'Sour cherry and pepper.' },
  allergens: [12],
  isListed: true,
  wine: {
    ...{
      producer: 'Karol Vyskočil',
      vintage: 2022,
      country: 'SK',
      appellation: 'Rača',
      colour: 'red',
      sweetness: 'dry',
    },
    region: { sk: 'Malokarpatská', en: 'Small Carpathians' },
    ...{ grapes: ['Frankovka modrá'], alcohol: 12.5, isOrganic: false, isVegan: true },
    ...{ labelUrl: null, ingredients: null, energyKj: null },
  },
  servings: [
    { id: `${id}-glass`, kind: 'glass', volumeMl: 100, priceCents: 490, pouredUntil: null, soldOutOn: null },
    { id: `${id}-bottle`, kind: 'bottle', volumeMl: 750, priceCents: 2900, pouredUntil: null, soldOutOn: null },
  ],
  image: null,
  version: 3,
  updatedAt: updatedAt,
  updatedByName: 'Eva Malá',
  ...overrides,
});

const bottleServing = { kind: 'bottle', volumeMl: 750, priceCents: 4800, pouredUntil: null, soldOutOn: null } as const;

export const frankovka = buildMenuItem('frankovka');
export const barolo = buildMenuItem('barolo', {
  name: { sk: 'Barolo', en: 'Barolo' },
  servings: [{ id: 'barolo-bottle', ...bottleServing }],
});
/** A draft whose allergens are not known yet. */
export const dunaj = buildMenuItem('dunaj', {
  name: { sk: 'Dunaj', en: 'Dunaj' },
  ...{ allergens: null, isListed: false },
  servings: [{ id: 'dunaj-bottle', ...bottleServing }],
});
export const cheese = buildMenuItem('cheese', {
  ...{ sectionId: 'plates', name: { sk: 'Slovenské syry', en: 'Slovak cheeses' }, wine: null, allergens: [1, 7, 8] },
  servings: [
    { id: 'cheese-portion', kind: 'portion', volumeMl: null, priceCents: 1390, pouredUntil: null, soldOutOn: null },
  ],
});

/** Two sections of wines, of which one is empty, and one of plates. */
export const buildStaffMenu = (reds: readonly StaffMenuItemDto[] = [frankovka, barolo, dunaj]): StaffMenuDto => ({
  evening: serviceDate,
  sections: [
    { id: 'reds', kind: 'wine', name: { sk: 'Červené', en: 'Red' }, version: 1, items: [...reds] },
    { id: 'whites', kind: 'wine', name: { sk: 'Biele', en: 'White' }, version: 1, items: [] },
    { id: 'plates', kind: 'food', name: { sk: 'Taniere', en: 'Plates' }, version: 1, items: [cheese] },
  ],
});
