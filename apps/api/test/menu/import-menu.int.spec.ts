import { once } from 'node:events';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import ExcelJS from 'exceljs';
import JSZip from 'jszip';
import { Client } from 'pg';
import { startApi } from '../support/api-process';
import { injections } from '../support/injections';
import { signIn } from '../support/staff-sign-in';
import { isLongRun, saveProofFigures } from '../support/proof-report';
import { sql } from '../support/sql';
import { startAppsWithStaff } from '../support/staff-calls';
import { waitUntil } from '../support/wait-until';
import {
  type MenuItemBody,
  buildWineItem,
  bottleServing,
  glassServing,
  buildWineDetails,
  createMenuCalls,
} from '../support/menu-calls';

interface ImportBody {
  rows: {
    row: number | null;
    outcome: string;
    name: string;
    changes: { field: string; column: string; from: string | null; to: string | null }[];
    errors: { field: string; column: string; code: string; value: string | null; choices: string[] }[];
  }[];
  hash: string;
  lacks: string[];
  unread: string[];
  errors?: { field: string; code: string }[];
  code?: string;
}

const { callAsStaff, getUrls } = startAppsWithStaff(1);
let headers: { cookie: string };
const menu = createMenuCalls(callAsStaff);

const exportMenu = async (lang = 'sk', baseUrl = getUrls()[0]): Promise<Buffer> => {
  const response = await fetch(`${baseUrl}/api/admin/menu/export?lang=${lang}`, { headers });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};

async function postImport(
  file: Buffer,
  query: Record<string, string> = { dry: '1' },
  { apiUrl: baseUrl = getUrls()[0] }: { apiUrl?: string | undefined } = {},
): Promise<{ status: number; body: ImportBody }> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), 'list.xlsx');
  const response = await fetch(`${baseUrl}/api/admin/menu/import?${new URLSearchParams(query).toString()}`, {
    ...{ method: 'POST', body: form, headers: { ...headers, 'sec-fetch-site': 'same-origin' } },
  });
  return { status: response.status, body: (await response.json()) as ImportBody };
}

/** Previews the import and then runs it; both answers are the same. */
async function importFile(file: Buffer, query: Record<string, string> = {}): Promise<ImportBody> {
  const { body: preview } = await postImport(file, { ...query, dry: '1' });
  const { status, body } = await postImport(file, { ...query, hash: preview.hash });
  expect([status, body]).toEqual([200, preview]);
  return body;
}

type Cell = string | number | null | { formula: string };
const readCells = async (file: Buffer): Promise<Cell[][]> => {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(new Uint8Array(file).buffer);
  const rows: Cell[][] = [];
  workbook.worksheets[0]?.eachRow((row) =>
    rows.push(Array.from((row.values as Cell[]).slice(1), (cell) => cell ?? null)),
  );
  return rows;
};

const writeSheet = async (rows: Cell[][]): Promise<Buffer> => {
  const workbook = new ExcelJS.Workbook();
  workbook.addWorksheet('x').addRows(rows);
  return Buffer.from(await workbook.xlsx.writeBuffer());
};

/** The export with its rows changed. */
async function editExport(
  changeRows: (rows: Cell[][], columnOf: (heading: string) => number) => void,
): Promise<Buffer> {
  const rows = await readCells(await exportMenu());
  changeRows(rows, (heading) => {
    const column = rows[0]?.indexOf(heading) ?? -1;
    if (column < 0) throw new Error(`No column ${heading}`);
    return column;
  });
  return writeSheet(rows);
}

const countOutcomes = ({ rows }: ImportBody) =>
  rows.reduce<Record<string, number>>((sum, { outcome }) => ({ ...sum, [outcome]: (sum[outcome] ?? 0) + 1 }), {});

/** The menu without ids, versions and authors. */
const readMenuContent = async () =>
  (await menu.readMenu()).sections.map(({ name, kind, items }) => ({
    ...{ name, kind },
    items: items.map(({ updatedAt: _at, updatedByName: _by, version: _v, sectionId: _s, servings, ...item }) => ({
      ...item,
      servings: servings.map(({ id: _id, ...serving }) => serving),
    })),
  }));

async function deleteMenu(): Promise<void> {
  await sql('DELETE FROM menu_items');
  await sql('DELETE FROM menu_sections');
}

let redsId: string;
beforeAll(async () => {
  headers = await signIn(getUrls()[0]);
});
beforeEach(async () => {
  await deleteMenu();
  redsId = (await menu.createSection()).body.id;
});

const createWine = async (overrides: Record<string, unknown> = {}): Promise<MenuItemBody> =>
  (await menu.createItem(buildWineItem(redsId, overrides))).body;

describe('proof S8 and L2: an exported and imported menu', () => {
  const itemCount = isLongRun ? 300 : 100;

  it(`of ${itemCount} items is the same after a round trip, also with texts that begin like formulas`, async () => {
    await createItems(itemCount);
    const contentBefore = await readMenuContent();
    const file = await exportMenu();
    expect(countOutcomes((await postImport(file)).body)).toEqual({ unchanged: itemCount });
    expect(countOutcomes((await postImport(await exportMenu('en'))).body)).toEqual({ unchanged: itemCount });
    await deleteMenu();
    expect(countOutcomes(await importFile(file))).toEqual({ created: itemCount });
    expect(await readMenuContent()).toEqual(contentBefore);
    expect(await readCells(await exportMenu())).toEqual(await readCells(file));
    saveProofFigures('L2', 'The wine list leaves as a spreadsheet and comes back the same', {
      items: itemCount,
      'rows that differ after a round trip': 0,
    });
  });

  it('contains only texts and numbers, no formulas (proof S8)', async () => {
    for (const text of injections) await createWine({ name: { sk: text.slice(0, 100), en: text.slice(0, 100) } });
    const rows = await readCells(await exportMenu());
    const cells = rows.slice(1).flat();
    expect(cells.filter((cell) => cell !== null && !['string', 'number'].includes(typeof cell))).toEqual([]);
  });

  it('changes the fields that differ in the file', async () => {
    const item = await createWine();
    const file = await editExport((rows, columnOf) => {
      const row = rows[1] ?? [];
      row[columnOf('Cena € 1')] = '7,50';
      row[columnOf('Alergény')] = '12, 3';
      row[columnOf('V ponuke')] = 'nie';
      row[columnOf('Podáva sa do 1')] = '2030-01-01';
    });
    const { rows } = await importFile(file);
    expect(rows[0]).toMatchObject({ row: 2, outcome: 'changed', name: 'Frankovka modrá' });
    expect(rows[0]?.changes).toEqual([
      { field: 'allergens', column: 'Alergény', from: '12', to: '3, 12' },
      { field: 'isListed', column: 'V ponuke', from: 'áno', to: 'nie' },
      { field: 'servings.0.priceCents', column: 'Cena € 1', from: '6.5', to: '7.5' },
      { field: 'servings.0.pouredUntil', column: 'Podáva sa do 1', from: null, to: '2030-01-01' },
    ]);
    const [savedItem] = (await menu.readMenu()).sections[0]?.items ?? [];
    expect(savedItem).toMatchObject({ id: item.id, allergens: [3, 12], isListed: false, version: 2 });
    expect(savedItem?.servings[0]).toMatchObject({
      id: item.servings[0]?.id,
      priceCents: 750,
      pouredUntil: '2030-01-01',
    });
  });

  it('matches a row without an id by producer, name and vintage', async () => {
    const item = await createWine();
    const secondItem = await createWine({ wine: buildWineDetails({ vintage: 2022 }) });
    const file = await editExport((rows, columnOf) => {
      for (const row of rows.slice(1)) {
        row[columnOf('ID (nemeniť)')] = null;
        row[columnOf('Názov')] = 'FRANKOVKA MODRÁ ';
      }
    });
    const { rows } = await importFile(file);
    expect(rows.map(({ outcome, changes }) => [outcome, changes[0]?.field])).toEqual([
      ['changed', 'name.sk'],
      ['changed', 'name.sk'],
    ]);
    expect((await menu.readMenu()).sections[0]?.items.map(({ id }) => id)).toEqual([item.id, secondItem.id]);
  });

  it('loses no item unless the file replaces it; sold-out items stay sold out', async () => {
    const [firstItem, secondItem] = [await createWine(), await createWine({ name: { sk: 'Iné', en: 'Other' } })];
    await menu.changeItemTonight(firstItem.id, { isSoldOut: true });
    const file = await editExport((rows) => rows.splice(2, 1));
    expect(countOutcomes(await importFile(file))).toEqual({ unchanged: 1 });
    const { rows } = await importFile(file, { replace: '1' });
    expect(rows.map(({ row, outcome, name }) => [row, outcome, name])).toEqual([
      [2, 'unchanged', 'Frankovka modrá'],
      [null, 'removed', 'Iné'],
    ]);
    const remainingItems = (await menu.readMenu()).sections[0]?.items ?? [];
    expect(remainingItems.map(({ id }) => id)).toEqual([firstItem.id]);
    expect(remainingItems[0]?.servings.every(({ soldOutOn }) => soldOutOn !== null)).toBe(true);
    expect((await menu.deleteItem(secondItem.id)).status).toBe(404);
  });

  it('creates the sections named in the file', async () => {
    await createWine();
    const file = await editExport((rows, columnOf) => {
      const row = rows[1] ?? [];
      Object.assign(row, {
        [columnOf('ID (nemeniť)')]: null,
        [columnOf('Názov')]: 'Nové',
        [columnOf('Časť')]: 'Oranžové',
      });
      row[columnOf('Časť anglicky')] = 'Orange';
    });
    expect(countOutcomes(await importFile(file))).toEqual({ created: 1 });
    expect((await menu.readMenu()).sections.map(({ name }) => name.en)).toEqual(['Red', 'Orange']);
  });
});

describe('an invalid row', () => {
  it('is refused by row and column, the rest is imported; its item is not removed when the menu is replaced', async () => {
    await createWine();
    await createWine({ name: { sk: 'Druhé', en: 'Second' } });
    await createWine({ name: { sk: 'Tretie', en: 'Third' } });
    const file = await editExport((rows, columnOf) => {
      (rows[1] ?? [])[columnOf('Cena € 1')] = { formula: '1+1' };
      (rows[1] ?? [])[columnOf('Farba')] = 'modré';
      (rows[2] ?? [])[columnOf('Alergény')] = null;
      (rows[3] ?? [])[columnOf('Ročník')] = 2020;
      rows.push([...(rows[3] ?? [])]);
    });
    const { rows } = await importFile(file, { replace: '1' });
    expect(rows.map(({ row, outcome }) => [row, outcome])).toEqual([
      [2, 'refused'],
      [3, 'refused'],
      [4, 'changed'],
      [5, 'refused'],
    ]);
    expect(rows.map(({ errors }) => errors.map(({ column, code }) => [column, code]))).toEqual([
      [
        ['Farba', 'not_a_choice'],
        ['Cena € 1', 'formula'],
      ],
      [['Alergény', 'allergens_missing']],
      [],
      [['Názov', 'twice_in_file']],
    ]);
    expect((await menu.readMenu()).sections[0]?.items).toHaveLength(3);
  });

  it('does not remove its item when the file is in English only', async () => {
    await createWine({ name: { sk: 'Druhé', en: 'Second' } });
    const file = Buffer.from('Name;Producer;Colour;Allergens;0.1 l\nSecond;Mlyn;red;sulphites;abc\n');
    const { rows } = await importFile(file, { replace: '1' });
    expect(rows.map(({ row, outcome }) => [row, outcome])).toEqual([[2, 'refused']]);
  });

  it.each<[string, () => Promise<Buffer>, string]>([
    ['a picture', () => Promise.resolve(Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')), 'sheet_unreadable'],
    ['half a spreadsheet', async () => (await exportMenu()).subarray(0, 900), 'sheet_unreadable'],
    ['an empty file', () => Promise.resolve(Buffer.alloc(0)), 'sheet_required'],
    ['another spreadsheet', () => writeSheet([['Názov'], ['Frankovka']]), 'sheet_columns'],
    ['a spreadsheet of 3,000 rows', () => writeSheet(Array.from({ length: 3_000 }, () => ['x'])), 'sheet_too_large'],
    ['a zip that unpacks to a hundred megabytes', writeZipBomb, 'sheet_too_large'],
    ['a sheet that merges all its cells', writeFullyMergedSheet, 'sheet_columns'],
    ['a row numbered 4,000,000,000', () => writeRow('<row r="4000000000"/>'), 'sheet_too_large'],
    [
      'a cell far below every row',
      () => writeRow('<row r="9"><c r="XFD9999999"><v>1</v></c></row>'),
      'sheet_too_large',
    ],
    ['a CSV of 900,000 columns', () => Promise.resolve(Buffer.from(`Názov${',x'.repeat(900_000)}`)), 'sheet_too_large'],
    ['JSON of which each record has another field', () => createWideJson(), 'sheet_too_large'],
    ['JSON in thirty layers', () => Promise.resolve(createNestedJson(30)), 'sheet_too_large'],
  ])('%s is not a menu', async (_description, file, code) => {
    const { status, body } = await postImport(await file());
    expect([status, body.errors]).toMatchObject([400, [{ field: 'file', code }]]);
  });

  it('a file of more than two megabytes or a missing file is refused', async () => {
    expect((await postImport(Buffer.alloc(2 * 1024 * 1024 + 1))).status).toBe(413);
    const response = await callAsStaff<ImportBody>('/api/admin/menu/import', {
      ...{ method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } },
    });
    expect([response.status, response.body.errors?.[0]?.code]).toEqual([400, 'sheet_required']);
  });

  it('an import requires that its preview is still current', async () => {
    const item = await createWine();
    const file = await editExport((rows, columnOf) => ((rows[1] ?? [])[columnOf('Ročník')] = 2020));
    const { body: preview } = await postImport(file);
    expect((await postImport(file, {})).body.errors).toMatchObject([{ field: 'hash', code: 'required' }]);
    expect((await postImport(file, { hash: preview.hash, replace: '1' })).body.code).toBe('changed_meanwhile');
    await menu.changeItemTonight(item.id, { isSoldOut: true });
    const { status, body } = await postImport(file, { hash: preview.hash });
    expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
    expect(countOutcomes(await importFile(file))).toEqual({ changed: 1 });
  });

  it('one of two concurrent imports is refused until its preview is repeated', async () => {
    await createWine();
    const file = await editExport((rows, columnOf) => ((rows[1] ?? [])[columnOf('Ročník')] = 2020));
    const { hash } = (await postImport(file)).body;
    const responses = await Promise.all([postImport(file, { hash }), postImport(file, { hash })]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('a killed process leaves no partial import', async () => {
    await createItems(40);
    const file = await exportMenu();
    await deleteMenu();
    const killedProcess = await startApi();
    const { hash } = (await postImport(file, { dry: '1' }, { apiUrl: killedProcess.url })).body;
    const lockingClient = new Client(databaseUrl);
    await lockingClient.connect();
    let importResponse: Promise<unknown>;
    try {
      await lockingClient.query('BEGIN; LOCK TABLE menu_servings IN EXCLUSIVE MODE'); // items and wines are written before
      importResponse = postImport(file, { hash }, { apiUrl: killedProcess.url }).catch(() => 'no answer');
      await waitUntil(countWaitingLocks, (count) => count > 0);
      killedProcess.child.kill('SIGKILL');
      await once(killedProcess.child, 'exit');
    } finally {
      await lockingClient.end(); // releases the lock
    }
    expect(await importResponse).toBe('no answer');
    await waitUntil(countWaitingLocks, (count) => count === 0);
    const itemCounts = await sql<{ count: string }>('SELECT count(*) FROM menu_items');
    expect([itemCounts[0]?.count, (await menu.readMenu()).sections]).toEqual(['0', []]);
    expect(countOutcomes(await importFile(file))).toEqual({ created: 40 });
  });
});

/** A menu as bars keep it: a title, section headings, formatted prices, and a note at the end. */
const barSheet: Cell[][] = [
  ['VÍNNA KARTA – jeseň 2025'],
  [],
  ['víno', 'vinárstvo', 'ročník', '0,1 l', 'fľaša', 'regál'],
  ['BIELE'],
  ['Rizling vlašský', 'Vinárstvo pod Kopcom', 2023, '3,20 €', '22 €', 'A1'],
  ['Devín (polosladké)', 'Rodinné vinárstvo Mlyn', 2022, '3,50', '24,-'],
  ['ČERVENÉ'],
  ['Frankovka modrá, barik', 'Rodinné vinárstvo Mlyn', '2019/20', '4,50 €', '32 €'],
  ['Dunaj', 'Vinárstvo pod Kopcom', 'NV', '—', '28 €'],
  [],
  ['Všetky vína obsahujú siričitany.'],
];

describe('a menu that is not an export', () => {
  it('is imported unlisted; unread parts are named', async () => {
    const { rows, lacks, unread } = await importFile(await writeSheet(barSheet));
    expect(rows.map(({ row, outcome, name }) => [row, outcome, name])).toEqual([
      [5, 'created', 'Rizling vlašský'],
      [6, 'created', 'Devín'],
      [8, 'refused', 'Frankovka modrá, barik'],
      [9, 'created', 'Dunaj'],
    ]);
    expect(rows[2]?.errors).toMatchObject([{ column: 'ročník', code: 'vintage_invalid', value: '2019/20' }]);
    expect(lacks).toEqual(expect.arrayContaining(['Alergény', 'Krajina', 'Názov anglicky']));
    expect(unread).toEqual(['regál', 'riadok 11: „Všetky vína obsahujú siričitany.“']);
    const { sections } = await menu.readMenu();
    expect(sections.map(({ name, items }) => [name.sk, name.en, items.length])).toEqual([
      ['Červené', 'Red', 1],
      ['BIELE', 'White', 2],
    ]);
    const [riesling, devin] = sections[1]?.items ?? [];
    expect(riesling).toMatchObject({
      ...{ name: { sk: 'Rizling vlašský', en: 'Rizling vlašský' }, isListed: false, allergens: null },
      wine: { producer: 'Vinárstvo pod Kopcom', vintage: 2023, country: '', colour: 'white', sweetness: 'dry' },
      servings: [
        { kind: 'glass', volumeMl: 100, priceCents: 320 },
        { kind: 'bottle', volumeMl: 750, priceCents: 2200 },
      ],
    });
    expect(devin).toMatchObject({
      wine: { sweetness: 'medium' },
      servings: [{ priceCents: 350 }, { priceCents: 2400 }],
    });
    expect(sections[0]?.items[0]).toMatchObject({
      wine: { vintage: null, colour: 'red' },
      servings: [{ kind: 'bottle' }],
    });
    expect(countOutcomes((await postImport(await writeSheet(barSheet))).body)).toEqual({ unchanged: 3, refused: 1 });
    const response = await menu.changeItems([riesling?.id ?? ''], { isListed: true });
    expect((response.body as unknown as ImportBody).errors?.map(({ code }) => code)).toContain('allergens_missing');
  });

  it('changes prices of existing items, and nothing else', async () => {
    const item = await createWine({
      servings: [glassServing, bottleServing, { ...bottleServing, kind: 'takeaway', priceCents: 2000 }],
    });
    const { rows } = await importFile(
      await writeSheet([
        ['Wine list'],
        ['Wine', 'Winery', 'Bottle', 'Vintage'],
        ['blaufränkisch', 'Horák', '€ 35', 2021],
      ]),
    );
    expect(rows.map(({ changes }) => changes)).toMatchObject([
      [{ field: 'name.en' }, { field: 'servings.1.priceCents', to: '35' }],
    ]);
    const savedItem = (await menu.readMenu()).sections[0]?.items[0];
    expect(savedItem).toMatchObject({ id: item.id, isListed: true, name: { sk: 'Frankovka modrá' }, allergens: [12] });
    expect(savedItem?.servings.map(({ priceCents }) => priceCents)).toEqual([650, 3500, 2000]);
  });

  it('is refused when items of the same name cannot be distinguished', async () => {
    await createWine();
    await createWine({ wine: buildWineDetails({ vintage: 2022 }) });
    const { body } = await postImport(
      await writeSheet([
        ['víno', 'fľaša', 'farba'],
        ['Frankovka modrá', 7, ''],
        ['Nové', 7, ''],
      ]),
    );
    expect(body.rows.map(({ errors }) => errors.map(({ column, code }) => [column, code]))).toEqual([
      [['víno', 'several_meant']],
      [['farba', 'colour_missing']],
    ]);
  });

  it('is found on one of several sheets, and other menus are named', async () => {
    const workbook = new ExcelJS.Workbook();
    workbook.addWorksheet('Poznámky').addRows([['ceny platia od 1. 12.']]);
    workbook.addWorksheet('Nové').addRows([
      ['víno', 'vinárstvo', 'fľaša', 'farba'],
      ['Devín', 'Mlyn', 20, 'biele'],
    ]);
    workbook.addWorksheet('Staré').addRows([
      ['víno', 'ročník'],
      ['Pálava', 2001],
    ]);
    const { rows, unread } = (await postImport(Buffer.from(await workbook.xlsx.writeBuffer()))).body;
    expect([rows.map(({ name }) => name), unread]).toEqual([['Devín'], ['hárok Staré']]);
  });

  it('is read as CSV, and as a freely edited export', async () => {
    const csv = Buffer.from(
      'Názov;Výrobca;Farba;Zvyškový cukor;Alergény;Krajina;0,1 l\nSekt;Mlyn;šumivé;demi-sec;siričitany;Taliansko;5,50 €\n',
    );
    const { rows } = (await postImport(csv)).body;
    expect(rows[0]?.errors).toEqual([
      expect.objectContaining({
        column: 'Zvyškový cukor',
        value: 'demi-sec',
        choices: ['suché', 'polosuché', 'polosladké', 'sladké'],
      }),
    ]);
    const brut = Buffer.from(csv.toString().replace('demi-sec', 'brut'));
    expect(countOutcomes(await importFile(brut))).toEqual({ created: 1 });
    const item = (await menu.readMenu()).sections[1]?.items[0];
    expect(item).toMatchObject({ allergens: [12], wine: { country: 'IT', sweetness: 'dry', colour: 'sparkling' } });
  });

  it('an export without some columns does not change their values', async () => {
    await createItems(30);
    const [header = [], ...rows] = (await readCells(await exportMenu())) as string[][];
    const contentBefore = await readMenuContent();
    const droppedColumns =
      /^(Energia|E-etiketa|(Podáva sa|Objem|Cena|Podáva sa do).* [2-6]|Časť anglicky|Názov anglicky|Druh|ID|Farba|Oblasť)/;
    const keptIndexes = header.map((_, index) => index).filter((index) => !droppedColumns.test(header[index] ?? ''));
    const reducedRows = [header, ...rows]
      .map((row) => [...keptIndexes.map((index) => row[index] ?? null), 'x'])
      .map((row) => row.toReversed());
    const { rows: importedRows, lacks } = await importFile(await writeSheet(reducedRows), { replace: '1' });
    expect(countOutcomes({ rows: importedRows } as ImportBody)).toEqual({ unchanged: 30 });
    expect(lacks).toEqual(header.filter((name) => droppedColumns.test(name) && name !== 'ID (nemeniť)'));
    expect(await readMenuContent()).toEqual(contentBefore);
  });

  it('an empty template has the headings and can be filled', async () => {
    const response = await fetch(`${getUrls()[0]}/api/admin/menu/export?lang=sk&empty=1`, { headers });
    const template = Buffer.from(await response.arrayBuffer());
    expect(await readCells(template)).toEqual([(await readCells(await exportMenu()))[0]]);
    expect((await postImport(template)).body).toMatchObject({ rows: [], lacks: [], unread: [] });
  });
});

describe('an undone import', () => {
  const undoImport = (hash: string) =>
    callAsStaff<{ code?: string }>('/api/admin/menu/import/undo', { method: 'POST', body: { hash } });
  const readLatestImport = async () =>
    (await callAsStaff<{ latest: Record<string, unknown> | null }>('/api/admin/menu/import')).body.latest;

  it('restores the menu with ids and pictures; a repeat changes nothing', async () => {
    const [firstItem, secondItem] = [await createWine(), await createWine({ name: { sk: 'Iné', en: 'Other' } })];
    await menu.changeItemTonight(secondItem.id, { isSoldOut: true });
    await sql(
      `INSERT INTO site_images (id, key, image_url, alt_text_en, alt_text_sk, section, updated_at)
       VALUES (gen_random_uuid(), $1, '/images/x.jpg', 'en', 'sk', 'wines', now())`,
      [`menu.${secondItem.id}`],
    );
    const menuBefore = await menu.readMenu();
    const file = await editExport((rows, columnOf) => {
      rows.splice(2, 1);
      (rows[1] ?? [])[columnOf('Časť')] = 'Nové';
      (rows[1] ?? [])[columnOf('Cena € 1')] = 9;
      rows.push([...(rows[1] ?? [])]);
      Object.assign(rows[2] ?? [], { [columnOf('ID (nemeniť)')]: null, [columnOf('Názov')]: 'Tretie' });
    });
    const { hash } = await importFile(file, { replace: '1' });
    expect(await readLatestImport()).toMatchObject({ hash, created: 1, changed: 1, removed: 1 });
    const [auditEntry] = await sql<{ after: Record<string, unknown> }>(
      `SELECT after FROM audit_log WHERE action = 'menu.import' ORDER BY at DESC LIMIT 1`,
    );
    expect(JSON.stringify(auditEntry)).not.toContain('updatedByName":"');
    expect([(await undoImport(hash)).status, await readLatestImport()]).toEqual([204, null]);
    const withoutVersions = (menu: typeof menuBefore) =>
      JSON.parse(JSON.stringify(menu), (key, value: unknown) =>
        /^(version|updated)/.test(key) ? undefined : value,
      ) as unknown;
    expect(withoutVersions(await menu.readMenu())).toEqual(withoutVersions(menuBefore));
    const versions = (await menu.readMenu()).sections[0]?.items.map(({ version }) => version) ?? [];
    expect(versions).toEqual([firstItem.version + 2, secondItem.version + 3]);
    const restoredMenu = await menu.readMenu();
    expect([(await undoImport(hash)).status, await menu.readMenu()]).toEqual([204, restoredMenu]);
    const auditPage = await callAsStaff<{ items: { action: string; after: unknown }[] }>(
      '/api/admin/audit/entries?kind=menu',
    );
    const expectedCounts = { created: 1, changed: 1, removed: 1 };
    expect(auditPage.body.items.find(({ action }) => action === 'menu.import')?.after).toEqual(expectedCounts);
  });

  it('cannot be undone after a later change, and an unknown one is not found', async () => {
    const item = await createWine();
    const { hash } = await importFile(await editExport((rows) => rows.splice(1, 1)), { replace: '1' });
    await menu.createItem(buildWineItem(redsId));
    expect([(await undoImport(hash)).body.code, await readLatestImport()]).toEqual(['changed_meanwhile', null]);
    expect([(await undoImport('x')).status, (await undoImport('x'.repeat(43))).status]).toEqual([400, 404]);
    expect((await menu.deleteItem(item.id)).status).toBe(404);
  });
});

async function countWaitingLocks(): Promise<number> {
  const rows = await sql<{ count: string }>(
    `SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = 'menu_servings'::regclass`,
  );
  return Number(rows[0]?.count);
}

/** Creates items of all kinds with all fields. */
async function createItems(count: number): Promise<void> {
  const sections = {
    wine: redsId,
    drink: (await menu.createSection('drink', { sk: 'Káva', en: 'Coffee' })).body.id,
    food: (await menu.createSection('food', { sk: '=Syry', en: '+Cheese' })).body.id,
  };
  const items = Array.from({ length: count }, (_, index) => createItemBody(index, sections));
  for (let index = 0; index < count; index += 20) {
    const responses = await Promise.all(items.slice(index, index + 20).map((body) => menu.createItem(body)));
    expect(responses.map(({ body: { errors } }) => errors)).toEqual(responses.map(() => undefined));
  }
}

const nameStarts = ['=1+1', '+421', '-5', '@home', '1836', 'áno', 'Ľubľana', '"quoted"', '<b>', '07'];

function createItemBody(index: number, sections: Record<'wine' | 'drink' | 'food', string>): Record<string, unknown> {
  const name = {
    sk: `${nameStarts[index % nameStarts.length]} ${index}`,
    en: `${nameStarts[(index + 3) % nameStarts.length]} ${index}`,
  };
  const commonFields = { name, isListed: index % 3 > 0, allergens: [[], [12], [1, 7, 12], [3, 12]][index % 4] };
  const pouredUntil = index % 5 === 0 ? '2030-02-28' : null;
  if (index % 10 === 8) {
    return buildWineItem(sections.drink, {
      ...commonFields,
      wine: null,
      servings: [{ ...glassServing, kind: 'portion', volumeMl: 30 }],
    });
  }
  if (index % 10 === 9) {
    const portion = { kind: 'portion', volumeMl: null, priceCents: 905, pouredUntil };
    return buildWineItem(sections.food, {
      ...commonFields,
      text: null,
      wine: null,
      servings: [portion, { ...portion, kind: 'takeaway' }],
    });
  }
  const wine = buildWineDetails({
    ...{
      vintage: index % 7 === 0 ? null : 1990 + (index % 30),
      alcohol: index % 6 === 0 ? null : 11 + (index % 40) / 10,
    },
    grapes: [['Frankovka modrá', 'Alibernet'], [], ['Devín']][index % 3],
    ...(index % 4 === 0 ? { appellation: null, labelUrl: null, ingredients: null, energyKj: null } : {}),
    isVegan: index % 2 === 0,
  });
  const servings = [
    { ...glassServing, pouredUntil, priceCents: 405 + index },
    { ...glassServing, volumeMl: 200 },
    bottleServing,
  ];
  return buildWineItem(sections.wine, { ...commonFields, wine, servings: servings.slice(0, 1 + (index % 3)) });
}

/** A sheet of 100 MB of spaces, small when compressed. */
async function writeZipBomb(): Promise<Buffer> {
  const zip = await JSZip.loadAsync(await writeSheet([['x']]));
  zip.file('xl/worksheets/sheet1.xml', Buffer.alloc(100 * 1024 * 1024, ' '));
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}

async function writeRow(row: string): Promise<Buffer> {
  const zip = await JSZip.loadAsync(await writeSheet([['Názov'], ['Frankovka']]));
  const sheetPath = 'xl/worksheets/sheet1.xml';
  zip.file(
    sheetPath,
    (await zip.file(sheetPath)?.async('string'))?.replace('</sheetData>', `${row}</sheetData>`) ?? '',
  );
  return zip.generateAsync({ type: 'nodebuffer' });
}

const createWideJson = (): Promise<Buffer> =>
  Promise.resolve(Buffer.from(JSON.stringify(Array.from({ length: 60_000 }, (_, index) => ({ [`f${index}`]: 1 })))));

const createNestedJson = (depth: number): Buffer => Buffer.from(`[${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}]`);

async function writeFullyMergedSheet(): Promise<Buffer> {
  const zip = await JSZip.loadAsync(await writeSheet([['x']]));
  const sheetPath = 'xl/worksheets/sheet1.xml';
  const xml = (await zip.file(sheetPath)?.async('string')) ?? '';
  const mergeCells = '<mergeCells count="1"><mergeCell ref="A1:XFD1048576"/></mergeCells>';
  zip.file(sheetPath, xml.replace('</sheetData>', `</sheetData>${mergeCells}`));
  return zip.generateAsync({ type: 'nodebuffer' });
}
