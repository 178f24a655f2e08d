import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { call } from '../support/call';
import { fixture } from '../support/fixture';
import { createStaffAccount, signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';
import { type StaffAnswer, signedInStaff } from '../support/staff-calls';
import { waitUntil } from '../support/wait-until';
import { type ItemBody, type MenuBody, aWine, bottle, glass, wineFacts, menuCalls } from '../support/menu-calls';

const unknownId = '00000000-0000-4000-8000-000000000000';
const { staff, urls } = signedInStaff(2);
const menu = menuCalls(staff);
const shown = async (lang = 'sk', at = 0) =>
  (await call<MenuBody>(`/api/menu?lang=${lang}`, { at: urls()[at] ?? '' })).body;
const shownItem = async (id: string) =>
  (await shown()).sections.flatMap(({ items }) => items).find((one) => one.id === id);
const actions = (id: string) =>
  sql<{ action: string }>(`SELECT action FROM audit_log WHERE subject_id = $1 ORDER BY at, id`, [id]);

let reds: string;
let drinks: string;
beforeAll(async () => {
  await sql('DELETE FROM menu_items');
  await sql('DELETE FROM menu_sections');
  reds = (await menu.createSection()).body.id;
  drinks = (await menu.createSection('drink', { sk: 'Káva', en: 'Coffee' })).body.id;
});

const createWine = async (overrides: Record<string, unknown> = {}): Promise<ItemBody> => {
  const { status, body } = await menu.createItem(aWine(reds, overrides));
  expect([status, body.errors]).toEqual([201, undefined]);
  return body;
};

describe('an item', () => {
  it('is stored as sent, shown to guests in their language, and has a slug', async () => {
    const item = await createWine({ name: { sk: ' Devín ', en: 'Devin' } });
    expect(item).toMatchObject({
      ...{ sectionId: reds, slug: 'devin', name: { sk: 'Devín', en: 'Devin' }, allergens: [12], isListed: true },
      ...{ wine: wineFacts(), version: 1, updatedByName: 'Jana', image: null },
      servings: [
        { ...glass, id: expect.any(String), soldOutOn: null },
        { ...bottle, id: expect.any(String), soldOutOn: null },
      ],
    });
    const [section] = (await shown('en')).sections;
    expect(section).toMatchObject({ kind: 'wine', name: 'Red' });
    expect(section?.items.find(({ id }) => id === item.id)).toMatchObject({
      ...{ name: 'Devin', text: 'Sour cherries.', isSoldOut: false, image: null },
      wine: { region: 'Small Carpathians', regionKey: 'malokarpatska', ingredients: 'grapes', alcohol: 12.5 },
    });
    expect((await createWine({ name: { sk: 'Devín', en: 'Devin' } })).slug).toBe('devin-2');
  });

  it('is created once per key', async () => {
    const [body, headers] = [aWine(reds, { name: { sk: 'Raz', en: 'Once' } }), { 'idempotency-key': 'one-wine' }];
    const untilDone = () =>
      waitUntil(
        () => menu.createItem(body, headers),
        ({ body: { code } }) => code !== 'idempotency_in_flight',
      );
    const answers = await Promise.all([1, 2, 3, 4].map(untilDone));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1);
    const other = await menu.createItem({ ...body, isListed: false }, headers);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
  });

  it('is replaced by the editor with the current version; the other editor receives the current item', async () => {
    const item = await createWine();
    const saves = [1, 2].map((year) =>
      menu.saveItem(item.id, { ...aWine(reds, { wine: wineFacts({ vintage: 2000 + year }) }), version: 1 }),
    );
    const answers = await Promise.all(saves);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = [answers.find(({ status }) => status === 200), answers.find(({ status }) => status === 409)];
    expect(lost?.body).toMatchObject({ code: 'changed_meanwhile', current: { version: 2, wine: won?.body.wine } });
    expect(await actions(item.id)).toEqual([{ action: 'menu.create' }, { action: 'menu.change' }]);
  });

  it('stays sold out in a remaining serving, not in a removed one', async () => {
    const item = await createWine();
    const [first, second] = item.servings;
    const marked = (await menu.changeServing(first?.id ?? '', { isSoldOut: true })).body;
    const kept = { ...glass, priceCents: 700, id: first?.id };
    const { body } = await menu.saveItem(item.id, { ...aWine(reds, { servings: [kept] }), version: marked.version });
    expect(body.servings).toEqual([{ ...kept, soldOutOn: marked.servings[0]?.soldOutOn }]);
    expect((await menu.changeServing(second?.id ?? '', { isSoldOut: true })).status).toBe(404);
    const unknownServing = { ...bottle, id: unknownId };
    const again = await menu.saveItem(item.id, {
      ...aWine(reds, { servings: [unknownServing] }),
      version: body.version,
    });
    expect(again.body.servings[0]?.id).not.toBe(unknownId);
  });

  it('is deleted with its picture, and the answer suffices to restore it', async () => {
    const item = await createWine({ name: { sk: 'Zmizne', en: 'Goes' } });
    const picture = { imageUrl: 'https://example.com/a.jpg', altTextSk: 'Fľaša', altTextEn: 'A bottle' };
    const addedPicture = await staff('/api/admin/images', {
      ...{ method: 'POST', body: { key: `menu.${item.id}`, section: 'menu', ...picture } },
    });
    expect(addedPicture.status).toBe(200);
    expect(await shownItem(item.id)).toMatchObject({ image: { url: picture.imageUrl, alt: 'Fľaša' } });
    const { status, body } = await menu.deleteItem(item.id);
    expect([status, body.image]).toEqual([200, { ...picture, version: 1 }]);
    expect(await sql(`SELECT 1 FROM site_images WHERE key = $1`, [`menu.${item.id}`])).toEqual([]);
    expect((await menu.deleteItem(item.id)).status).toBe(404);
    const { sectionId, name, text, allergens, isListed, wine, servings } = body;
    const { body: back } = await menu.createItem({
      ...{ sectionId, name, text, allergens, isListed, wine },
      servings: servings.map(({ soldOutOn: _gone, ...one }) => one),
    });
    expect(back).toMatchObject({ slug: 'zmizne', name, text, allergens, wine });
  });

  it('is saved together with its picture, or not at all', async () => {
    const first = 'https://example.com/first.jpg';
    const item = await createWine({ name: { sk: 'Obraz', en: 'Picture' }, imageUrl: first });
    expect(item.image).toEqual({ imageUrl: first, altTextSk: 'Obraz', altTextEn: 'Picture', version: 1 });
    const request = { ...aWine(reds), imageUrl: '/media/second.webp' };
    const late = await menu.saveItem(item.id, { ...request, version: 9 });
    expect(late).toMatchObject({ status: 409, body: { current: { image: { imageUrl: first } } } });
    const insecure = await menu.saveItem(item.id, { ...request, imageUrl: 'http://example.com/a.jpg', version: 1 });
    expect([insecure.status, insecure.body.errors?.[0]]).toMatchObject([400, { code: 'url_insecure' }]);
    const { body } = await menu.saveItem(item.id, { ...request, version: 1 });
    expect(body.image).toMatchObject({ imageUrl: '/media/second.webp', version: 2 });
    expect((await menu.saveItem(item.id, { ...aWine(reds), version: 2 })).body.image).toEqual(body.image);
    expect(await actions(`menu.${item.id}`)).toEqual([{ action: 'image.save' }, { action: 'image.save' }]);
  });

  it('without stated allergens cannot be listed: API and database refuse it', async () => {
    const { status, body } = await menu.createItem(aWine(reds, { allergens: null }));
    expect([status, body.errors]).toEqual([
      400,
      [expect.objectContaining({ field: 'allergens', code: 'allergens_missing' })],
    ]);
    const none = await createWine({ allergens: [] });
    expect(await shownItem(none.id)).toMatchObject({ allergens: [] });
    const silent = await createWine({ allergens: null, isListed: false });
    expect(await shownItem(silent.id)).toBeUndefined();
    await expect(sql('UPDATE menu_items SET is_listed = true WHERE id = $1', [silent.id])).rejects.toThrow(
      'menu_items_listed_check',
    );
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    ['no section', { sectionId: unknownId }, 'sectionId', 'not_there'],
    ['a name in one language', { name: { sk: 'Devín', en: ' ' } }, 'name.en', 'required'],
    ['a name that turns words around', { name: { sk: 'a\u202eb', en: 'b' } }, 'name.sk', 'invalid_characters'],
    ['a text in one language', { text: { sk: 'Slivky', en: '' } }, 'text.en', 'label_in_both_languages'],
    ['an allergen that there is not', { allergens: [15] }, 'allergens', 'allergen_unknown'],
    ['allergens that are no numbers', { allergens: ['12'] }, 'allergens', 'allergen_unknown'],
    ['a wine without its facts', { wine: null }, 'wine', 'wine_missing'],
    ['a vintage of the future', { wine: wineFacts({ vintage: 2101 }) }, 'wine.vintage', 'vintage_invalid'],
    ['a country in small letters', { wine: wineFacts({ country: 'sk' }) }, 'wine.country', 'country_invalid'],
    ['a label that runs', { wine: wineFacts({ labelUrl: 'javascript:alert(1)' }) }, 'wine.labelUrl', 'url_invalid'],
    ['a colour of its own', { wine: wineFacts({ colour: 'blue' }) }, 'wine.colour', 'not_a_choice'],
    ['grapes that are none', { wine: wineFacts({ grapes: [1] }) }, 'wine.grapes', 'not_a_list_of_texts'],
    ['no price', { servings: [{ ...glass, priceCents: null }] }, 'servings.0.priceCents', 'number_invalid'],
    ['a price below nothing', { servings: [{ ...glass, priceCents: -1 }] }, 'servings.0.priceCents', 'price_invalid'],
    ['a glass of nothing', { servings: [{ ...glass, volumeMl: null }] }, 'servings.0.volumeMl', 'volume_invalid'],
    ['two glasses alike', { servings: [glass, glass] }, 'servings.1.kind', 'twice'],
    ['no way to order it', { servings: [] }, 'servings', 'servings_missing'],
    [
      'a day that there is not',
      { servings: [{ ...glass, pouredUntil: '2026-02-30' }] },
      'servings.0.pouredUntil',
      'date_invalid',
    ],
    ['too many ways to order it', { servings: Array.from({ length: 7 }, () => glass) }, 'servings', 'too_many'],
    ['a field of its own', { price: 3 }, 'price', 'unknown_field'],
  ])('with %s is refused with its field', async (_title, overrides, field, code) => {
    const { status, body } = await menu.createItem(aWine(reds, overrides));
    expect(status).toBe(400);
    expect(body.errors?.[0]).toMatchObject({ field, code });
  });

  it('of another kind than its section is refused', async () => {
    const coffee = aWine(drinks, { wine: wineFacts(), servings: [{ ...glass, kind: 'portion', volumeMl: 30 }] });
    expect((await menu.createItem(coffee)).body.errors?.[0]).toMatchObject({ field: 'wine', code: 'wine_elsewhere' });
    expect((await menu.createItem({ ...coffee, wine: null })).status).toBe(201);
  });
});

describe('tonight', () => {
  it('a sold-out wine is struck through in both processes until it is available again', async () => {
    const item = await createWine();
    expect((await menu.changeTonight(item.id, { isSoldOut: true })).body).toMatchObject({ version: 2 });
    expect(await shownItem(item.id)).toMatchObject({
      isSoldOut: true,
      servings: [{ isSoldOut: true }, { isSoldOut: true }],
    });
    expect((await menu.changeTonight(item.id, { isSoldOut: true })).body).toMatchObject({ version: 2 });
    await menu.changeTonight(item.id, { isSoldOut: false });
    expect(await shownItem(item.id)).toMatchObject({ isSoldOut: false });
    expect(await actions(item.id)).toEqual(
      ['menu.create', 'menu.tonight', 'menu.tonight'].map((action) => ({ action })),
    );
  });

  it('a wine is poured by the glass until the evening ends, or no longer; a permanent glass stays', async () => {
    const { evening } = await menu.readMenu();
    const always = await createWine();
    expect((await menu.changeTonight(always.id, { isByTheGlass: true })).body.servings[0]?.pouredUntil).toBeNull();
    const closed = (await menu.changeTonight(always.id, { isByTheGlass: false })).body;
    expect(closed.servings[0]?.pouredUntil).toBe(dayBefore(evening));
    expect((await shownItem(always.id))?.servings).toMatchObject([{ kind: 'bottle' }]);
    const open = (await menu.changeTonight(always.id, { isByTheGlass: true })).body;
    expect(open.servings[0]).toMatchObject({ pouredUntil: evening, soldOutOn: null });
    const onlyBottles = await createWine({ servings: [bottle] });
    const { status, body } = await menu.changeTonight(onlyBottles.id, { isByTheGlass: true });
    expect([status, body.errors?.[0]?.code]).toEqual([400, 'no_glass']);
  });

  it('a single serving can be sold out, or poured until another evening', async () => {
    const item = await createWine();
    const id = item.servings[0]?.id ?? '';
    const { body } = await menu.changeServing(id, { isSoldOut: true, pouredUntil: '2030-01-01' });
    expect(body.servings).toMatchObject([{ pouredUntil: '2030-01-01' }, { soldOutOn: null, pouredUntil: null }]);
    expect((await menu.changeServing(id, { pouredUntil: null })).body.servings[0]).toMatchObject({ pouredUntil: null });
    expect((await menu.changeServing(id, { pouredUntil: 'zajtra' })).status).toBe(400);
    expect((await menu.changeServing(unknownId, { isSoldOut: true })).status).toBe(404);
    expect((await menu.changeTonight('wine', { isSoldOut: true })).status).toBe(404);
  });

  it('of fifty concurrent changes the last one wins and none is lost', async () => {
    const item = await createWine();
    const responses = Array.from({ length: 50 }, (_, index) =>
      menu.changeTonight(item.id, { isSoldOut: index % 2 === 0 }, index),
    );
    const answers = await Promise.all(responses);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const last = answers.map(({ body }) => body).sort((a, b) => b.version - a.version)[0];
    const now = (await menu.readMenu()).sections.flatMap(({ items }) => items).find(({ id }) => id === item.id);
    expect(now).toEqual(last);
    const changes = (await actions(item.id)).filter(({ action }) => action === 'menu.tonight');
    expect(now?.version).toBe(1 + changes.length);
    expect(changes.length).toBeGreaterThan(0);
  });

  it('without the lock, changes of two concurrent readers would be lost', async () => {
    const item = await createWine();
    const read = async () =>
      (await sql<{ version: number }>('SELECT version FROM menu_items WHERE id = $1', [item.id]))[0];
    const [one, two] = [await read(), await read()];
    for (const seen of [one, two]) {
      await sql('UPDATE menu_items SET version = $2 WHERE id = $1', [item.id, (seen?.version ?? 0) + 1]);
    }
    expect((await read())?.version).toBe(2);
  });

  it('contains all that a host may change', async () => {
    const item = await createWine();
    const headers = await signIn(undefined, await createStaffAccount(undefined, 'host'));
    const callAsHost = (path: string, method: string, body: unknown) => call(path, { method, body, headers });
    expect((await callAsHost(`/api/admin/menu/items/${item.id}/tonight`, 'PATCH', { isSoldOut: true })).status).toBe(
      200,
    );
    expect((await call('/api/admin/menu', { headers })).status).toBe(200);
    const refused = [
      await callAsHost('/api/admin/menu/items', 'POST', aWine(reds)),
      await callAsHost(`/api/admin/menu/items/${item.id}`, 'PUT', { ...aWine(reds), version: 2 }),
      await callAsHost(`/api/admin/menu/items/${item.id}`, 'DELETE', {}),
      await callAsHost('/api/admin/menu/sections', 'POST', { kind: 'wine', name: { sk: 'a', en: 'a' } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });
});

describe('several items', () => {
  it('are changed together, all of them or none', async () => {
    const [one, two] = [await createWine(), await createWine({ allergens: null, isListed: false })];
    const ids = [one.id, two.id];
    const refused = await menu.changeItems(ids, { isListed: true, isSoldOut: true });
    expect(refused.body).toMatchObject({ errors: [{ field: 'ids.1.allergens', code: 'allergens_missing' }] });
    const untouched = (await menu.readMenu()).sections.flatMap(({ items }) => items).find(({ id }) => id === one.id);
    expect(untouched).toEqual(one);
    const { status, body } = await menu.changeItems(ids, { isListed: false, pouredUntil: '2030-01-01' });
    expect([status, body.map(({ id, version }) => [id, version])]).toEqual([
      200,
      [
        [one.id, 2],
        [two.id, 2],
      ],
    ]);
    expect(body[0]?.servings).toMatchObject([{ pouredUntil: '2030-01-01' }, { pouredUntil: null }]);
    expect((await menu.changeItems([one.id, one.id], {})).status).toBe(400);
    const gone: StaffAnswer<unknown> = await menu.changeItems([one.id, unknownId], {});
    expect(gone.body).toMatchObject({ errors: [{ field: 'ids.1', code: 'not_there' }] });
  });

  it('move to another section in the given order, unless their kind differs', async () => {
    const whites = (await menu.createSection('wine', { sk: 'Biele', en: 'White' })).body.id;
    const [one, two] = [await createWine(), await createWine()];
    const { body } = await menu.changeItems([two.id, one.id], { sectionId: whites });
    expect(body.map(({ sectionId, position }) => [sectionId, position])).toEqual([
      [whites, 1],
      [whites, 2],
    ]);
    expect((await menu.changeItems([one.id], { sectionId: drinks })).body).toMatchObject({
      errors: [{ field: 'ids.0.wine', code: 'wine_elsewhere' }],
    });
    expect((await menu.changeItems([one.id], { sectionId: unknownId })).body).toMatchObject({
      errors: [{ field: 'change.sectionId', code: 'not_there' }],
    });
  });
});

describe('sections', () => {
  const put = (path: string, body: unknown) =>
    staff<{ id: string; version: number; items: ItemBody[] }>(`/api/admin/menu/sections/${path}`, {
      method: 'PUT',
      body,
    });

  it('are renamed with the current version, and deleted when empty', async () => {
    const { body: section } = await menu.createSection('food', { sk: 'Syry', en: 'Cheese' });
    expect(
      (await put(section.id, { name: { sk: 'Syry a šunky', en: 'Cheese and ham' }, version: 1 })).body.version,
    ).toBe(2);
    expect((await put(section.id, { name: { sk: 'Iné', en: 'Other' }, version: 1 })).body.code).toBe(
      'changed_meanwhile',
    );
    expect((await put(section.id, { name: { sk: '', en: 'Other' }, version: 2 })).body.errors?.[0]).toMatchObject({
      ...{ field: 'name.sk', code: 'required' },
    });
    const item = await menu.createItem(
      aWine(section.id, {
        wine: null,
        servings: [{ kind: 'portion', volumeMl: null, priceCents: 900, pouredUntil: null }],
      }),
    );
    expect(item.status).toBe(201);
    const remove = () => staff(`/api/admin/menu/sections/${section.id}`, { method: 'DELETE' });
    const full = await remove();
    expect([full.status, full.body.code]).toEqual([409, 'section_not_empty']);
    await menu.deleteItem(item.body.id);
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
  });

  it('have the order chosen by staff, wines first', async () => {
    const before = (await menu.readMenu()).sections.map(({ id }) => id);
    const { status } = await put('order', { ids: before.toReversed() });
    const after = (await menu.readMenu()).sections;
    expect([status, after.map(({ kind }) => kind)]).toEqual([
      200,
      [...after.map(({ kind }) => kind)].sort((a, b) => (a === 'wine' ? -1 : b === 'wine' ? 1 : 0)),
    ]);
    const wines = (ids: string[]) => ids.filter((id) => after.some((one) => one.id === id && one.kind === 'wine'));
    expect(wines(after.map(({ id }) => id))).toEqual(wines(before).toReversed());
    expect((await put('order', { ids: [unknownId] })).body.errors?.[0]?.code).toBe('not_there');
    expect((await put('order', { ids: 'all' })).status).toBe(400);
  });

  it('have their items in the order chosen by staff; an item of another section moves there', async () => {
    const rose = (await menu.createSection('wine', { sk: 'Ružové', en: 'Rosé' })).body.id;
    const [a, b] = [(await menu.createItem(aWine(rose))).body, (await menu.createItem(aWine(rose))).body];
    const movedItem = await createWine();
    const { status, body } = await put(`${rose}/order`, { ids: [b.id, movedItem.id] });
    expect([status, body.items.map(({ id, version }) => [id, version])]).toEqual([
      200,
      [
        [b.id, 1],
        [movedItem.id, 2],
        [a.id, 1],
      ],
    ]);
    const coffee = (await menu.readMenu()).sections.find(({ id }) => id === drinks)?.items[0]?.id ?? '';
    expect((await put(`${rose}/order`, { ids: [coffee] })).body.errors?.[0]?.code).toBe('section_of_other_kind');
    expect((await put(`${unknownId}/order`, { ids: [] })).status).toBe(404);
  });
});

describe('the code for the tables', () => {
  const code = async (query: string, headers: Record<string, string>) =>
    fetch(`${urls()[0]}/api/admin/menu/qr${query}`, { headers });

  it('is readable from a print of 25 mm at 300 dpi and opens the menu', async () => {
    const headers = await signIn(urls()[0]);
    const png = await code('?format=png&table=T3', headers);
    expect([png.status, png.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(png.headers.get('content-disposition')).toBe('attachment; filename="qr-t3.png"');
    const svg = await code('', headers);
    expect(svg.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    for (const answer of [png, svg]) {
      const file = join(fixture.aFolder(), 'code');
      writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
      const read = execFileSync(process.execPath, [join(__dirname, '../support/read-code.mjs'), file], {
        encoding: 'utf8',
      });
      expect(read.trim()).toMatch(/^http:\/\/.+\/w$/);
    }
    expect((await code('?format=gif', headers)).status).toBe(400);
  });
});

const dayBefore = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
