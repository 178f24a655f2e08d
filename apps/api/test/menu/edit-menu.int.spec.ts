import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { requestApi } from '../support/request-api';
import { fixture } from '../support/fixture';
import { createStaffAccount, signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';
import { type StaffResponse, startAppsWithStaff } from '../support/staff-calls';
import { waitUntil } from '../support/wait-until';
import {
  type MenuItemBody,
  type MenuBody,
  buildWineItem,
  bottleServing,
  glassServing,
  buildWineDetails,
  createMenuCalls,
} from '../support/menu-calls';

const unknownId = '00000000-0000-4000-8000-000000000000';
const { callAsStaff, getUrls } = startAppsWithStaff(2);
const menu = createMenuCalls(callAsStaff);
const readGuestMenu = async (lang = 'sk', processIndex = 0) =>
  (await requestApi<MenuBody>(`/api/menu?lang=${lang}`, { apiUrl: getUrls()[processIndex] ?? '' })).body;
const findGuestItem = async (id: string) =>
  (await readGuestMenu()).sections.flatMap(({ items }) => items).find((item) => item.id === id);
const readActions = (id: string) =>
  sql<{ action: string }>(`SELECT action FROM audit_log WHERE subject_id = $1 ORDER BY at, id`, [id]);

let redsId: string;
let drinksId: string;
beforeAll(async () => {
  await sql('DELETE FROM menu_items');
  await sql('DELETE FROM menu_sections');
  redsId = (await menu.createSection()).body.id;
  drinksId = (await menu.createSection('drink', { sk: 'Káva', en: 'Coffee' })).body.id;
});

const createWine = async (overrides: Record<string, unknown> = {}): Promise<MenuItemBody> => {
  const { status, body } = await menu.createItem(buildWineItem(redsId, overrides));
  expect([status, body.errors]).toEqual([201, undefined]);
  return body;
};

describe('an item', () => {
  it('is stored with a slug and shown to guests in their language', async () => {
    const item = await createWine({ name: { sk: ' Devín ', en: 'Devin' } });
    expect(item).toMatchObject({
      ...{ sectionId: redsId, slug: 'devin', name: { sk: 'Devín', en: 'Devin' }, allergens: [12], isListed: true },
      ...{ wine: buildWineDetails(), version: 1, updatedByName: 'Jana', image: null },
      servings: [
        { ...glassServing, id: expect.any(String), soldOutOn: null },
        { ...bottleServing, id: expect.any(String), soldOutOn: null },
      ],
    });
    const [section] = (await readGuestMenu('en')).sections;
    expect(section).toMatchObject({ kind: 'wine', name: 'Red' });
    expect(section?.items.find(({ id }) => id === item.id)).toMatchObject({
      ...{ name: 'Devin', text: 'Sour cherries.', isSoldOut: false, image: null },
      wine: { region: 'Small Carpathians', regionKey: 'malokarpatska', ingredients: 'grapes', alcohol: 12.5 },
    });
    expect((await createWine({ name: { sk: 'Devín', en: 'Devin' } })).slug).toBe('devin-2');
  });

  it('is created once per idempotency key', async () => {
    const [body, headers] = [
      buildWineItem(redsId, { name: { sk: 'Raz', en: 'Once' } }),
      { 'idempotency-key': 'one-wine' },
    ];
    const createUntilDone = () =>
      waitUntil(
        () => menu.createItem(body, headers),
        ({ body: { code } }) => code !== 'idempotency_in_flight',
      );
    const responses = await Promise.all([1, 2, 3, 4].map(createUntilDone));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(responses.map(({ body: { id } }) => id)).size).toBe(1);
    const mismatchResponse = await menu.createItem({ ...body, isListed: false }, headers);
    expect([mismatchResponse.status, mismatchResponse.body.code]).toEqual([422, 'idempotency_mismatch']);
  });

  it('is replaced by the editor with the current version; the other editor receives the current item', async () => {
    const item = await createWine();
    const saveCalls = [1, 2].map((yearIndex) =>
      menu.saveItem(item.id, {
        ...buildWineItem(redsId, { wine: buildWineDetails({ vintage: 2000 + yearIndex }) }),
        version: 1,
      }),
    );
    const responses = await Promise.all(saveCalls);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [saved, conflict] = [
      responses.find(({ status }) => status === 200),
      responses.find(({ status }) => status === 409),
    ];
    expect(conflict?.body).toMatchObject({
      code: 'changed_meanwhile',
      current: { version: 2, wine: saved?.body.wine },
    });
    expect(await readActions(item.id)).toEqual([{ action: 'menu.create' }, { action: 'menu.change' }]);
  });

  it('stays sold out in a remaining serving, not in a removed one', async () => {
    const item = await createWine();
    const [firstServing, secondServing] = item.servings;
    const soldOutItem = (await menu.changeServing(firstServing?.id ?? '', { isSoldOut: true })).body;
    const keptServing = { ...glassServing, priceCents: 700, id: firstServing?.id };
    const { body } = await menu.saveItem(item.id, {
      ...buildWineItem(redsId, { servings: [keptServing] }),
      version: soldOutItem.version,
    });
    expect(body.servings).toEqual([{ ...keptServing, soldOutOn: soldOutItem.servings[0]?.soldOutOn }]);
    expect((await menu.changeServing(secondServing?.id ?? '', { isSoldOut: true })).status).toBe(404);
    const unknownServing = { ...bottleServing, id: unknownId };
    const resaved = await menu.saveItem(item.id, {
      ...buildWineItem(redsId, { servings: [unknownServing] }),
      version: body.version,
    });
    expect(resaved.body.servings[0]?.id).not.toBe(unknownId);
  });

  it('is deleted with its picture, and the response suffices to restore it', async () => {
    const item = await createWine({ name: { sk: 'Zmizne', en: 'Goes' } });
    const picture = { imageUrl: 'https://example.com/a.jpg', altTextSk: 'Fľaša', altTextEn: 'A bottle' };
    const imageResponse = await callAsStaff('/api/admin/images', {
      ...{ method: 'POST', body: { key: `menu.${item.id}`, section: 'menu', ...picture } },
    });
    expect(imageResponse.status).toBe(200);
    expect(await findGuestItem(item.id)).toMatchObject({ image: { url: picture.imageUrl, alt: 'Fľaša' } });
    const { status, body } = await menu.deleteItem(item.id);
    expect([status, body.image]).toEqual([200, { ...picture, version: 1 }]);
    expect(await sql(`SELECT 1 FROM site_images WHERE key = $1`, [`menu.${item.id}`])).toEqual([]);
    expect((await menu.deleteItem(item.id)).status).toBe(404);
    const { sectionId, name, text, allergens, isListed, wine, servings } = body;
    const { body: restoredItem } = await menu.createItem({
      ...{ sectionId, name, text, allergens, isListed, wine },
      servings: servings.map(({ soldOutOn: _soldOutOn, ...serving }) => serving),
    });
    expect(restoredItem).toMatchObject({ slug: 'zmizne', name, text, allergens, wine });
  });

  it('is saved together with its picture, or not at all', async () => {
    const firstUrl = 'https://example.com/first.jpg';
    const item = await createWine({ name: { sk: 'Obraz', en: 'Picture' }, imageUrl: firstUrl });
    expect(item.image).toEqual({ imageUrl: firstUrl, altTextSk: 'Obraz', altTextEn: 'Picture', version: 1 });
    const request = { ...buildWineItem(redsId), imageUrl: '/media/second.webp' };
    const conflict = await menu.saveItem(item.id, { ...request, version: 9 });
    expect(conflict).toMatchObject({ status: 409, body: { current: { image: { imageUrl: firstUrl } } } });
    const insecure = await menu.saveItem(item.id, { ...request, imageUrl: 'http://example.com/a.jpg', version: 1 });
    expect([insecure.status, insecure.body.errors?.[0]]).toMatchObject([400, { code: 'url_insecure' }]);
    const { body } = await menu.saveItem(item.id, { ...request, version: 1 });
    expect(body.image).toMatchObject({ imageUrl: '/media/second.webp', version: 2 });
    expect((await menu.saveItem(item.id, { ...buildWineItem(redsId), version: 2 })).body.image).toEqual(body.image);
    expect(await readActions(`menu.${item.id}`)).toEqual([{ action: 'image.save' }, { action: 'image.save' }]);
  });

  it('without stated allergens cannot be listed: API and database refuse it', async () => {
    const { status, body } = await menu.createItem(buildWineItem(redsId, { allergens: null }));
    expect([status, body.errors]).toEqual([
      400,
      [expect.objectContaining({ field: 'allergens', code: 'allergens_missing' })],
    ]);
    const allergenFree = await createWine({ allergens: [] });
    expect(await findGuestItem(allergenFree.id)).toMatchObject({ allergens: [] });
    const unlistedItem = await createWine({ allergens: null, isListed: false });
    expect(await findGuestItem(unlistedItem.id)).toBeUndefined();
    await expect(sql('UPDATE menu_items SET is_listed = true WHERE id = $1', [unlistedItem.id])).rejects.toThrow(
      'menu_items_listed_check',
    );
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    ['an unknown section', { sectionId: unknownId }, 'sectionId', 'not_there'],
    ['a name in one language', { name: { sk: 'Devín', en: ' ' } }, 'name.en', 'required'],
    [
      'a name that reverses the writing direction',
      { name: { sk: 'a\u202eb', en: 'b' } },
      'name.sk',
      'invalid_characters',
    ],
    ['a text in one language', { text: { sk: 'Slivky', en: '' } }, 'text.en', 'label_in_both_languages'],
    ['an unknown allergen', { allergens: [15] }, 'allergens', 'allergen_unknown'],
    ['allergens that are no numbers', { allergens: ['12'] }, 'allergens', 'allergen_unknown'],
    ['a wine without its facts', { wine: null }, 'wine', 'wine_missing'],
    ['a vintage of the future', { wine: buildWineDetails({ vintage: 2101 }) }, 'wine.vintage', 'vintage_invalid'],
    ['a country in small letters', { wine: buildWineDetails({ country: 'sk' }) }, 'wine.country', 'country_invalid'],
    [
      'a label that is a script',
      { wine: buildWineDetails({ labelUrl: 'javascript:alert(1)' }) },
      'wine.labelUrl',
      'url_invalid',
    ],
    ['an unknown colour', { wine: buildWineDetails({ colour: 'blue' }) }, 'wine.colour', 'not_a_choice'],
    ['grapes that are no texts', { wine: buildWineDetails({ grapes: [1] }) }, 'wine.grapes', 'not_a_list_of_texts'],
    ['no price', { servings: [{ ...glassServing, priceCents: null }] }, 'servings.0.priceCents', 'number_invalid'],
    ['a negative price', { servings: [{ ...glassServing, priceCents: -1 }] }, 'servings.0.priceCents', 'price_invalid'],
    [
      'a glass without a volume',
      { servings: [{ ...glassServing, volumeMl: null }] },
      'servings.0.volumeMl',
      'volume_invalid',
    ],
    ['two equal glasses', { servings: [glassServing, glassServing] }, 'servings.1.kind', 'twice'],
    ['no serving', { servings: [] }, 'servings', 'servings_missing'],
    [
      'a date that does not exist',
      { servings: [{ ...glassServing, pouredUntil: '2026-02-30' }] },
      'servings.0.pouredUntil',
      'date_invalid',
    ],
    ['too many servings', { servings: Array.from({ length: 7 }, () => glassServing) }, 'servings', 'too_many'],
    ['an unknown field', { price: 3 }, 'price', 'unknown_field'],
  ])('with %s is refused, naming the field', async (_description, overrides, field, code) => {
    const { status, body } = await menu.createItem(buildWineItem(redsId, overrides));
    expect(status).toBe(400);
    expect(body.errors?.[0]).toMatchObject({ field, code });
  });

  it('of another kind than its section is refused', async () => {
    const coffeeBody = buildWineItem(drinksId, {
      wine: buildWineDetails(),
      servings: [{ ...glassServing, kind: 'portion', volumeMl: 30 }],
    });
    expect((await menu.createItem(coffeeBody)).body.errors?.[0]).toMatchObject({
      field: 'wine',
      code: 'wine_elsewhere',
    });
    expect((await menu.createItem({ ...coffeeBody, wine: null })).status).toBe(201);
  });
});

describe('changes for tonight', () => {
  it('a sold-out wine is struck through in both processes until it is available again', async () => {
    const item = await createWine();
    expect((await menu.changeItemTonight(item.id, { isSoldOut: true })).body).toMatchObject({ version: 2 });
    expect(await findGuestItem(item.id)).toMatchObject({
      isSoldOut: true,
      servings: [{ isSoldOut: true }, { isSoldOut: true }],
    });
    expect((await menu.changeItemTonight(item.id, { isSoldOut: true })).body).toMatchObject({ version: 2 });
    await menu.changeItemTonight(item.id, { isSoldOut: false });
    expect(await findGuestItem(item.id)).toMatchObject({ isSoldOut: false });
    expect(await readActions(item.id)).toEqual(
      ['menu.create', 'menu.tonight', 'menu.tonight'].map((action) => ({ action })),
    );
  });

  it('a wine is poured by the glass for one evening or not at all; a permanent glass stays permanent', async () => {
    const { evening } = await menu.readMenu();
    const wine = await createWine();
    expect((await menu.changeItemTonight(wine.id, { isByTheGlass: true })).body.servings[0]?.pouredUntil).toBeNull();
    const closedItem = (await menu.changeItemTonight(wine.id, { isByTheGlass: false })).body;
    expect(closedItem.servings[0]?.pouredUntil).toBe(previousDate(evening));
    expect((await findGuestItem(wine.id))?.servings).toMatchObject([{ kind: 'bottle' }]);
    const reopenedItem = (await menu.changeItemTonight(wine.id, { isByTheGlass: true })).body;
    expect(reopenedItem.servings[0]).toMatchObject({ pouredUntil: evening, soldOutOn: null });
    const onlyBottles = await createWine({ servings: [bottleServing] });
    const { status, body } = await menu.changeItemTonight(onlyBottles.id, { isByTheGlass: true });
    expect([status, body.errors?.[0]?.code]).toEqual([400, 'no_glass']);
  });

  it('a single serving can be sold out, or poured until another evening', async () => {
    const item = await createWine();
    const servingId = item.servings[0]?.id ?? '';
    const { body } = await menu.changeServing(servingId, { isSoldOut: true, pouredUntil: '2030-01-01' });
    expect(body.servings).toMatchObject([{ pouredUntil: '2030-01-01' }, { soldOutOn: null, pouredUntil: null }]);
    expect((await menu.changeServing(servingId, { pouredUntil: null })).body.servings[0]).toMatchObject({
      pouredUntil: null,
    });
    expect((await menu.changeServing(servingId, { pouredUntil: 'zajtra' })).status).toBe(400);
    expect((await menu.changeServing(unknownId, { isSoldOut: true })).status).toBe(404);
    expect((await menu.changeItemTonight('wine', { isSoldOut: true })).status).toBe(404);
  });

  it('the last of fifty concurrent changes wins and none is lost', async () => {
    const item = await createWine();
    const changeCalls = Array.from({ length: 50 }, (_, index) =>
      menu.changeItemTonight(item.id, { isSoldOut: index % 2 === 0 }, index),
    );
    const responses = await Promise.all(changeCalls);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    const lastBody = responses.map(({ body }) => body).sort((a, b) => b.version - a.version)[0];
    const currentItem = (await menu.readMenu()).sections.flatMap(({ items }) => items).find(({ id }) => id === item.id);
    expect(currentItem).toEqual(lastBody);
    const tonightChanges = (await readActions(item.id)).filter(({ action }) => action === 'menu.tonight');
    expect(currentItem?.version).toBe(1 + tonightChanges.length);
    expect(tonightChanges.length).toBeGreaterThan(0);
  });

  it('control: without the lock, one of two concurrent changes is lost', async () => {
    const item = await createWine();
    const readVersion = async () =>
      (await sql<{ version: number }>('SELECT version FROM menu_items WHERE id = $1', [item.id]))[0];
    const [firstRead, secondRead] = [await readVersion(), await readVersion()];
    for (const readRow of [firstRead, secondRead]) {
      await sql('UPDATE menu_items SET version = $2 WHERE id = $1', [item.id, (readRow?.version ?? 0) + 1]);
    }
    expect((await readVersion())?.version).toBe(2);
  });

  it('a host may change the menu for tonight only', async () => {
    const item = await createWine();
    const headers = await signIn(undefined, await createStaffAccount(undefined, 'host'));
    const callAsHost = (path: string, method: string, body: unknown) => requestApi(path, { method, body, headers });
    expect((await callAsHost(`/api/admin/menu/items/${item.id}/tonight`, 'PATCH', { isSoldOut: true })).status).toBe(
      200,
    );
    expect((await requestApi('/api/admin/menu', { headers })).status).toBe(200);
    const responses = [
      await callAsHost('/api/admin/menu/items', 'POST', buildWineItem(redsId)),
      await callAsHost(`/api/admin/menu/items/${item.id}`, 'PUT', { ...buildWineItem(redsId), version: 2 }),
      await callAsHost(`/api/admin/menu/items/${item.id}`, 'DELETE', {}),
      await callAsHost('/api/admin/menu/sections', 'POST', { kind: 'wine', name: { sk: 'a', en: 'a' } }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });
});

describe('changes of several items', () => {
  it('are saved for all items or for none', async () => {
    const [firstItem, secondItem] = [await createWine(), await createWine({ allergens: null, isListed: false })];
    const ids = [firstItem.id, secondItem.id];
    const refused = await menu.changeItems(ids, { isListed: true, isSoldOut: true });
    expect(refused.body).toMatchObject({ errors: [{ field: 'ids.1.allergens', code: 'allergens_missing' }] });
    const unchangedItem = (await menu.readMenu()).sections
      .flatMap(({ items }) => items)
      .find(({ id }) => id === firstItem.id);
    expect(unchangedItem).toEqual(firstItem);
    const { status, body } = await menu.changeItems(ids, { isListed: false, pouredUntil: '2030-01-01' });
    expect([status, body.map(({ id, version }) => [id, version])]).toEqual([
      200,
      [
        [firstItem.id, 2],
        [secondItem.id, 2],
      ],
    ]);
    expect(body[0]?.servings).toMatchObject([{ pouredUntil: '2030-01-01' }, { pouredUntil: null }]);
    expect((await menu.changeItems([firstItem.id, firstItem.id], {})).status).toBe(400);
    const unknownResponse: StaffResponse<unknown> = await menu.changeItems([firstItem.id, unknownId], {});
    expect(unknownResponse.body).toMatchObject({ errors: [{ field: 'ids.1', code: 'not_there' }] });
  });

  it('move items to another section in the given order, unless their kind differs', async () => {
    const whiteWinesId = (await menu.createSection('wine', { sk: 'Biele', en: 'White' })).body.id;
    const [firstItem, secondItem] = [await createWine(), await createWine()];
    const { body } = await menu.changeItems([secondItem.id, firstItem.id], { sectionId: whiteWinesId });
    expect(body.map(({ sectionId, position }) => [sectionId, position])).toEqual([
      [whiteWinesId, 1],
      [whiteWinesId, 2],
    ]);
    expect((await menu.changeItems([firstItem.id], { sectionId: drinksId })).body).toMatchObject({
      errors: [{ field: 'ids.0.wine', code: 'wine_elsewhere' }],
    });
    expect((await menu.changeItems([firstItem.id], { sectionId: unknownId })).body).toMatchObject({
      errors: [{ field: 'change.sectionId', code: 'not_there' }],
    });
  });
});

describe('menu sections', () => {
  const putSection = (path: string, body: unknown) =>
    callAsStaff<{ id: string; version: number; items: MenuItemBody[] }>(`/api/admin/menu/sections/${path}`, {
      method: 'PUT',
      body,
    });

  it('are renamed with the current version, and deleted when empty', async () => {
    const { body: section } = await menu.createSection('food', { sk: 'Syry', en: 'Cheese' });
    expect(
      (await putSection(section.id, { name: { sk: 'Syry a šunky', en: 'Cheese and ham' }, version: 1 })).body.version,
    ).toBe(2);
    expect((await putSection(section.id, { name: { sk: 'Iné', en: 'Other' }, version: 1 })).body.code).toBe(
      'changed_meanwhile',
    );
    expect(
      (await putSection(section.id, { name: { sk: '', en: 'Other' }, version: 2 })).body.errors?.[0],
    ).toMatchObject({ ...{ field: 'name.sk', code: 'required' } });
    const itemResponse = await menu.createItem(
      buildWineItem(section.id, {
        wine: null,
        servings: [{ kind: 'portion', volumeMl: null, priceCents: 900, pouredUntil: null }],
      }),
    );
    expect(itemResponse.status).toBe(201);
    const deleteSection = () => callAsStaff(`/api/admin/menu/sections/${section.id}`, { method: 'DELETE' });
    const conflict = await deleteSection();
    expect([conflict.status, conflict.body.code]).toEqual([409, 'section_not_empty']);
    await menu.deleteItem(itemResponse.body.id);
    expect([(await deleteSection()).status, (await deleteSection()).status]).toEqual([200, 404]);
  });

  it('have the order chosen by staff, wines first', async () => {
    const idsBefore = (await menu.readMenu()).sections.map(({ id }) => id);
    const { status } = await putSection('order', { ids: idsBefore.toReversed() });
    const sectionsAfter = (await menu.readMenu()).sections;
    expect([status, sectionsAfter.map(({ kind }) => kind)]).toEqual([
      200,
      [...sectionsAfter.map(({ kind }) => kind)].sort((a, b) => (a === 'wine' ? -1 : b === 'wine' ? 1 : 0)),
    ]);
    const wineIds = (ids: string[]) =>
      ids.filter((id) => sectionsAfter.some((section) => section.id === id && section.kind === 'wine'));
    expect(wineIds(sectionsAfter.map(({ id }) => id))).toEqual(wineIds(idsBefore).toReversed());
    expect((await putSection('order', { ids: [unknownId] })).body.errors?.[0]?.code).toBe('not_there');
    expect((await putSection('order', { ids: 'all' })).status).toBe(400);
  });

  it('have their items in the order chosen by staff; an item of another section moves there', async () => {
    const roseWinesId = (await menu.createSection('wine', { sk: 'Ružové', en: 'Rosé' })).body.id;
    const [a, b] = [
      (await menu.createItem(buildWineItem(roseWinesId))).body,
      (await menu.createItem(buildWineItem(roseWinesId))).body,
    ];
    const movedItem = await createWine();
    const { status, body } = await putSection(`${roseWinesId}/order`, { ids: [b.id, movedItem.id] });
    expect([status, body.items.map(({ id, version }) => [id, version])]).toEqual([
      200,
      [
        [b.id, 1],
        [movedItem.id, 2],
        [a.id, 1],
      ],
    ]);
    const coffeeId = (await menu.readMenu()).sections.find(({ id }) => id === drinksId)?.items[0]?.id ?? '';
    expect((await putSection(`${roseWinesId}/order`, { ids: [coffeeId] })).body.errors?.[0]?.code).toBe(
      'section_of_other_kind',
    );
    expect((await putSection(`${unknownId}/order`, { ids: [] })).status).toBe(404);
  });
});

describe('the QR code of the menu', () => {
  const fetchQrCode = async (query: string, headers: Record<string, string>) =>
    fetch(`${getUrls()[0]}/api/admin/menu/qr${query}`, { headers });

  it('is readable from a print of 25 mm at 300 dpi and opens the menu', async () => {
    const headers = await signIn(getUrls()[0]);
    const png = await fetchQrCode('?format=png&table=T3', headers);
    expect([png.status, png.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(png.headers.get('content-disposition')).toBe('attachment; filename="qr-t3.png"');
    const svg = await fetchQrCode('', headers);
    expect(svg.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    for (const response of [png, svg]) {
      const file = join(fixture.createFolder(), 'code');
      writeFileSync(file, Buffer.from(await response.arrayBuffer()));
      const decodedUrl = execFileSync(process.execPath, [join(__dirname, '../support/read-qr-code.mjs'), file], {
        encoding: 'utf8',
      });
      expect(decodedUrl.trim()).toMatch(/^http:\/\/.+\/w$/);
    }
    expect((await fetchQrCode('?format=gif', headers)).status).toBe(400);
  });
});

const previousDate = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
